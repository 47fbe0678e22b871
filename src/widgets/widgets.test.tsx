import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { ElicitationSpec, ElicitationUrlSpec, FormSpec, OptionsSpec, WidgetSpec } from '../model';
import { AnswerSummary, defaultWidgets } from './index';
import type { WidgetProps } from './index';
import '../styles.css';
import './widget.css';
import './quick.css';

const base = { path: '', actions: [] };

function element(spec: WidgetSpec, props: Partial<WidgetProps>) {
  const Widget = (defaultWidgets as Record<string, unknown>)[spec.type] as ComponentType<WidgetProps>;
  return createElement(Widget, {
    spec,
    onAnswer: vi.fn(),
    state: 'draft',
    isDisabled: false,
    id: 'w',
    headingLevel: 3,
    ...props,
  });
}

async function draw(
  spec: WidgetSpec,
  props: Partial<WidgetProps> = {},
  around: (child: ReactNode) => ReactNode = (child) => child,
) {
  const onAnswer = vi.fn<WidgetProps['onAnswer']>();
  const screen = await render(around(element(spec, { onAnswer, ...props })));
  return {
    onAnswer,
    again: (next: Partial<WidgetProps>) => screen.rerender(around(element(spec, { onAnswer, ...props, ...next }))),
  };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('ConfirmationWidget', () => {
  const spec: WidgetSpec = {
    ...base,
    type: 'confirmation',
    title: 'Pay?',
    text: '## Amount\n$ 15',
    confirm: { label: 'Pay', actions: [] },
    cancel: { actions: [] },
  };

  it('answers in one press and locks', async () => {
    const { onAnswer } = await draw(spec);
    await expect.element(page.getByRole('heading', { name: 'Pay?', level: 3 })).toBeVisible();
    await expect.element(page.getByText('## Amount')).toBeVisible();
    await button('Pay').dblClick();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: 'confirm' } });
    await expect.element(button('Cancel')).toBeDisabled();
  });

  it('answers again after the answer has failed', async () => {
    const { onAnswer, again } = await draw(spec);
    await button('Cancel').click();
    await again({ state: 'failed' });
    await button('Cancel').click();
    expect(onAnswer).toHaveBeenCalledTimes(2);
    expect(onAnswer).toHaveBeenLastCalledWith({ action: 'submit', values: { value: 'cancel' } });
  });

  it('takes nothing where it is disabled', async () => {
    await draw(spec, { isDisabled: true });
    await expect.element(button('Pay')).toBeDisabled();
  });
});

describe('NumberWidget', () => {
  it('keeps leading zeros where digits are asked for', async () => {
    const { onAnswer } = await draw({
      ...base,
      type: 'number',
      collects: 'integer',
      title: 'PIN',
      isDigits: true,
      minimum: 0,
      maximum: 9999,
      minimumDigits: 4,
      maximumDigits: 4,
    });
    await page.getByLabelText('PIN').fill('042');
    await button('Submit').click();
    await expect.element(page.getByText('Enter exactly 4 digits.')).toBeVisible();
    await expect.element(page.getByLabelText('PIN')).toHaveFocus();
    expect(onAnswer).not.toHaveBeenCalled();
    await page.getByLabelText('PIN').fill('0042');
    await userEvent.keyboard('{Enter}');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: '0042' } });
  });

  it('answers with a number within its bounds', async () => {
    const onDraftChange = vi.fn();
    const { onAnswer } = await draw(
      { ...base, type: 'number', collects: 'currency', title: 'How much?', isDigits: false, minimum: 1, maximum: 100 },
      { onDraftChange },
    );
    const field = page.getByLabelText('How much?');
    await button('Submit').click();
    await expect.element(page.getByText('Enter a number.')).toBeVisible();
    await field.fill('100.5');
    await expect.element(page.getByText('Enter 100 or less.')).toBeVisible();
    await field.fill('twelve');
    await button('Submit').click();
    expect(onAnswer).not.toHaveBeenCalled();
    await field.fill('12.50');
    expect(onDraftChange).toHaveBeenLastCalledWith({ value: 12.5 });
    await button('Submit').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: 12.5 } });
  });

  it('remembers what was typed before', async () => {
    await draw(
      { ...base, type: 'number', collects: 'zip_code', title: 'ZIP', isDigits: true },
      { draft: { value: '00042' } },
    );
    await expect.element(page.getByLabelText('ZIP')).toHaveValue('00042');
  });

  it('does not submit a form of the host’s around it', async () => {
    const hostSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { onAnswer } = await draw(
      { ...base, type: 'number', collects: 'decimal', title: 'N', isDigits: false },
      {},
      (child) => <form onSubmit={hostSubmit}>{child}</form>,
    );
    await page.getByLabelText('N', { exact: true }).fill('0.25');
    await userEvent.keyboard('{Enter}');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: 0.25 } });
    expect(hostSubmit).not.toHaveBeenCalled();
    expect(document.querySelectorAll('form')).toHaveLength(1);
  });
});

describe('DatetimeWidget', () => {
  it('answers with a day within its bounds', async () => {
    const { onAnswer } = await draw({
      ...base,
      type: 'datetime',
      collects: 'date',
      title: 'When?',
      minimum: '2026-03-05',
      maximum: '2026-04-01',
    });
    const field = page.getByRole('textbox', { name: 'When?' });
    await field.fill('2026-03-04');
    await button('Submit').click();
    await expect.element(page.getByText(/or later/)).toBeVisible();
    expect(onAnswer).not.toHaveBeenCalled();
    await field.fill('2026-03-05');
    await button('Submit').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: '2026-03-05' } });
  });

  it('answers with a day and a time without a zone', async () => {
    const { onAnswer } = await draw({
      ...base,
      type: 'datetime',
      collects: 'datetime',
      title: 'When?',
      minimum: '2026-03-02T08:00',
      maximum: '2026-04-01T18:00',
    });
    await page.getByRole('textbox', { name: 'Date' }).fill('2026-03-02');
    await button('Submit').click();
    await expect.element(page.getByText('Enter a time.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Time' }).fill('07:59');
    await button('Submit').click();
    expect(onAnswer).not.toHaveBeenCalled();
    await page.getByRole('textbox', { name: 'Time' }).fill('09:30');
    await button('Submit').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: '2026-03-02T09:30' } });
  });

  it('answers with a time to the minute', async () => {
    const { onAnswer } = await draw({ ...base, type: 'datetime', collects: 'time', title: 'At?' });
    await page.getByRole('textbox', { name: 'At?' }).fill('09:30');
    await button('Submit').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: '09:30' } });
  });
});

describe('bounds that leave nothing to answer', () => {
  it.each<[WidgetSpec, string, string | number]>([
    [
      { ...base, type: 'number', collects: 'integer', isDigits: false, minimum: 10, maximum: 1, title: 'Guests' },
      '5',
      5,
    ],
    [
      {
        ...base,
        type: 'number',
        collects: 'integer',
        isDigits: true,
        minimumDigits: 6,
        maximumDigits: 4,
        title: 'Code',
      },
      '12345',
      '12345',
    ],
    [
      { ...base, type: 'datetime', collects: 'date', minimum: '2026-05-01', maximum: '2026-01-01', title: 'Day' },
      '2026-03-01',
      '2026-03-01',
    ],
  ])('are reported and not held: %#', async (spec, typed, value) => {
    const onIssue = vi.fn<NonNullable<WidgetProps['onIssue']>>();
    const { onAnswer } = await draw(spec, { onIssue });
    await page.getByRole('spinbutton').or(page.getByRole('textbox')).fill(typed);
    await button('Submit').click();
    await expect.poll(() => onAnswer.mock.calls).toEqual([[{ action: 'submit', values: { value } }]]);
    expect(onIssue.mock.calls.map(([{ code }]) => code)).toEqual(['contradictory-bounds']);
  });
});

describe('OptionsWidget', () => {
  const spec = (rest: Partial<OptionsSpec>): OptionsSpec => ({
    ...base,
    type: 'options',
    title: 'Toppings',
    isMultiple: false,
    options: [
      { label: 'Olives', value: 'olives', userMessage: 'Good choice' },
      { label: 'Corn', value: 'corn', description: 'Sweet' },
      { label: 'Seven', value: 7 },
    ],
    ...rest,
  });

  it.each(['button', 'list'] as const)(
    'answers in one press from a %s and says what the tool says to it',
    async (preference) => {
      const { onAnswer } = await draw(spec({ preference }));
      await button('Olives').dblClick();
      expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: 'olives' } });
      await expect.element(page.getByText('Good choice')).toBeVisible();
    },
  );

  it('shows the descriptions of options that were asked for as buttons', async () => {
    const options = [
      { label: 'Basic', value: 1, description: 'Free of charge' },
      { label: 'Gold', value: 2 },
    ];
    const { onAnswer } = await draw({ ...base, type: 'options', isMultiple: false, preference: 'button', options });
    await expect.element(page.getByText('Free of charge')).toBeVisible();
    await button('Basic').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: 1 } });
  });

  it('answers with the value as it came', async () => {
    const { onAnswer } = await draw(spec({}));
    await button('Seven').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: 7 } });
  });

  it('answers from a dropdown when it is sent', async () => {
    const { onAnswer } = await draw(spec({ preference: 'dropdown' }));
    await button('Submit').click();
    await expect.element(page.getByText('Choose an option.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Toppings' }).selectOptions('Corn');
    expect(onAnswer).not.toHaveBeenCalled();
    await button('Submit').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: 'corn' } });
  });

  it('answers with several in the order of the options', async () => {
    const { onAnswer } = await draw(spec({ isMultiple: true }));
    await button('Submit').click();
    await expect.element(page.getByText('Choose at least one option.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Seven' }).click();
    await page.getByRole('checkbox', { name: 'Olives' }).click();
    await button('Submit').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: ['olives', 7] } });
  });

  it('says so where there is nothing to choose from', async () => {
    await draw(spec({ options: [] }));
    await expect.element(page.getByText('There is nothing to choose from.')).toBeVisible();
  });
});

describe('TextWidget', () => {
  it('answers with the text as typed, line breaks included', async () => {
    const { onAnswer } = await draw({ ...base, type: 'text', title: 'Why?' });
    await page.getByLabelText('Why?').fill(' a\nb ');
    await button('Submit').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: ' a\nb ' } });
  });

  it('holds an answer to its pattern without freezing the page', async () => {
    const { onAnswer } = await draw({ ...base, type: 'text', title: 'Code', pattern: '^(a+)+$' });
    await page.getByLabelText('Code').fill(`${'a'.repeat(40)}!`);
    const start = performance.now();
    await button('Submit').click();
    await expect.element(page.getByText('This is not in the form that was asked for.')).toBeVisible();
    expect(performance.now() - start).toBeLessThan(3000);
    await page.getByLabelText('Code').fill('aaa');
    await button('Submit').click();
    await vi.waitFor(() =>
      expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { value: 'aaa' } }),
    );
  });

  it('reports a pattern no safe engine knows, says so, and takes the answer', async () => {
    const onIssue = vi.fn();
    const { onAnswer } = await draw({ ...base, path: '/w', type: 'text', title: 'Code', pattern: '(' }, { onIssue });
    await expect.element(page.getByText('The form of this answer cannot be checked here.')).toBeVisible();
    expect(onIssue).toHaveBeenCalledWith(expect.objectContaining({ code: 'unsupported-pattern', path: '/w' }));
    await page.getByLabelText('Code').fill('x');
    await button('Submit').click();
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledOnce());
  });
});

describe('UnknownWidget', () => {
  it('names what cannot be shown and prints none of it', async () => {
    await draw({ path: '', type: 'unknown', kind: 'sparkline', value: { secret: 'PAYLOAD' } });
    await expect.element(page.getByText('sparkline')).toBeVisible();
    expect(document.body.textContent).not.toContain('PAYLOAD');
  });

  it('leaves the ways out of a request that cannot be drawn', async () => {
    const { onAnswer } = await draw({
      path: '',
      type: 'unknown',
      kind: 'elicitation',
      message: 'Give your address',
      exits: ['decline', 'cancel'],
      value: null,
    });
    await expect.element(page.getByText('Give your address')).toBeVisible();
    await button('Decline').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'decline', values: {} });
    await expect.element(button('Close')).toBeDisabled();
  });

  it('stands in for a host’s own widget', async () => {
    await draw({ path: '', type: 'user_defined', name: 'seat-map', value: { rows: 12 } });
    await expect.element(page.getByText('seat-map')).toBeVisible();
  });
});

describe('ElicitationUrlWidget', () => {
  const spec: ElicitationUrlSpec = {
    path: '',
    type: 'elicitation-url',
    message: 'Confirm payment',
    url: 'https://bank.example@xn--hrbour-bua.example/pay?next=https://bank.example',
    href: 'https://bank.example@xn--hrbour-bua.example/pay?next=https://bank.example',
    hostName: 'xn--hrbour-bua.example',
    warnings: ['punycode', 'userinfo'],
  };

  it('shows the whole address with its host set off, as text', async () => {
    await draw(spec, { requestedBy: 'Harbour' });
    await expect.element(page.getByRole('heading', { name: 'Requested by' })).toBeVisible();
    await expect.element(page.getByText('xn--hrbour-bua.example', { exact: true })).toBeVisible();
    expect(document.querySelector('.tr-ElicitationUrl-address')!.textContent).toBe(spec.url);
    expect(document.querySelector('a')).toBeNull();
    await expect.element(page.getByText(/unusual characters/)).toBeVisible();
    await expect.element(page.getByText(/contains a user name/)).toBeVisible();
  });

  it('opens on a press in a new context, accepts once, and can be opened again', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { onAnswer } = await draw(spec);
    await expect.element(button('Open page')).toBeVisible();
    expect(open).not.toHaveBeenCalled();
    await button('Open page').click();
    expect(open).toHaveBeenCalledExactlyOnceWith(spec.href, '_blank', 'noopener,noreferrer');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: {} });
    await button('Open again').click();
    expect(open).toHaveBeenCalledTimes(2);
    expect(onAnswer).toHaveBeenCalledOnce();
    open.mockRestore();
  });

  it('leaves declining and closing where the address must not be opened', async () => {
    const { href: _, ...rest } = spec;
    const { onAnswer } = await draw({ ...rest, url: 'ftp://a.example', warnings: [] });
    await expect.element(page.getByText('This address cannot be opened from here.')).toBeVisible();
    await expect.element(button('Open page')).not.toBeInTheDocument();
    await button('Close').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'cancel', values: {} });
  });
});

describe('FormWidget', () => {
  beforeAll(() => import('./FormWidget').then(() => undefined), 60_000);

  const spec: FormSpec = {
    ...base,
    type: 'forms',
    title: 'Contact',
    schema: { type: 'object', properties: { email: { type: 'string', title: 'Email' } }, required: ['email'] },
    uiSchema: {},
    formData: {},
    submitText: 'Enviar',
    cancelText: 'Anular',
    outputFields: [],
  };

  it('answers with what was filled in', async () => {
    const { onAnswer } = await draw(spec);
    await page.getByLabelText('Email').fill('kim@mail.example');
    await button('Enviar').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'submit', values: { email: 'kim@mail.example' } });
  });

  it('cancels without valid data', async () => {
    const { onAnswer } = await draw(spec);
    await button('Anular').click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: 'cancel', values: {} });
  });
});

describe('ElicitationWidget', () => {
  const spec: ElicitationSpec = {
    path: '',
    type: 'elicitation',
    message: 'Visit https://login.example/now first',
    schema: { type: 'object', properties: { password: { type: 'string', title: 'Password' } } },
    uiSchema: {},
    formData: {},
  };

  it('frames the request, shows its message as text and warns of secrets', async () => {
    await draw(spec, { requestedBy: 'Harbour' });
    await expect.element(page.getByRole('heading', { name: 'Harbour' })).toBeVisible();
    await expect.element(page.getByText('Visit https://login.example/now first')).toBeVisible();
    await expect.element(page.getByText(/password or another secret/)).toBeVisible();
    expect(document.querySelector('a')).toBeNull();
  });

  it.each([
    ['Submit', { action: 'submit', values: {} }],
    ['Decline', { action: 'decline', values: {} }],
    ['Close', { action: 'cancel', values: {} }],
  ])('answers once by %s', async (name, answer) => {
    const { onAnswer } = await draw(spec);
    await button(name).dblClick();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
  });

  it('leaves two ways out of a request that cannot be drawn', async () => {
    await draw({ ...spec, isUnsupported: true });
    await expect.element(button('Decline')).toBeVisible();
    await expect.element(button('Close')).toBeVisible();
    await expect.element(button('Submit')).not.toBeInTheDocument();
  });
});

describe('AnswerSummary', () => {
  it('shows what was asked and answered as text, with where it stands', async () => {
    const spec: FormSpec = {
      ...base,
      type: 'forms',
      title: 'Plan',
      schema: {
        type: 'object',
        properties: { plan: { title: 'Plan', enum: ['b', 'p'] }, pw: { title: 'Password', format: 'password' } },
      },
      uiSchema: { plan: { 'ui:enumNames': ['Basic', 'Premium'] } },
      formData: {},
      outputFields: [],
    };
    await render(
      <AnswerSummary
        spec={spec}
        values={{ plan: 'p', pw: 's3cret' }}
        status="Sent"
        at="2026-03-05T09:30:00Z"
        tabIndex={-1}
      />,
    );
    await expect.element(page.getByRole('term').first()).toHaveTextContent('Plan');
    await expect.element(page.getByRole('definition').first()).toHaveTextContent('Premium');
    await expect.element(page.getByText('Sent')).toBeVisible();
    expect(document.body.innerHTML).not.toContain('s3cret');
    expect(document.querySelector('input, form')).toBeNull();
  });
});
