import { message } from '../../ui';

export const add = /*#__PURE__*/ message('form.add', 'Add to {label}');
export const remove = /*#__PURE__*/ message('form.remove', 'Remove {label} {position}');
export const copy = /*#__PURE__*/ message('form.copy', 'Duplicate {label} {position}');
export const removeKey = /*#__PURE__*/ message('form.removeKey', 'Remove {label}');
export const moveUp = /*#__PURE__*/ message('form.moveUp', 'Move {label} {position} up');
export const moveDown = /*#__PURE__*/ message('form.moveDown', 'Move {label} {position} down');
export const itemLabel = /*#__PURE__*/ message('form.itemLabel', '{label} {position}');
export const added = /*#__PURE__*/ message('form.added', '{label} {position} added.');
export const moved = /*#__PURE__*/ message('form.moved', '{label} is now number {position}.');
export const removed = /*#__PURE__*/ message('form.removed', '{label} {position} removed.');
export const noItems = /*#__PURE__*/ message('form.noItems', 'Nothing here yet.');
export const key = /*#__PURE__*/ message('form.key', 'Name of {label}');
export const chooseBranch = /*#__PURE__*/ message('form.chooseBranch', 'Kind of {label}');
export const whatApplies = /*#__PURE__*/ message('form.whatApplies', 'What applies');
export const branchNumber = /*#__PURE__*/ message('form.branchNumber', 'Option {position}');
