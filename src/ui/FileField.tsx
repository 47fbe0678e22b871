import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button';
import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { FileDrop, toPickedFiles } from './FileDrop';
import { FileRow } from './FileRow';
import { formatBytes, toAcceptList } from './fileRules';
import type { FileRefusal } from './fileRules';
import * as words from './fileWords';
import { focusField } from './focusField';
import { InfoIcon } from './statusIcons';
import { onFocusWithin } from './onFocusWithin';
import { useStrings } from './strings/StringsProvider';
import { useFileUploads } from './useFileUploads';
import type { FileUploader, PendingFile } from './useFileUploads';
import { VisuallyHidden } from './VisuallyHidden';

const keyLength = 200;

/** What `onDraftChange` of a file control reports while a file is on its way or failed: why the answer is not whole, in words. */
export interface FileProblem {
  code: 'sending' | 'failed';
  message: string;
}

export interface FileFieldProps<Reference> extends FieldProps {
  /** References to files that are stored already; never the files' bytes. */
  value: readonly Reference[];
  onChange: (value: Reference[]) => void;
  onDraftChange?: ((problem: FileProblem | undefined) => void) | undefined;
  /** Stores a file; without it the control says that files cannot be sent. An error is shown only if its `isForUser` is true. */
  uploadFile?: FileUploader<Reference> | undefined;
  /** The name of a reference that was not sent from here. @default its `fileName` or `name`, a string itself */
  nameOf?: ((reference: Reference) => string | undefined) | undefined;
  /** @default our words for "Choose files" */
  buttonLabel?: string | undefined;
  /** Extensions or media types; others are refused unread. @default any */
  accept?: readonly string[] | undefined;
  /** Bytes of one file; larger ones are refused unread. @default any */
  maxBytes?: number | undefined;
  /** @default any number */
  maxFiles?: number | undefined;
}

function defaultNameOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' || reference === null) return undefined;
  for (const key of ['fileName', 'filename', 'name']) {
    const name = Object.hasOwn(reference, key) ? (reference as Record<string, unknown>)[key] : undefined;
    if (typeof name === 'string' && name !== '') return name;
  }
  return undefined;
}

function keyOf(reference: unknown): string {
  return typeof reference === 'string'
    ? `${reference.length}:${reference.slice(0, keyLength)}${reference.slice(-keyLength)}`
    : JSON.stringify(reference);
}

/**
 * Files: picked, dropped or pasted, judged by name, size and type before a byte is read, and stored by the host. The value is the list of
 * the references the host answers with.
 */
export function FileField<Reference>(props: FileFieldProps<Reference>) {
  const {
    value,
    onChange,
    onDraftChange,
    uploadFile,
    nameOf,
    accept = [],
    maxBytes,
    maxFiles,
    isDisabled = false,
    isReadOnly = false,
  } = props;
  const { t, locale } = useStrings();
  const parts = useField(props);
  const hintId = useId();
  const [news, setNews] = useState('');
  const sentFiles = useRef(new Map<string, File>());
  const acceptList = toAcceptList(accept);
  const isSingle = maxFiles === 1;
  const types = new Intl.ListFormat(locale, { type: 'disjunction' }).format(acceptList);

  const explain = (file: File, refusal: FileRefusal): string => {
    if (refusal === 'folder') return t(words.fileIsFolder);
    if (refusal === 'type') return t(words.fileWrongType, { types });
    if (refusal === 'size')
      return t(words.fileTooLarge, {
        size: formatBytes(file.size, locale),
        maximum: formatBytes(maxBytes ?? 0, locale),
      });
    return t(words.fileTooMany, { count: maxFiles ?? 0 });
  };
  const uploads = useFileUploads<Reference>({
    value,
    onChange,
    uploadFile,
    rules: { accept: acceptList, maxBytes, maxFiles },
    onSent: (reference, file) => sentFiles.current.set(keyOf(reference), file),
    onSettled: (file, reason) => {
      if (reason === 'sent') setNews(t(words.announceSent, { file: file.name }));
      else
        setNews(
          t(words.announceFailed, {
            file: file.name,
            reason: reason === 'failed' ? t(words.fileFailed) : explain(file, reason),
          }),
        );
    },
  });

  const sendingCount = uploads.pending.filter(({ state }) => state === 'sending').length;
  const failedCount = uploads.pending.filter(({ state }) => state === 'failed').length;
  const problem =
    sendingCount > 0
      ? t(words.stillSending, { count: sendingCount })
      : failedCount > 0
        ? t(words.someFailed, { count: failedCount })
        : undefined;
  const problemCode = sendingCount > 0 ? 'sending' : 'failed';
  const report = useRef(onDraftChange);
  useEffect(() => {
    report.current = onDraftChange;
  });
  useEffect(() => {
    if (problem === undefined) return;
    report.current?.({ code: problemCode, message: problem });
    return () => report.current?.(undefined);
  }, [problem, problemCode]);

  const limits = [
    ...(acceptList.length > 0
      ? [
          t(words.fileTypes, {
            types: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(acceptList),
          }),
        ]
      : []),
    ...(maxBytes === undefined ? [] : [t(words.fileMaximumSize, { size: formatBytes(maxBytes, locale) })]),
    ...(maxFiles === undefined || isSingle ? [] : [t(words.fileMaximumCount, { count: maxFiles })]),
  ].join(' ');
  const canAdd = uploadFile !== undefined && !isReadOnly;
  const hasHint = canAdd && limits !== '';
  const isFixed = isDisabled || isReadOnly;
  const backToButton = (name: string) => {
    setNews(t(words.announceRemoved, { file: name }));
    focusField(parts.id);
  };

  const drawPending = (item: PendingFile) => {
    const { id, file } = item;
    const onRemove = () => {
      uploads.drop(id);
      backToButton(file.name);
    };
    if (item.state === 'sending') {
      return (
        <FileRow
          key={id}
          name={file.name}
          detail={
            item.share === undefined
              ? t(words.fileSending)
              : new Intl.NumberFormat(locale, { style: 'percent' }).format(item.share)
          }
          progress={item.share ?? null}
          progressLabel={file.name}
          removeLabel={t(words.cancelFile, { file: file.name })}
          onRemove={onRemove}
        />
      );
    }
    const isRefused = item.state === 'refused';
    return (
      <FileRow
        key={id}
        name={file.name}
        error={isRefused ? explain(file, item.refusal) : (item.reason ?? t(words.fileFailed))}
        removeLabel={t(isRefused ? words.dismissFile : words.removeFile, { file: file.name })}
        onRemove={onRemove}
      >
        {!isRefused && (
          <Button
            variant="quiet"
            aria-label={t(words.retryFileNamed, { file: file.name })}
            onPress={() => uploads.retry(id, file)}
          >
            {t(words.retryFile)}
          </Button>
        )}
      </FileRow>
    );
  };

  return (
    <div
      className="tr-Field tr-FileField"
      role="group"
      aria-labelledby={parts.labelId}
      data-invalid={parts.isInvalid || undefined}
      {...(canAdd ? {} : { id: parts.id, 'aria-describedby': parts.describedBy })}
      {...onFocusWithin({ onFocus: props.onFocus, onBlur: props.onBlur })}
      onPaste={(event) => {
        const picked = toPickedFiles(event.clipboardData);
        if (!canAdd || isDisabled || picked.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        uploads.add(picked);
      }}
    >
      <FieldHead field={props} parts={parts} kind="group" />
      {canAdd && (
        <FileDrop
          id={parts.id}
          buttonLabel={props.buttonLabel || t(isSingle ? words.chooseFile : words.chooseFiles)}
          dropLabel={t(isSingle ? words.dropFile : words.dropFiles)}
          accept={acceptList}
          isMultiple={!isSingle}
          isDisabled={isDisabled}
          isInvalid={parts.isInvalid}
          isRequired={props.isRequired ?? false}
          autoFocus={props.autoFocus}
          describedBy={[parts.describedBy, hasHint ? hintId : undefined].filter(Boolean).join(' ') || undefined}
          onFiles={uploads.add}
        />
      )}
      {hasHint && (
        <div className="tr-FileField-limits" id={hintId}>
          {limits}
        </div>
      )}
      {uploadFile === undefined && !isReadOnly && (
        <div className="tr-FileField-unavailable">
          <InfoIcon />
          <span>{t(words.filesCannotBeSent)}</span>
        </div>
      )}
      {isReadOnly && value.length === 0 && <div className="tr-FileField-limits">{t(words.noFiles)}</div>}
      {value.length + uploads.pending.length > 0 && (
        <ul className="tr-FileField-list" aria-label={t(words.chosenFiles)}>
          {value.map((reference, position) => {
            const sent = sentFiles.current.get(keyOf(reference));
            const name = sent?.name ?? (nameOf ?? defaultNameOf)(reference) ?? t(words.unnamedFile);
            return (
              <FileRow
                key={`${position}-${name}`}
                name={name}
                detail={sent && `${formatBytes(sent.size, locale)} · ${t(words.fileSent)}`}
                removeLabel={t(words.removeFile, { file: name })}
                onRemove={
                  isFixed
                    ? undefined
                    : () => {
                        uploads.remove(position);
                        backToButton(name);
                      }
                }
              />
            );
          })}
          {uploads.pending.map(drawPending)}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <FieldFoot field={props} parts={parts} />
    </div>
  );
}
