/** A value that travels along unseen. It is no input: nobody could see what it holds. */
export function HiddenWidget() {
  return null;
}
