import { useEffect, useRef } from 'react';
import { useStrings } from '../ui';
import * as words from './words';

interface ImageDialogProps {
  /** A Blob URL. */
  url: string;
  name: string;
  onClose(): void;
}

/** A picture over the whole page, in a modal dialog of the browser's own; closed by its button, Escape or a press beside the picture. */
export function ImageDialog({ url, name, onClose }: ImageDialogProps) {
  const { t } = useStrings();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const keepInside = (event: KeyboardEvent) => event.stopPropagation();
    element.addEventListener('keydown', keepInside);
    return () => element.removeEventListener('keydown', keepInside);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="tr-ImageDialog"
      aria-label={name}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <img className="tr-ImageDialog-image" src={url} alt={name} />
      <button
        type="button"
        className="tr-ImageDialog-close"
        aria-label={t(words.close)}
        onClick={() => dialog.current?.close()}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </dialog>
  );
}
