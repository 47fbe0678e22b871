import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { toAcceptList } from './fileRules';
import { UploadIcon } from './thingIcons';
import type { PickedFile } from './useFileUploads';

export interface FileDropProps {
  id: string;
  /** What the button says. */
  buttonLabel: string;
  /** What stands beside the button: files can be dropped and pasted too. */
  dropLabel: string;
  accept: readonly string[];
  isMultiple: boolean;
  isDisabled: boolean;
  isInvalid: boolean;
  isRequired: boolean;
  autoFocus?: boolean | undefined;
  describedBy: string | undefined;
  onFiles: (files: PickedFile[]) => void;
}

/** The files of a drop or a paste, folders told from files. */
export function toPickedFiles(data: DataTransfer): PickedFile[] {
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  if (items.length === 0) return [...data.files].map((file) => ({ file }));
  return items.flatMap((item) => {
    const file = item.getAsFile();
    return file ? [{ file, isFolder: item.webkitGetAsEntry?.()?.isDirectory ?? false }] : [];
  });
}

/** A button that opens the system's file picker, in an area that takes dropped files. The button is the browser's own file input, drawn over. */
export function FileDrop(props: FileDropProps) {
  const [isDropTarget, setIsDropTarget] = useState(false);
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setIsDropTarget(false);
  };
  const isFiles = (event: DragEvent) => !props.isDisabled && event.dataTransfer.types.includes('Files');
  return (
    <div
      className="tr-FileDrop"
      data-drop-target={isDropTarget || undefined}
      data-disabled={props.isDisabled || undefined}
      data-invalid={props.isInvalid || undefined}
      onDragEnter={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setIsDropTarget(true);
      }}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDragLeave={() => {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      }}
      onDrop={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        leave();
        props.onFiles(toPickedFiles(event.dataTransfer));
      }}
    >
      <span className="tr-FileDrop-button">
        <input
          className="tr-FileDrop-input"
          id={props.id}
          type="file"
          aria-label={props.buttonLabel}
          aria-describedby={props.describedBy}
          aria-invalid={props.isInvalid || undefined}
          aria-required={props.isRequired || undefined}
          accept={toAcceptList(props.accept).join(',') || undefined}
          multiple={props.isMultiple}
          disabled={props.isDisabled}
          autoFocus={props.autoFocus}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])].map((file) => ({ file }));
            event.target.value = '';
            if (files.length > 0) props.onFiles(files);
          }}
        />
        <span className="tr-FileDrop-face" aria-hidden="true">
          <UploadIcon />
          <bdi>{props.buttonLabel}</bdi>
        </span>
      </span>
      <span className="tr-FileDrop-hint">{props.dropLabel}</span>
    </div>
  );
}
