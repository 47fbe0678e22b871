import { DownloadIcon, FileIcon } from './thingIcons';
import * as words from './fileWords';
import { useStrings } from './strings/StringsProvider';

export interface FileDownloadProps {
  /** What the file is for; omitted where the name says it all. */
  label?: string | undefined;
  /** The name as it is shown and saved. */
  fileName: string;
  /** An address that has been checked; undefined where it did not pass. */
  href: string | undefined;
  description?: string | undefined;
}

/** A file to fetch: a link named with the file's name, opened away from this page; without a safe address the name alone, and why. */
export function FileDownload({ label, fileName, href, description }: FileDownloadProps) {
  const { t } = useStrings();
  return (
    <div className="tr-Field tr-FileDownload">
      {label && (
        <div className="tr-Field-label" dir="auto">
          {label}
        </div>
      )}
      {description && (
        <div className="tr-Field-description" dir="auto">
          {description}
        </div>
      )}
      {href === undefined ? (
        <div className="tr-FileDownload-card" data-unavailable>
          <FileIcon />
          <span className="tr-FileRow-text">
            <bdi className="tr-FileRow-name">{fileName}</bdi>
            <span className="tr-FileRow-detail">{t(words.fileHasNoLink)}</span>
          </span>
        </div>
      ) : (
        <a className="tr-FileDownload-card" href={href} target="_blank" rel="noopener noreferrer" download={fileName}>
          <FileIcon />
          <bdi className="tr-FileRow-name">{fileName}</bdi>
          <DownloadIcon />
        </a>
      )}
    </div>
  );
}
