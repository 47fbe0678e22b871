import { useEffect, useRef, useState } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from './arrowIcons';
import { useStrings } from './strings/StringsProvider';
import { cellOf } from './tableRows';
import type { TableColumn, TableRow, TableSort } from './tableRows';
import * as words from './tableWords';
import { useTableKeys } from './useTableKeys';
import { VisuallyHidden } from './VisuallyHidden';

export interface TableGridProps {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  columns: readonly TableColumn[];
  /** The rows of this page alone. */
  rows: readonly TableRow[];
  /** Rows that match, on every page. */
  rowCount: number;
  firstRow: number;
  sort: TableSort | undefined;
  onSort: ((key: string) => void) | undefined;
  selectionMode: 'none' | 'single' | 'multiple';
  isSelected: (id: string) => boolean;
  onToggle: (id: string) => void;
  /** No further row may be selected. */
  isFull: boolean;
  isLocked: boolean;
  isInvalid: boolean;
  selectAll:
    | { label: string; isSelected: boolean; isIndeterminate: boolean; isDisabled: boolean; onToggle: () => void }
    | undefined;
}

function useIsOverflowing() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setIsOverflowing(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { ref, isOverflowing };
}

function SelectAll({ selectAll, tabIndex }: { selectAll: NonNullable<TableGridProps['selectAll']>; tabIndex: 0 | -1 }) {
  const { label, isSelected, isIndeterminate, isDisabled, onToggle } = selectAll;
  return (
    <input
      className="tr-Choice-input tr-Table-choice"
      type="checkbox"
      aria-label={label}
      tabIndex={tabIndex}
      checked={isSelected}
      disabled={isDisabled}
      onChange={onToggle}
      ref={(element) => {
        if (element) element.indeterminate = isIndeterminate;
      }}
    />
  );
}

/** The table of one page: a grid with a checkbox or radio button in each row where rows can be chosen, a plain table where not. */
export function TableGrid(props: TableGridProps) {
  const { columns, rows, sort, onSort, selectionMode, isSelected, onToggle, isFull, isLocked, isInvalid, selectAll } =
    props;
  const { t, direction } = useStrings();
  const { ref, isOverflowing } = useIsOverflowing();
  const { tabIndexOf, tableProps } = useTableKeys(rows.length, direction === 'rtl');
  const isGrid = selectionMode !== 'none';
  const cellRole = isGrid ? 'gridcell' : 'cell';
  const shift = isGrid ? 1 : 0;
  const tabIndex = (row: number, column: number, hasControl = false) =>
    isGrid && !hasControl ? { tabIndex: tabIndexOf(row, column) } : {};
  return (
    <div
      className="tr-Table-scroll"
      ref={ref}
      {...(isOverflowing && !isGrid ? { tabIndex: 0, role: 'group', 'aria-labelledby': props.labelId } : {})}
    >
      <table
        className="tr-Table"
        id={`${props.id}-table`}
        role={isGrid ? 'grid' : 'table'}
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        aria-rowcount={props.rowCount + 1}
        aria-multiselectable={selectionMode === 'multiple' || undefined}
        aria-readonly={isGrid ? true : undefined}
        data-selectable={isGrid || undefined}
        {...(isGrid ? tableProps : {})}
      >
        <thead className="tr-Table-head" role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {isGrid && (
              <th
                className="tr-Table-choiceCell"
                role="columnheader"
                scope="col"
                data-empty={selectAll === undefined || undefined}
                {...tabIndex(0, 0, selectAll !== undefined && !selectAll.isDisabled)}
              >
                {selectAll ? (
                  <SelectAll selectAll={selectAll} tabIndex={tabIndexOf(0, 0)} />
                ) : (
                  <VisuallyHidden>{t(words.selection)}</VisuallyHidden>
                )}
              </th>
            )}
            {columns.map(({ key, header }, index) => {
              const sorted = sort?.key === key ? sort.direction : undefined;
              return (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  aria-sort={onSort ? (sorted ?? 'none') : undefined}
                  {...tabIndex(0, index + shift, onSort !== undefined)}
                >
                  {onSort ? (
                    <button
                      className="tr-Table-sort"
                      type="button"
                      onClick={() => onSort(key)}
                      {...tabIndex(0, index + shift)}
                    >
                      <bdi>{header}</bdi>
                      <span className="tr-Table-sortIcon" data-sorted={sorted}>
                        {sorted === 'descending' ? <ArrowDownIcon /> : <ArrowUpIcon />}
                      </span>
                    </button>
                  ) : (
                    <bdi>{header}</bdi>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => {
            const chosen = isGrid && isSelected(row.id);
            const isDisabled = isLocked || (isFull && !chosen);
            const number = props.firstRow + index + 1;
            const name =
              columns.map(({ key }) => cellOf(row, key)).find((text) => text.trim() !== '') ??
              t(words.rowNumber, { number });
            return (
              <tr
                key={row.id}
                role="row"
                aria-rowindex={number + 1}
                aria-selected={isGrid ? chosen : undefined}
                data-selected={chosen || undefined}
                data-disabled={(isGrid && isDisabled) || undefined}
                onClick={(event) => {
                  const isControl = (event.target as Element).closest('input, button, a') !== null;
                  if (isGrid && !isDisabled && !isControl && getSelection()?.isCollapsed !== false) onToggle(row.id);
                }}
                onKeyDown={(event) => {
                  if (!isGrid || isDisabled || event.key !== ' ' || event.target instanceof HTMLInputElement) return;
                  event.preventDefault();
                  onToggle(row.id);
                }}
              >
                {isGrid && (
                  <td className="tr-Table-choiceCell" role="gridcell" {...tabIndex(index + 1, 0, !isDisabled)}>
                    <input
                      className="tr-Choice-input tr-Table-choice"
                      type={selectionMode === 'single' ? 'radio' : 'checkbox'}
                      aria-label={t(words.selectRow, { row: name })}
                      aria-invalid={isInvalid || undefined}
                      tabIndex={tabIndexOf(index + 1, 0)}
                      checked={chosen}
                      disabled={isDisabled}
                      onChange={() => onToggle(row.id)}
                    />
                  </td>
                )}
                {columns.map(({ key, header }, column) => {
                  const text = cellOf(row, key);
                  const isHeader = column === 0 && text.trim() !== '';
                  const Cell = isHeader ? 'th' : 'td';
                  return (
                    <Cell
                      key={key}
                      role={isHeader ? 'rowheader' : cellRole}
                      {...(isHeader ? { scope: 'row' } : {})}
                      className="tr-Table-cell"
                      data-label={header}
                      {...tabIndex(index + 1, column + shift)}
                    >
                      <span className="tr-Table-text" dir="auto">
                        {text}
                      </span>
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
