import { useMemo } from 'react';
import { useStrings } from '../ui';
import type { DataPart, Json } from '../model';
import type { BlockProps } from './BlockProps';
import { LongText } from './LongText';
import { UnshownMedia } from './UnshownMedia';
import * as words from './words';

/** Structured data as indented JSON, a bare text as itself; drawn only where the host asked for it. */
export function DataBlock({ part }: BlockProps<DataPart>) {
  const { t } = useStrings();
  const text = useMemo(() => dataText(part.value), [part.value]);
  if (text === undefined) return <UnshownMedia name={t(words.data)} />;
  return (
    <div className="tr-DataBlock" data-part="data">
      <LongText text={text} label={t(words.data)} />
    </div>
  );
}

function dataText(value: Json): string | undefined {
  try {
    return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  } catch {
    return undefined;
  }
}
