import { useEffect, useMemo, useRef } from 'react';
import type { Issue } from '../model';

const pairs = [
  ['minimum', 'maximum'],
  ['minimumDigits', 'maximumDigits'],
] as const;

interface Bounded {
  path: string;
  minimum?: string | number;
  maximum?: string | number;
  minimumDigits?: number;
  maximumDigits?: number;
}

/** A spec without bounds that no answer could keep: a person would be stuck. They are reported. */
export function useSoundBounds<S extends Bounded>(spec: S, onIssue: ((issue: Issue) => void) | undefined): S {
  const sound = useMemo(() => soundBounds(spec), [spec]);
  const isTold = useRef<S>(undefined);
  useEffect(() => {
    if (sound === spec || isTold.current === spec) return;
    isTold.current = spec;
    const message = 'The lower bound lies above the upper one; neither is held.';
    onIssue?.({ code: 'contradictory-bounds', path: spec.path, message, severity: 'warning' });
  }, [spec, sound]);
  return sound;
}

/** The spec itself where its bounds leave something to answer. */
export function soundBounds<S extends Bounded>(spec: S): S {
  return pairs.reduce((sound, [low, high]) => {
    const { [low]: least, [high]: most, ...rest } = sound;
    return least !== undefined && most !== undefined && least > most ? (rest as unknown as S) : sound;
  }, spec);
}
