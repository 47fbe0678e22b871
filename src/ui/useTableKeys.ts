import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

/** A cell of the grid: row 0 is the header. */
interface GridPosition {
  row: number;
  column: number;
}

const focusable = 'input:not(:disabled), button:not(:disabled)';

function rowsOf(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('[role="row"]')];
}

function cellsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[role="columnheader"], [role="rowheader"], [role="gridcell"]')];
}

function positionOf(table: HTMLElement, target: Element): GridPosition | undefined {
  const cell = target.closest<HTMLElement>('[role="columnheader"], [role="rowheader"], [role="gridcell"]');
  const row = target.closest<HTMLElement>('[role="row"]');
  return cell && row ? { row: rowsOf(table).indexOf(row), column: cellsOf(row).indexOf(cell) } : undefined;
}

const steps: Record<string, (from: GridPosition, last: GridPosition, isWhole: boolean) => GridPosition> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Back: ({ row, column }) => ({ row, column: column - 1 }),
  Forth: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }, _, isWhole) => ({ row: isWhole ? 1 : row, column: 0 }),
  End: ({ row }, last, isWhole) => ({ row: isWhole ? last.row : row, column: last.column }),
  PageUp: ({ column }) => ({ row: 1, column }),
  PageDown: ({ column }, last) => ({ row: last.row, column }),
};

/**
 * The keys of a grid: one stop of the Tab key, arrows from cell to cell, Home, End, Page Up and Page Down; a cell with a control hands the
 * focus to it. Gives props for the table, and the tab index of each cell (its control's, where it has one).
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/grid/ (2026).
 */
export function useTableKeys(rowCount: number, isRightToLeft: boolean) {
  const [current, setCurrent] = useState<GridPosition>({ row: 1, column: 0 });
  const active = { row: Math.min(current.row, rowCount), column: current.column };
  return {
    tabIndexOf: (row: number, column: number): 0 | -1 => (row === active.row && column === active.column ? 0 : -1),
    tableProps: {
      onFocus(event: FocusEvent<HTMLTableElement>) {
        const position = positionOf(event.currentTarget, event.target);
        if (position) setCurrent(position);
      },
      onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
        if (event.altKey || event.metaKey || (event.shiftKey && event.key !== 'Tab')) return;
        const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
        const forth = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
        const key = event.key === back ? 'Back' : event.key === forth ? 'Forth' : event.key;
        const from = positionOf(event.currentTarget, event.target as Element);
        if (!from || !Object.hasOwn(steps, key)) return;
        const rows = rowsOf(event.currentTarget);
        const last = { row: rows.length - 1, column: cellsOf(rows[from.row]!).length - 1 };
        const to = steps[key]!(from, last, event.ctrlKey);
        event.preventDefault();
        event.stopPropagation();
        const cell = rows[to.row] && cellsOf(rows[to.row]!)[to.column];
        if (!cell) return;
        setCurrent(to);
        (cell.querySelector<HTMLElement>(focusable) ?? cell).focus();
      },
    },
  };
}
