import { message } from './strings/message';

export const searchRows = /*#__PURE__*/ message('ui.searchRows', 'Search');
export const clearSearch = /*#__PURE__*/ message('ui.clearSearch', 'Clear the search');
export const noRows = /*#__PURE__*/ message('ui.noRows', 'There are no rows.');
export const noMatchingRows = /*#__PURE__*/ message('ui.noMatchingRows', 'No row matches “{query}”.');
export const rowsFound = /*#__PURE__*/ message('ui.rowsFound', {
  one: '{count} row found',
  other: '{count} rows found',
});
export const rowsSelected = /*#__PURE__*/ message('ui.rowsSelected', {
  one: '{count} row selected',
  other: '{count} rows selected',
});
export const rowsSelectedOfAtMost = /*#__PURE__*/ message('ui.rowsSelectedOfAtMost', {
  one: '{count} row selected, at most {maximum}',
  other: '{count} rows selected, at most {maximum}',
});
export const selectAllRows = /*#__PURE__*/ message('ui.selectAllRows', {
  one: 'Select the {count} row',
  other: 'Select all {count} rows',
});
export const selectFoundRows = /*#__PURE__*/ message('ui.selectFoundRows', {
  one: 'Select the {count} row found',
  other: 'Select all {count} rows found',
});
export const selection = /*#__PURE__*/ message('ui.selection', 'Selection');
export const selectRow = /*#__PURE__*/ message('ui.selectRow', 'Select {row}');
export const rowNumber = /*#__PURE__*/ message('ui.rowNumber', 'row {number}');
export const rowRange = /*#__PURE__*/ message('ui.rowRange', '{first}–{last} of {total}');
export const pages = /*#__PURE__*/ message('ui.pages', 'Pages');
export const previousPage = /*#__PURE__*/ message('ui.previousPage', 'Previous page');
export const nextPage = /*#__PURE__*/ message('ui.nextPage', 'Next page');
export const rowsPerPage = /*#__PURE__*/ message('ui.rowsPerPage', 'Rows per page');
export const clearSelection = /*#__PURE__*/ message('ui.clearSelection', 'Clear selection');

export const addRow = /*#__PURE__*/ message('ui.addRow', 'Add row');
export const deleteRow = /*#__PURE__*/ message('ui.deleteRow', 'Delete row {number}');
export const rowActions = /*#__PURE__*/ message('ui.rowActions', 'Actions');
export const rowAdded = /*#__PURE__*/ message('ui.rowAdded', {
  one: 'Row added. There is {count} row.',
  other: 'Row added. There are {count} rows.',
});
export const rowDeleted = /*#__PURE__*/ message('ui.rowDeleted', {
  one: 'Row deleted. There is {count} row.',
  other: 'Row deleted. There are {count} rows.',
});
export const cellOfRow = /*#__PURE__*/ message('ui.cellOfRow', '{column}, row {number}');
