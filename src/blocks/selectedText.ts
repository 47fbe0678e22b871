/**
 * The selected text of an element, unchanged: no-break spaces, NUL and a last line feed included, all of which browsers lose when copying.
 * Undefined where nothing is selected, or where the selection holds text outside the element.
 */
export function selectedText(element: Element): string | undefined {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(element)) return undefined;
  const inside = range.cloneRange();
  if (!element.contains(range.startContainer)) inside.setStart(element, 0);
  if (!element.contains(range.endContainer)) inside.setEnd(element, element.childNodes.length);
  const text = inside.toString();
  return text !== '' && range.toString().length === text.length ? text : undefined;
}
