/**
 * Loads a component and its style sheet together, so that it is never painted bare.
 * A sheet that cannot be loaded (a test runner without CSS, say) does not hold the component back.
 */
export async function loadWithStyles<T>(
  component: () => Promise<T>,
  ...sheets: (() => Promise<unknown>)[]
): Promise<T> {
  const styles = sheets.map((sheet) => sheet().catch(() => undefined));
  const [loaded] = await Promise.all([component(), ...styles]);
  return loaded;
}
