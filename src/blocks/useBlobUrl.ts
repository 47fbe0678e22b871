import { useLayoutEffect, useState } from 'react';

/** An address for bytes that lives as long as the component that draws them; undefined until it is mounted. */
export function useBlobUrl(
  bytes: Uint8Array<ArrayBuffer> | undefined,
  mimeType: string | undefined,
): string | undefined {
  const [url, setUrl] = useState<string>();
  useLayoutEffect(() => {
    if (!bytes) return;
    const created = URL.createObjectURL(new Blob([bytes], mimeType ? { type: mimeType } : {}));
    setUrl(created);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(created);
    };
  }, [bytes, mimeType]);
  return url;
}
