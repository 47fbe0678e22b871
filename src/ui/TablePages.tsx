import { Button } from './Button';
import { ChevronEndIcon, ChevronStartIcon } from './arrowIcons';
import { useStrings } from './strings/StringsProvider';
import * as words from './tableWords';

const pageSizes = [10, 25, 50, 100];

export interface TablePagesProps {
  id: string;
  page: number;
  rowsPerPage: number;
  /** The size the table began with, always on offer. */
  initialRowsPerPage: number;
  rowCount: number;
  onPageChange: (page: number) => void;
  onRowsPerPageChange: (rowsPerPage: number) => void;
}

/** Which rows are shown, steps to the pages before and after, and how many rows a page has. */
export function TablePages({
  id,
  page,
  rowsPerPage,
  initialRowsPerPage,
  rowCount,
  onPageChange,
  onRowsPerPageChange,
}: TablePagesProps) {
  const { t } = useStrings();
  const pageCount = Math.ceil(rowCount / rowsPerPage);
  const sizes = [...new Set([initialRowsPerPage, ...pageSizes.filter((size) => size > initialRowsPerPage)])];
  return (
    <nav className="tr-TablePages" aria-label={t(words.pages)}>
      {sizes.length > 1 && (
        <span className="tr-TablePages-size">
          <label htmlFor={`${id}-pageSize`}>{t(words.rowsPerPage)}</label>
          <select
            id={`${id}-pageSize`}
            className="tr-TablePages-select"
            value={rowsPerPage}
            onChange={(event) => onRowsPerPageChange(Number(event.target.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </span>
      )}
      <span className="tr-TablePages-range">
        {t(words.rowRange, {
          first: page * rowsPerPage + 1,
          last: Math.min(rowCount, (page + 1) * rowsPerPage),
          total: rowCount,
        })}
      </span>
      <span className="tr-TablePages-steps">
        <Button
          variant="quiet"
          isIcon
          aria-label={t(words.previousPage)}
          isDisabled={page === 0}
          onPress={() => onPageChange(page - 1)}
        >
          <ChevronStartIcon />
        </Button>
        <Button
          variant="quiet"
          isIcon
          aria-label={t(words.nextPage)}
          isDisabled={page >= pageCount - 1}
          onPress={() => onPageChange(page + 1)}
        >
          <ChevronEndIcon />
        </Button>
      </span>
    </nav>
  );
}
