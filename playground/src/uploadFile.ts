import type { Json } from '../../src/model';

const steps = 10;
const stepMs = 60;

/** Stands in for a host's upload: takes its time, keeps nothing, answers with a reference. */
export async function uploadFile(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<Json> {
  for (let step = 1; step <= steps; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, stepMs));
    signal.throwIfAborted();
    onProgress(step / steps);
  }
  return { fileName: file.name, url: `https://files.example.com/${encodeURIComponent(file.name)}` };
}
