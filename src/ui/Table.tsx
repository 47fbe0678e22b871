import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from './Button';
import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { SearchIcon } from './thingIcons';
import { onFocusWithin } from './onFocusWithin';
import { useStrings } from './strings/StringsProvider';
import { TableGrid } from './TableGrid';
import { TablePages } from './TablePages';
import { findRows, indexRows, sortRows } from './tableRows';
import type { TableColumn, TableRow, TableSort } from './tableRows';
import * as words from './tableWords';

const defaultRowsPerPage = 10;

export interface TableProps extends FieldProps {
  columns: readonly TableColumn[];
  /** Cells are shown as they are given; ids are unique. */
  rows: readonly TableRow[];
  /** @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  selectedIds?: readonly string[] | undefined;
  /** Gets the ids in the order of `rows`, whatever the table is sorted by. */
  onSelectionChange?: ((ids: string[]) => void) | undefined;
  /** Once so many rows are selected, no further one can be. */
  maximumSelected?: number | undefined;
  /** @default false */
  isSortable?: boolean | undefined;
  /** @default false */
  isSearchable?: boolean | undefined;
  /** @default 10 */
  rowsPerPage?: number | undefined;
}

function useShownRows(
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  query: string,
  sort: TableSort | undefined,
  locale: string,
) {
  const isSearching = query.trim() !== '';
  const index = useMemo(() => (isSearching ? indexRows(rows, columns) : []), [isSearching, rows, columns]);
  const found = useMemo(() => (isSearching ? findRows(rows, index, query) : rows), [isSearching, rows, index, query]);
  return useMemo(() => (sort ? sortRows(found, sort, locale) : found), [found, sort, locale]);
}

/**
 * Rows to read, or to choose one or several from: sorted by the locale, searched, paged. Only the rows of a page are in the document, so
 * that thousands cost nothing. A selection holds across pages, searches and orders; "all" means all rows the search has found.
 */
export function Table(props: TableProps) {
  const {
    columns,
    rows,
    selectionMode = 'none',
    selectedIds,
    onSelectionChange,
    maximumSelected,
    isSortable = false,
    isSearchable = false,
  } = props;
  const { t, locale } = useStrings();
  const parts = useField(props);
  const initialRowsPerPage = Math.max(1, Math.floor(props.rowsPerPage ?? defaultRowsPerPage));
  const [rowsPerPage, setRowsPerPage] = useState(initialRowsPerPage);
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<TableSort>();
  const [wantedPage, setPage] = useState(0);
  const shown = useShownRows(columns, rows, useDeferredValue(query), sort, locale);
  const page = Math.max(0, Math.min(wantedPage, Math.ceil(shown.length / rowsPerPage) - 1));
  const firstRow = page * rowsPerPage;

  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  const isMultiple = selectionMode === 'multiple';
  const isLocked = (props.isDisabled || props.isReadOnly) ?? false;
  const limit = maximumSelected ?? Infinity;
  const select = (ids: ReadonlySet<string>) => onSelectionChange?.(rows.flatMap(({ id }) => (ids.has(id) ? [id] : [])));
  const toggle = (id: string) => {
    if (!isMultiple) return select(new Set([id]));
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    select(next);
  };
  const foundSelected = isMultiple ? shown.filter(({ id }) => selected.has(id)).length : 0;
  const isAllSelected = shown.length > 0 && foundSelected === shown.length;
  const isTooMany = selected.size + shown.length - foundSelected > limit;
  const toggleAll = () => {
    const next = new Set(selected);
    for (const { id } of shown) {
      if (isAllSelected) next.delete(id);
      else next.add(id);
    }
    select(next);
  };
  const sortBy = (key: string) => {
    setSort((now) =>
      now?.key !== key
        ? { key, direction: 'ascending' }
        : now.direction === 'ascending'
          ? { key, direction: 'descending' }
          : undefined,
    );
    setPage(0);
  };

  const isSearching = query.trim() !== '';
  const count = selected.size;
  const statuses = [
    ...(isSearching && shown.length > 0 ? [t(words.rowsFound, { count: shown.length })] : []),
    ...(isMultiple && maximumSelected !== undefined
      ? [t(words.rowsSelectedOfAtMost, { count, maximum: maximumSelected })]
      : selectionMode !== 'none' && count > 0
        ? [t(words.rowsSelected, { count })]
        : []),
  ];
  return (
    <div
      className="tr-Field tr-TableField"
      id={parts.id}
      role="group"
      aria-labelledby={parts.labelId}
      data-invalid={parts.isInvalid || undefined}
      data-disabled={props.isDisabled || undefined}
      {...onFocusWithin({ onFocus: props.onFocus, onBlur: props.onBlur })}
    >
      <FieldHead field={props} parts={parts} kind="group" />
      {isSearchable && rows.length > 0 && (
        <div className="tr-Control tr-ControlGroup tr-Table-search">
          <SearchIcon />
          <input
            className="tr-ControlGroup-input"
            type="search"
            dir="auto"
            autoComplete="off"
            aria-label={t(words.searchRows)}
            aria-describedby={parts.labelId}
            placeholder={t(words.searchRows)}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setPage(0);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
              if (event.key === 'Escape' && query !== '') event.stopPropagation();
            }}
          />
        </div>
      )}
      <div className="tr-Table-frame">
        {shown.length > 0 ? (
          <TableGrid
            id={parts.id}
            labelId={parts.labelId}
            describedBy={parts.describedBy}
            columns={columns}
            rows={shown.slice(firstRow, firstRow + rowsPerPage)}
            rowCount={shown.length}
            firstRow={firstRow}
            sort={sort}
            onSort={isSortable ? sortBy : undefined}
            selectionMode={selectionMode}
            isSelected={(id) => selected.has(id)}
            onToggle={toggle}
            isFull={isMultiple && count >= limit}
            isLocked={isLocked}
            isInvalid={parts.isInvalid}
            selectAll={
              isMultiple
                ? {
                    label: t(isSearching ? words.selectFoundRows : words.selectAllRows, { count: shown.length }),
                    isSelected: isAllSelected,
                    isIndeterminate: foundSelected > 0 && !isAllSelected,
                    isDisabled: isLocked || (isTooMany && !isAllSelected),
                    onToggle: toggleAll,
                  }
                : undefined
            }
          />
        ) : (
          <div className="tr-Table-empty">
            <span>{isSearching ? t(words.noMatchingRows, { query: query.trim() }) : t(words.noRows)}</span>
            {isSearching && (
              <Button variant="quiet" onPress={() => setQuery('')}>
                {t(words.clearSearch)}
              </Button>
            )}
          </div>
        )}
        {shown.length > initialRowsPerPage && (
          <TablePages
            id={parts.id}
            page={page}
            rowsPerPage={rowsPerPage}
            initialRowsPerPage={initialRowsPerPage}
            rowCount={shown.length}
            onPageChange={setPage}
            onRowsPerPageChange={(size) => {
              setRowsPerPage(size);
              setPage(Math.floor(firstRow / size));
            }}
          />
        )}
      </div>
      <div className="tr-Table-status">
        <span role="status">{statuses.join(' · ')}</span>
        {selectionMode !== 'none' && count > 0 && !isLocked && !props.isRequired && (
          <Button variant="quiet" onPress={() => select(new Set())}>
            {t(words.clearSelection)}
          </Button>
        )}
      </div>
      <FieldFoot field={props} parts={parts} />
    </div>
  );
}
