import { useEffect, useState } from 'react';

/** What `useLazy` has so far. */
export type Lazy<T> = { value?: T; error?: unknown };

const values = new WeakMap<object, unknown>();

/**
 * Loads something once, after mount, and remembers it for every later caller with the same function: the second form of a page is
 * painted at once. Nothing is loaded while a server renders, or for undefined; a failed load is tried again by the next caller.
 */
export function useLazy<T>(load: (() => Promise<T>) | undefined): Lazy<T> {
  const [result, setResult] = useState<Lazy<T>>({});
  const isKnown = load !== undefined && values.has(load);
  useEffect(() => {
    if (!load) return;
    if (values.has(load)) {
      setResult({ value: values.get(load) as T });
      return;
    }
    let isCurrent = true;
    load().then(
      (value) => {
        values.set(load, value);
        if (isCurrent) setResult({ value });
      },
      (error: unknown) => {
        if (isCurrent) setResult({ error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return isKnown ? { value: values.get(load) as T } : result;
}
