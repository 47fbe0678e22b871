import { useEffect, useRef, useState } from 'react';
import { refuseFile } from './fileRules';
import type { FileRefusal, FileRules } from './fileRules';

/** Stores a file and answers with the reference to submit; `onProgress` takes a share from 0 to 1. */
export type FileUploader<Reference> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Reference>;

/** A file that was picked here and is not (or not yet) a reference. */
export type PendingFile = { id: number; file: File } & (
  | { state: 'refused'; refusal: FileRefusal }
  | { state: 'sending'; share: number | undefined }
  | { state: 'failed'; reason: string | undefined }
);

/** A file as it comes from a drop: folders look like files there. */
export interface PickedFile {
  file: File;
  isFolder?: boolean | undefined;
}

export interface FileUploadsOptions<Reference> {
  value: readonly Reference[];
  onChange: (value: Reference[]) => void;
  rules: FileRules;
  uploadFile: FileUploader<Reference> | undefined;
  onSent: (reference: Reference, file: File) => void;
  onSettled: (file: File, reason: 'sent' | 'failed' | FileRefusal) => void;
}

function reasonForUser(error: unknown): string | undefined {
  return error instanceof Error && (error as { isForUser?: unknown }).isForUser === true ? error.message : undefined;
}

/**
 * Judges picked files, sends the ones that are taken through the host, and adds their references to the value in the order in which they
 * arrive. Leaving the page or the form stops what is on its way; a file that was stopped or removed never becomes a reference.
 */
export function useFileUploads<Reference>(options: FileUploadsOptions<Reference>) {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const latest = useRef(options);
  const references = useRef(options.value);
  const controllers = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  useEffect(() => {
    latest.current = options;
    references.current = options.value;
  });
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    };
  }, []);

  const change = (next: readonly Reference[]) => {
    references.current = next;
    latest.current.onChange([...next]);
  };
  const update = (id: number, patch: (item: PendingFile) => PendingFile | undefined) =>
    setPending((items) => items.flatMap((item) => (item.id === id ? (patch(item) ?? []) : item)));

  const send = async (id: number, file: File) => {
    const controller = new AbortController();
    controllers.current.set(id, controller);
    const isCurrent = () => controllers.current.get(id) === controller;
    const onProgress = (share: number) => {
      if (isCurrent() && Number.isFinite(share))
        update(id, () => ({ id, file, state: 'sending', share: Math.min(1, Math.max(0, share)) }));
    };
    try {
      const reference = await latest.current.uploadFile!(file, { signal: controller.signal, onProgress });
      if (!isCurrent()) return;
      update(id, () => undefined);
      latest.current.onSent(reference, file);
      change([...references.current, reference]);
      latest.current.onSettled(file, 'sent');
    } catch (error) {
      if (!isCurrent()) return;
      update(id, () => ({ id, file, state: 'failed', reason: reasonForUser(error) }));
      latest.current.onSettled(file, 'failed');
    } finally {
      if (isCurrent()) controllers.current.delete(id);
    }
  };

  const start = (id: number, file: File) => {
    update(id, () => ({ id, file, state: 'sending', share: undefined }));
    void send(id, file);
  };
  const drop = (id: number) => {
    controllers.current.get(id)?.abort();
    controllers.current.delete(id);
    update(id, () => undefined);
  };

  return {
    pending,
    add(picked: readonly PickedFile[]) {
      let count = references.current.length + pending.filter(({ state }) => state !== 'refused').length;
      const added = picked.map(({ file, isFolder }): PendingFile => {
        const refusal = refuseFile(
          { name: file.name, size: file.size, type: file.type, isFolder },
          options.rules,
          count,
        );
        lastId.current += 1;
        if (refusal === undefined) count += 1;
        return refusal === undefined
          ? { id: lastId.current, file, state: 'sending', share: undefined }
          : { id: lastId.current, file, state: 'refused', refusal };
      });
      setPending((items) => [...items.filter(({ state }) => state !== 'refused'), ...added]);
      for (const item of added) {
        if (item.state === 'sending') void send(item.id, item.file);
        else if (item.state === 'refused') latest.current.onSettled(item.file, item.refusal);
      }
    },
    retry: start,
    drop,
    remove: (position: number) => change(references.current.filter((_, index) => index !== position)),
  };
}
