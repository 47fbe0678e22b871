import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles.css';
import { loadFixture } from '../src/tools/fixtures';
import './bench.css';
import type { BenchCase, HostBehaviour } from './benchCase';
import { BenchPage } from './BenchPage';
import { startRecord } from './record';

const record = startRecord();
window.bench = record;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BenchPage first={window.benchCase ?? (await caseOfUrl())} record={record} />
  </StrictMode>,
);

async function caseOfUrl(): Promise<BenchCase> {
  const parameters = new URLSearchParams(location.search);
  const responses: BenchCase['responses'] = [];
  for (const name of parameters.getAll('fixture')) {
    const response = await loadFixture(name);
    if (response !== undefined) responses.push({ response });
  }
  const host = parameters.getAll('host') as HostBehaviour[];
  const validator = (parameters.get('validator') ?? 'auto') as NonNullable<BenchCase['validator']>;
  return { responses, validator, ...(host.length > 0 ? { host } : {}) };
}
