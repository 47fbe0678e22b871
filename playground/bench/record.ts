import type { BenchRecord, HostBehaviour } from './benchCase';
import type { WidgetEvent } from '../../src/model';

const slowMs = 300;
const waiting: (() => void)[] = [];

/** Starts what tests read; from here on every violation of the page's policy and every uncaught error is in it. */
export function startRecord(): BenchRecord {
  const record: BenchRecord = {
    events: [],
    issues: [],
    submissions: [],
    hostSubmits: 0,
    violations: [],
    errors: [],
    release: () => waiting.splice(0).forEach((arrive) => arrive()),
    reset: () => {
      record.release();
      for (const list of [record.events, record.issues, record.submissions, record.violations, record.errors])
        list.length = 0;
      record.hostSubmits = 0;
    },
  };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    record.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
  });
  window.addEventListener('error', ({ message }) => record.errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => record.errors.push(String(reason)));
  return record;
}

/** A host that behaves as the case says. */
export function hearEvent(record: BenchRecord, behaviours: HostBehaviour[], event: WidgetEvent): void | Promise<void> {
  const behaviour = behaviours[Math.min(record.events.length, behaviours.length - 1)] ?? 'resolve';
  record.events.push(event);
  switch (behaviour) {
    case 'resolve':
      return Promise.resolve();
    case 'reject':
      return Promise.reject(new Error('offline'));
    case 'reject-for-user':
      return Promise.reject(Object.assign(new Error('The line is busy.'), { isForUser: true }));
    case 'throw':
      throw new Error('broken host');
    case 'hang':
      return new Promise((resolve) => waiting.push(resolve));
    case 'slow':
      return new Promise((resolve) => setTimeout(resolve, slowMs));
  }
}
