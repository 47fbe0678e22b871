import { describe, expect, it } from 'vitest';

interface Outcome {
  engines: string[];
  fallbacks: number;
  violations: number;
  keywords: string[];
  failure?: string;
}

const CODE = new URL('./index.ts', import.meta.url).href;

/** Opens an empty page under a policy, makes two validators in it, and gives what came of them. */
function makeValidatorsUnder(policy: string, kind: string): Promise<Outcome> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">
    <script>
      globalThis.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() };
      globalThis.violations = 0;
      document.addEventListener('securitypolicyviolation', () => { globalThis.violations += 1; });
    </script>
    <script type="module">
      const outcome = { engines: [], fallbacks: 0, violations: 0, keywords: [] };
      try {
        const { createValidator } = await import(${JSON.stringify(CODE)});
        const schema = { type: 'object', properties: { a: { type: 'string', pattern: '^(a+)+$' } }, required: ['b'] };
        for (let i = 0; i < 2; i += 1) {
          const validator = await createValidator({ kind: ${JSON.stringify(kind)}, onFallback: () => { outcome.fallbacks += 1; } });
          outcome.engines.push(validator.engine);
          outcome.keywords = validator.errors(schema, { a: 'a'.repeat(32) + '!' }).map((error) => error.keyword);
        }
      } catch (error) {
        outcome.failure = String(error);
      }
      setTimeout(() => parent.postMessage({ ...outcome, violations: globalThis.violations }, '*'));
    </script>`;
  return new Promise((resolve) => {
    const listen = (event: MessageEvent) => {
      if (event.source !== frame.contentWindow) return;
      removeEventListener('message', listen);
      frame.remove();
      resolve(event.data as Outcome);
    };
    addEventListener('message', listen);
    document.body.append(frame);
  });
}

const NO_EVAL = "script-src 'self' 'unsafe-inline'";
const TRUSTED_TYPES = "require-trusted-types-for 'script'";
const ERRORS = ['pattern', 'required'];

describe('on a page that forbids generated code', { timeout: 60_000 }, () => {
  it.each([
    ['a Content Security Policy', NO_EVAL],
    ['Trusted Types', TRUSTED_TYPES],
  ])('auto tries ajv once and interprets from then on, under %s', async (_name, policy) => {
    expect(await makeValidatorsUnder(policy, 'auto')).toEqual({
      engines: ['interpreted', 'interpreted'],
      fallbacks: 2,
      violations: 1,
      keywords: ERRORS,
    });
  });

  it.each([
    ['a Content Security Policy', NO_EVAL],
    ['Trusted Types', TRUSTED_TYPES],
  ])('interpreted reports no violation, under %s', async (_name, policy) => {
    expect(await makeValidatorsUnder(policy, 'interpreted')).toEqual({
      engines: ['interpreted', 'interpreted'],
      fallbacks: 0,
      violations: 0,
      keywords: ERRORS,
    });
  });

  it('ajv fails with the words of the page', async () => {
    expect((await makeValidatorsUnder(NO_EVAL, 'ajv')).failure).toMatch(/EvalError/);
  });

  it('auto is ajv where nothing forbids it', async () => {
    expect(await makeValidatorsUnder('', 'auto')).toEqual({
      engines: ['ajv', 'ajv'],
      fallbacks: 0,
      violations: 0,
      keywords: ERRORS,
    });
  });
});
