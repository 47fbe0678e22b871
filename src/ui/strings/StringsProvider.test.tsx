import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fetchCatalogue, loadedCatalogue } from './loadedCatalogues';
import { message } from './message';
import { StringsProvider, useStrings } from './StringsProvider';

const cancel = message('form.cancel', 'Cancel');

function Cancel() {
  const { t, locale, direction } = useStrings();
  return (
    <button type="button" lang={locale} dir={direction}>
      {t(cancel)}
    </button>
  );
}

test('speaks English without a provider and on a server', async () => {
  const screen = await render(<Cancel />);
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(
    renderToString(
      <StringsProvider locale="nl">
        <Cancel />
      </StringsProvider>,
    ),
  ).toContain('Cancel');
});

test('fetches a language when a text of it is first needed, and speaks it from then on', async () => {
  const screen = await render(
    <StringsProvider locale="pl">
      <p>Nothing of ours</p>
    </StringsProvider>,
  );
  await expect.element(screen.getByText('Nothing of ours')).toBeVisible();
  expect(loadedCatalogue('pl')).toBeUndefined();
  await screen.rerender(
    <StringsProvider locale="pl">
      <Cancel />
    </StringsProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Anuluj' })).toBeVisible();
  const next = await render(
    <StringsProvider locale="pl">
      <Cancel />
    </StringsProvider>,
  );
  expect(next.container.textContent).toBe('Anuluj');
});

test('follows the locale and its direction', async () => {
  const screen = await render(
    <StrictMode>
      <StringsProvider locale="de-AT">
        <Cancel />
      </StringsProvider>
    </StrictMode>,
  );
  await expect.element(screen.getByRole('button', { name: 'Abbrechen' })).toHaveAttribute('dir', 'ltr');
  await screen.rerender(
    <StrictMode>
      <StringsProvider locale="iw">
        <Cancel />
      </StringsProvider>
    </StrictMode>,
  );
  await expect.element(screen.getByRole('button', { name: 'ביטול' })).toHaveAttribute('dir', 'rtl');
});

test('puts the words of the host over the shipped ones', async () => {
  const screen = await render(
    <StringsProvider locale="fr" strings={{ 'form.cancel': 'Laisser' }}>
      <Cancel />
    </StringsProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Laisser' })).toBeVisible();
});

test('keeps English words, and the direction of the locale, where no catalogue is shipped', async () => {
  const screen = await render(
    <StringsProvider locale="fa">
      <Cancel />
    </StringsProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('dir', 'rtl');
});

test('takes over the English page of a server without a mismatch, then speaks the language', async () => {
  const tree = (
    <StringsProvider locale="it">
      <Cancel />
    </StringsProvider>
  );
  await fetchCatalogue('it');
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  expect(container.textContent).toBe('Cancel');
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, tree, { onRecoverableError });
  await expect.poll(() => container.textContent).toBe('Annulla');
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});
