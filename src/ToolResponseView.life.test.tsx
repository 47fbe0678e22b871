import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryDrafts, ToolResponseView } from './index';
import type { DraftStore, Json, Submission, WidgetEvent } from './index';
import './styles.css';

function form(
  properties: object,
  onEvent: object[] = [{ type: 'tool', tool: 'save', map_input_to: 'submit' }],
): object {
  return {
    _meta: {
      'com.ibm.orchestrate/widget': {
        response_type: 'forms',
        name: `form_${crypto.randomUUID()}`,
        json_schema: { type: 'object', title: 'Trip', properties },
        ui_schema: {},
        form_data: {},
        on_event: onEvent,
      },
    },
  };
}

const cityForm = () => form({ city: { type: 'string', title: 'City' } });
const dayForm = () => form({ day: { type: 'string', title: 'Day' } });
const field = (name: string) => page.getByRole('textbox', { name });
const submit = () => page.getByRole('button', { name: 'Submit' });
const retry = () => page.getByRole('button', { name: 'Try again' });

/** The same things kept, as a page finds them that is loaded again. */
function reloaded(kept: Map<string, Json>): DraftStore {
  return { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value), delete: () => undefined };
}

describe('the life of an answer in a view', () => {
  let events: WidgetEvent[] = [];
  const record = (event: WidgetEvent) => {
    events.push(event);
  };
  beforeEach(() => {
    events = [];
  });

  test('begins anew with another question once the last one is answered', async () => {
    const screen = await render(<ToolResponseView response={cityForm()} onEvent={record} />);
    await field('City').fill('Oslo');
    await submit().click();
    await expect.element(page.getByText('Sent').first()).toBeVisible();
    await screen.rerender(<ToolResponseView response={cityForm()} onEvent={record} />);
    await expect.element(page.getByText('Sent').first()).toBeVisible();
    await screen.rerender(<ToolResponseView response={dayForm()} onEvent={record} />);
    await field('Day').fill('Monday');
    await submit().click();
    await vi.waitFor(() => expect(events.map(({ values }) => values)).toEqual([{ city: 'Oslo' }, { day: 'Monday' }]));
  });

  test('begins anew with another question that its own delivery brings', async () => {
    const told: Submission[] = [];
    const view = (response: object) => (
      <ToolResponseView
        response={response}
        submission={told.at(-1)}
        onSubmissionChange={(submission) => told.push(submission)}
        onEvent={async (event) => {
          record(event);
          if (events.length === 1) await screen.rerender(view(dayForm()));
        }}
      />
    );
    const screen = await render(view(cityForm()));
    await field('City').fill('Oslo');
    await submit().click();
    await expect.element(field('Day')).toBeVisible();
    await vi.waitFor(() => expect(told.at(-1)?.state).toBe('delivered'));
    await screen.rerender(view(dayForm()));
    await expect.element(field('Day')).toBeVisible();
  });

  test('begins anew with another response, whatever became of the last one', async () => {
    const drafts = memoryDrafts();
    const view = (id: string) => (
      <ToolResponseView response={cityForm()} responseId={id} drafts={drafts} onEvent={record} />
    );
    const screen = await render(view('one'));
    await field('City').fill('Oslo');
    await submit().click();
    await expect.element(page.getByText('Sent').first()).toBeVisible();
    await screen.rerender(view('two'));
    await expect.element(field('City')).toHaveValue('');
    await field('City').fill('Rome');
    await screen.rerender(view('one'));
    await expect.element(page.getByText('Oslo')).toBeVisible();
    await screen.rerender(view('two'));
    await expect.element(field('City')).toHaveValue('Rome');
    expect(events).toHaveLength(1);
  });

  test('tells of an answer under way without its secret, and lets it be completed with the same ids', async () => {
    const response = form(
      { city: { type: 'string', title: 'City' }, pin: { type: 'string', title: 'PIN', format: 'password' } },
      [
        { type: 'message', message: 'Saving.' },
        { type: 'tool', tool: 'save', map_input_to: 'submit' },
      ],
    );
    const told: Submission[] = [];
    const kept = new Map<string, Json>();
    const view = (hangs: boolean) => (
      <ToolResponseView
        response={response}
        responseId="secret"
        drafts={reloaded(kept)}
        onSubmissionChange={(submission) => told.push(submission)}
        onEvent={(event) => {
          record(event);
          return hangs && event.type === 'tool' ? new Promise<void>(() => undefined) : undefined;
        }}
      />
    );
    const first = await render(view(true));
    await field('City').fill('Oslo');
    await page.getByLabelText('PIN').fill('4711');
    await submit().click();
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(told.at(-1)).toMatchObject({ state: 'sending', isRedacted: true, values: { city: 'Oslo' } });
    expect(JSON.stringify([...kept, ...told])).not.toContain('4711');
    await first.unmount();

    await render(view(false));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your answer may not have arrived.');
    await expect.element(field('City')).toHaveValue('Oslo');
    expect(retry().query()).toBeNull();
    await page.getByLabelText('PIN').fill('4711');
    await submit().click();
    await expect.element(page.getByText('Sent').first()).toBeVisible();
    expect(events).toHaveLength(3);
    expect(events[2]).toEqual(events[1]);
  });

  test('gives the keyboard its place back when a delivery fails, and the way to try again when that fails', async () => {
    let count = 0;
    const refuse = async () => {
      count += 1;
      throw new Error('offline');
    };
    await render(<ToolResponseView response={cityForm()} onEvent={refuse} />);
    await field('City').fill('Oslo');
    await userEvent.keyboard('{Enter}');
    await expect.element(retry()).toBeVisible();
    await expect.element(field('City')).toHaveFocus();
    (retry().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(count).toBe(2));
    await expect.element(retry()).toHaveFocus();
  });

  test('keeps its keys and its input to itself', async () => {
    const heard: string[] = [];
    const hear = (event: { type: string }) => heard.push(event.type);
    document.addEventListener('keydown', hear);
    await render(
      <div onKeyDown={hear} onKeyUp={hear} onChange={hear} onInput={hear} onSubmit={hear}>
        <ToolResponseView response={cityForm()} onEvent={record} />
      </div>,
    );
    await field('City').click();
    heard.length = 0;
    await userEvent.keyboard('{Escape}{Enter}');
    await vi.waitFor(() => expect(events).toHaveLength(1));
    document.removeEventListener('keydown', hear);
    expect(heard).toEqual([]);
  });

  test('is no part of the form of the host it stands in', async () => {
    const response = form({
      city: { type: 'string', title: 'City' },
      days: { type: 'array', title: 'Days', uniqueItems: true, items: { type: 'string', enum: ['Monday', 'Friday'] } },
    });
    const number = {
      _meta: { 'com.ibm.orchestrate/widget': { type: 'number', collection_type: 'integer', title: 'Guests' } },
    };
    await render(
      <form aria-label="Composer">
        <ToolResponseView response={response} onEvent={record} />
        <ToolResponseView response={number} onEvent={record} />
        <input name="message" defaultValue="Hi" />
        <button type="reset">Reset</button>
      </form>,
    );
    await field('City').fill('Oslo');
    await page.getByRole('checkbox', { name: 'Friday' }).click();
    await page.getByLabelText('Guests').fill('2');
    const composer = page.getByRole('form', { name: 'Composer' }).element() as HTMLFormElement;
    expect([...new FormData(composer).keys()]).toEqual(['message']);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.element(field('City')).toHaveValue('Oslo');
    await expect.element(page.getByLabelText('Guests')).toHaveValue('2');
    await expect.element(page.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
  });

  test('announces a question once, however often it is drawn', async () => {
    const drafts = memoryDrafts();
    const view = <ToolResponseView response={cityForm()} responseId="announced" drafts={drafts} onEvent={record} />;
    const first = await render(view);
    await expect.element(page.getByText('A question to answer: Trip')).toBeInTheDocument();
    await first.unmount();
    await render(view);
    await expect.element(field('City')).toBeVisible();
    expect(page.getByText('A question to answer: Trip').query()).toBeNull();
  });
});
