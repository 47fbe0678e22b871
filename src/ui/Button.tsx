import type { MouseEvent, ReactNode } from 'react';

export interface ButtonProps {
  children: ReactNode;
  /** `primary`: the one strong colour of a card; `secondary`: outlined; `quiet`: text alone; `danger`: destroys something. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** At work: keeps its width and its focus, takes no press, says `pendingText`. @default false */
  isPending?: boolean | undefined;
  pendingText?: string | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  onPress?: (() => void) | undefined;
  /** For a button whose content is an icon, or says too little on its own. */
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-pressed'?: boolean | undefined;
  id?: string | undefined;
  /** A square button for one icon. @default false */
  isIcon?: boolean | undefined;
  /** @default false */
  autoFocus?: boolean | undefined;
}

/**
 * A button in one of four strengths. The platform's own: it needs nothing that React Aria adds, and every form has one. While pending it
 * keeps the focus and takes no press.
 */
export function Button({
  children,
  variant = 'secondary',
  isPending = false,
  pendingText,
  isDisabled = false,
  isIcon,
  onPress,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isSaying = isPending && pendingText !== undefined;
  const press = (event: MouseEvent) => {
    if (isPending) event.preventDefault();
    else onPress?.();
  };
  return (
    <button
      {...rest}
      type={type}
      className="tr-Button"
      data-variant={variant}
      data-icon={isIcon || undefined}
      disabled={isDisabled && !isPending}
      aria-disabled={isPending || undefined}
      onClick={press}
    >
      <span className="tr-Button-label" data-hidden={isSaying || undefined}>
        {children}
      </span>
      {isSaying && <span className="tr-Button-pending">{pendingText}</span>}
    </button>
  );
}
