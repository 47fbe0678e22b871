import { useRef } from 'react';

/** Keys of a list's rows that move, come and go with their items, so that what stands in a row moves with it. */
export function useItemKeys(count: number) {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  const fresh = () => (next.current += 1);
  while (keys.current.length < count) keys.current.push(fresh());
  if (keys.current.length > count) keys.current.length = count;
  return {
    at: (index: number) => keys.current[index]!,
    insert: (index: number) => {
      keys.current.splice(index, 0, fresh());
    },
    remove: (index: number) => {
      keys.current.splice(index, 1);
    },
    move: (from: number, to: number) => {
      const [key] = keys.current.splice(from, 1);
      keys.current.splice(to, 0, key!);
    },
  };
}
