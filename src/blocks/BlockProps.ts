import type { BlockPart } from '../model';

/** What a block is drawn from. Its outermost element carries `data-part`, the kind of what is seen. */
export interface BlockProps<P extends BlockPart = BlockPart> {
  /** One thing the user sees, as `planAudience` ordered it. */
  part: P;
  /** Asks the host to open a URI no browser may follow; without it such links are plain text. */
  onOpen?: ((uri: string) => void) | undefined;
  /** Asks the host to try again, where only a retry is due; without it there is no button. */
  onRetry?: (() => void) | undefined;
}
