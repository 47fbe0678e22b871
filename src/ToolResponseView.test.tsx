import { StrictMode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryDrafts, ToolResponseProvider, ToolResponseView, useToolResponse } from './index';
import type { Submission, WidgetEvent } from './index';
import './styles.css';

function form(properties: object, more: object = {}): object {
  return {
    content: [{ type: 'text', text: 'Please fill in.', annotations: { audience: ['user'] } }],
    _meta: {
      'com.ibm.orchestrate/widget': {
        response_type: 'forms',
        json_schema: { type: 'object', title: 'Trip', properties },
        ui_schema: {},
        form_data: {},
        on_event: [{ type: 'tool', tool: 'save', parameters: {}, map_input_to: 'submit' }],
        ...more,
      },
    },
  };
}

const cityForm = () => form({ city: { type: 'string', title: 'City' } });
const city = () => page.getByRole('textbox', { name: 'City' });
const submit = () => page.getByRole('button', { name: 'Submit' });

describe('a view', () => {
  let events: WidgetEvent[] = [];
  const record = (event: WidgetEvent) => {
    events.push(event);
  };
  beforeEach(() => {
    events = [];
  });

  test('delivers one tool event for what was typed, and says that it was sent', async () => {
    await render(
      <StrictMode>
        <ToolResponseView response={cityForm()} responseId="call-1" onEvent={record} />
      </StrictMode>,
    );
    await city().fill('Oslo');
    expect(events).toEqual([]);
    await submit().click();
    await expect.element(page.getByText('Sent').first()).toBeVisible();
    expect(events).toEqual([
      {
        id: 'call-1/widget-0/1/0',
        responseId: 'call-1',
        type: 'tool',
        tool: 'save',
        parameters: { city: 'Oslo' },
        values: { city: 'Oslo' },
        widget: { type: 'forms' },
      },
    ]);
    await expect.element(page.getByText('Oslo')).toBeVisible();
    expect(page.getByRole('button', { name: 'Submit' }).query()).toBeNull();
  });

  test('moves the focus to the confirmation when the answer was sent by keyboard', async () => {
    await render(<ToolResponseView response={cityForm()} onEvent={record} />);
    await city().fill('Oslo');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Sent').first()).toBeVisible();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Oslo'));
  });

  test('keeps what was typed through equal responses in new objects and new handlers', async () => {
    const screen = await render(<ToolResponseView response={cityForm()} onEvent={record} />);
    await city().fill('Os');
    for (let index = 0; index < 30; index += 1)
      await screen.rerender(<ToolResponseView response={cityForm()} onEvent={(event) => record(event)} />);
    await city().fill(`${(city().element() as HTMLInputElement).value}lo`);
    await submit().click();
    await vi.waitFor(() => expect(events).toMatchObject([{ parameters: { city: 'Oslo' } }]));
  });

  test('keeps the words of a failed delivery, shows its reason and sends the same event again', async () => {
    let isOffline = true;
    const deliver = (event: WidgetEvent) => {
      record(event);
      if (isOffline) throw Object.assign(new Error('The desk is closed.'), { isForUser: true });
    };
    await render(<ToolResponseView response={cityForm()} responseId="call-2" onEvent={deliver} />);
    await city().fill('Oslo');
    await submit().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The desk is closed.');
    await expect.element(city()).toHaveValue('Oslo');
    isOffline = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Sent').first()).toBeVisible();
    expect(events).toHaveLength(2);
    expect(events[1]).toEqual(events[0]);
  });

  test('gives a remounted form what was typed, and no secret', async () => {
    const drafts = memoryDrafts();
    const response = form({
      city: { type: 'string', title: 'City' },
      pin: { type: 'string', title: 'PIN', format: 'password' },
    });
    const view = <ToolResponseView response={response} responseId="call-3" drafts={drafts} onEvent={record} />;
    const first = await render(view);
    await city().fill('Oslo');
    await page.getByLabelText('PIN').fill('4711');
    await first.unmount();
    expect(JSON.stringify(await drafts.get('call-3/widget-0'))).not.toContain('4711');
    await render(view);
    await expect.element(city()).toHaveValue('Oslo');
  });

  test('shows an answer as given to a view that is mounted after it', async () => {
    const drafts = memoryDrafts();
    const view = <ToolResponseView response={cityForm()} responseId="call-4" drafts={drafts} onEvent={record} />;
    const first = await render(view);
    await city().fill('Oslo');
    await submit().click();
    await expect.element(page.getByText('Sent').first()).toBeVisible();
    await first.unmount();
    await render(view);
    await expect.element(page.getByText('Sent').first()).toBeVisible();
    expect(page.getByRole('textbox').query()).toBeNull();
    expect(events).toHaveLength(1);
  });

  test('finishes a delivery whose view went away, and shows its end to the next', async () => {
    const drafts = memoryDrafts();
    let arrive = () => undefined as void;
    const deliver = (event: WidgetEvent) => {
      record(event);
      return new Promise<void>((resolve) => {
        arrive = resolve;
      });
    };
    const view = <ToolResponseView response={cityForm()} responseId="call-5" drafts={drafts} onEvent={deliver} />;
    const first = await render(view);
    await city().fill('Oslo');
    await submit().click();
    await vi.waitFor(() => expect(events).toHaveLength(1));
    await first.unmount();
    await render(view);
    await expect.element(page.getByText('Sending…').first()).toBeVisible();
    arrive();
    await expect.element(page.getByText('Sent').first()).toBeVisible();
    expect(events).toHaveLength(1);
  });

  test('lets one of two tabs send, and tells the other that it was answered', async () => {
    const claimed = new Set<string>();
    const claim = (id: string) => !claimed.has(id) && !!claimed.add(id);
    const tab = (name: string) => (
      <div data-testid={name}>
        <ToolResponseView
          response={cityForm()}
          responseId="call-6"
          drafts={{ ...memoryDrafts(), claim }}
          onEvent={record}
        />
      </div>
    );
    await render(
      <>
        {tab('one')}
        {tab('two')}
      </>,
    );
    for (const name of ['one', 'two']) {
      const view = page.getByTestId(name);
      await view.getByRole('textbox', { name: 'City' }).fill(name);
      await view.getByRole('button', { name: 'Submit' }).click();
    }
    await expect.element(page.getByTestId('two').getByText('Answered in another way').first()).toBeVisible();
    expect(events).toMatchObject([{ parameters: { city: 'one' } }]);
  });

  test('shows what history says was answered, inert', async () => {
    const submission: Submission = {
      version: 1,
      state: 'delivered',
      action: 'submit',
      values: { city: 'Rome' },
      events: [],
      deliveredIds: [],
      at: '2026-03-01T10:00:00Z',
    };
    await render(
      <ToolResponseView
        response={form({ city: { type: 'string', title: 'City' } }, { form_data: { city: 'Oslo' } })}
        submission={submission}
        onEvent={record}
      />,
    );
    await expect.element(page.getByText('Rome')).toBeVisible();
    expect(page.getByText('Oslo').query()).toBeNull();
    expect(page.getByRole('textbox').query()).toBeNull();
    expect(page.getByRole('button', { name: 'Submit' }).query()).toBeNull();
    expect(events).toEqual([]);
  });

  test('closes a form that the host says was superseded', async () => {
    const screen = await render(<ToolResponseView response={cityForm()} onEvent={record} />);
    await expect.element(city()).toBeVisible();
    await screen.rerender(
      <ToolResponseView
        response={cityForm()}
        onEvent={record}
        submission={{ version: 1, state: 'superseded', events: [], deliveredIds: [], at: '2026-03-01T10:00:00Z' }}
      />,
    );
    await expect.element(page.getByText('Answered in another way').first()).toBeVisible();
  });

  test('accepts nothing without a handler', async () => {
    await render(<ToolResponseView response={cityForm()} />);
    await expect.element(city()).toBeDisabled();
  });

  test('keeps a broken host widget to itself', async () => {
    const issues: string[] = [];
    const Broken = () => {
      throw new Error('no');
    };
    await render(
      <ToolResponseView
        response={{
          content: [{ type: 'text', text: 'before' }],
          _meta: { 'com.ibm.orchestrate/widget': { response_type: 'user_defined', user_defined: { a: 1 } } },
        }}
        widgets={{ user_defined: Broken }}
        onEvent={record}
        onIssue={(issue) => issues.push(issue.code)}
      />,
    );
    await expect.element(page.getByText('before')).toBeVisible();
    await vi.waitFor(() => expect(issues).toContain('part-failed'));
    expect(document.querySelector('[data-part="notice"]')).not.toBeNull();
  });

  test('takes the settings of its provider and its own over them', async () => {
    await render(
      <ToolResponseProvider onEvent={record} strings={{ 'form.submit': 'Send it' }} headingLevel={2}>
        <ToolResponseView response={cityForm()} headingLevel={4} />
      </ToolResponseProvider>,
    );
    await expect.element(page.getByRole('heading', { level: 4, name: 'Trip' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Send it' })).toBeVisible();
  });

  test('speaks the language it is told, and leaves the response as it is', async () => {
    await render(<ToolResponseView response={cityForm()} locale="de" onEvent={record} />);
    await expect.element(page.getByText('Please fill in.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Senden' })).toBeVisible();
  });

  test('gives a host that draws by itself the plan and the events of an answer', async () => {
    function Headless() {
      const { plan, isEmpty, eventsFor } = useToolResponse(cityForm(), { responseId: 'call-7' });
      const widget = plan.user.find((part) => part.type === 'widget');
      const planned =
        widget && !widget.isPending ? eventsFor(widget, { action: 'submit', values: { city: 'Oslo' } }) : [];
      return <output>{JSON.stringify({ isEmpty, planned })}</output>;
    }
    await render(<Headless />);
    await expect.element(page.getByText('"parameters":{"city":"Oslo"}', { exact: false })).toBeVisible();
  });
});
