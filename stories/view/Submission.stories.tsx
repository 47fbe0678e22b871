import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ToolResponseView } from '../../src';
import type { JsonObject, Submission, WidgetEvent } from '../../src';
import { fixture } from './fixture';
import { isDrawn } from './isDrawn';

const meta = {
  title: 'View/Submission',
  component: ToolResponseView,
  args: {
    response: fixture('form-cancel'),
    responseId: 'call-1',
    onEvent: fn(),
    locale: 'en',
    validator: 'interpreted',
  },
  play: isDrawn,
} satisfies Meta<typeof ToolResponseView>;
export default meta;
type Story = StoryObj<typeof ToolResponseView>;
type Play = NonNullable<Story['play']>;

const at = '2026-03-05T09:30:00Z';
const filled = { email: 'mara@quill.example', agree: true, age: 41 };
const never = () => new Promise<void>(() => undefined);

function answered(state: 'delivered' | 'cancelled' | 'declined', values: JsonObject): Submission {
  const action = state === 'delivered' ? 'submit' : state === 'cancelled' ? 'cancel' : 'decline';
  return { version: 1, state, action, at, values, events: [], deliveredIds: [] };
}

function closed(state: 'expired' | 'superseded'): Submission {
  return { version: 1, state, at, events: [], deliveredIds: [] };
}

function fillInAndSend(then: Play): Play {
  return async (context) => {
    const { canvas, step, userEvent } = context;
    await isDrawn(context);
    await step('fill in', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), filled.email);
      await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree' }));
    });
    await step('send', () => userEvent.click(canvas.getByRole('button', { name: 'Register' })));
    await step('see where the answer stands', () => then(context));
  };
}

export const Draft: Story = {
  args: { submission: { version: 1, state: 'draft', at, values: { email: 'mara@qu' }, events: [], deliveredIds: [] } },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = {
  play: async (context) => {
    await isDrawn(context);
    await context.step('send nothing', () =>
      context.userEvent.click(context.canvas.getByRole('button', { name: 'Register' })),
    );
    await expect(await context.canvas.findByText('There is 1 problem')).toBeVisible();
  },
};
export const Sending: Story = {
  args: { onEvent: never },
  play: fillInAndSend(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Sending…', { selector: '[role="status"]' })).toBeVisible());
  }),
};
export const SendingSecondOfTwo: Story = {
  args: {
    response: fixture('public-next-steps-actions'),
    onEvent: (event: WidgetEvent) => (event.type === 'message' ? never() : undefined),
  },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await isDrawn(context);
    await step('choose', () => userEvent.click(canvas.getByRole('radio', { name: 'Show how it was checked' })));
    await step('send', () => userEvent.click(canvas.getByRole('button', { name: 'Continue' })));
    await waitFor(() => expect(canvas.getByText('Sending 2 of 2…')).toBeVisible());
  },
};
export const Failed: Story = {
  args: { onEvent: () => Promise.reject(new Error('ECONNRESET 10.0.3.7')) },
  play: fillInAndSend(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(canvas.queryByText(/ECONNRESET/)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(filled.email);
  }),
};
export const FailedWithReason: Story = {
  args: {
    onEvent: () => Promise.reject(Object.assign(new Error('the berth was taken a minute ago.'), { isForUser: true })),
  },
  play: fillInAndSend(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/the berth was taken a minute ago/)).toBeVisible());
  }),
};
export const TimedOut: Story = {
  args: { onEvent: never, timeoutMs: 50 },
  play: fillInAndSend(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  }),
};
export const Delivered: Story = {
  play: fillInAndSend(async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText(/^Sent ·/)).toBeVisible());
    await expect(canvas.getByText(filled.email)).toBeVisible();
    await expect(args.onEvent).toHaveBeenCalledTimes(1);
  }),
};
export const CancelledByHand: Story = {
  play: async (context) => {
    await isDrawn(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(context.canvas.getByText(/^Cancelled ·/)).toBeVisible());
  },
};

export const HistoryDelivered: Story = { args: { submission: answered('delivered', filled) } };
export const HistoryCancelled: Story = { args: { submission: answered('cancelled', {}) } };
export const HistoryDeclined: Story = {
  args: { response: fixture('elicit-all-field-kinds'), submission: answered('declined', {}) },
};
export const HistoryExpired: Story = { args: { submission: closed('expired') } };
export const HistorySuperseded: Story = { args: { submission: closed('superseded') } };
export const HistoryFailed: Story = {
  args: {
    submission: {
      version: 1,
      state: 'failed',
      action: 'submit',
      at,
      values: filled,
      events: [
        { id: 'call-1/widget-0/1/0', type: 'submit', widget: { type: 'forms', name: 'form_cancel' }, values: filled },
      ],
      deliveredIds: [],
    },
  },
};

const everything = {
  name: 'Mara Quill',
  bio: 'Two\nlines',
  plan: 'b',
  agree: true,
  country: 'US',
  age: 25,
  start: '2026-02-28',
  stay: ['2026-03-01', '2026-03-09'],
  docs: [{ fileName: 'cv.pdf', url: 'https://files.example.com/cv.pdf' }],
  rows: [{ rowId: '2', id: 'two' }],
};
const summary: Story['args'] = {
  response: fixture('form-all-inputs-defaults'),
  submission: answered('delivered', everything),
};

export const SummaryOfEverything: Story = {
  args: summary,
  play: async (context) => {
    await isDrawn(context);
    await expect(context.canvas.getByText('Plan B')).toBeVisible();
    await expect(context.canvas.getByText('cv.pdf')).toBeVisible();
  },
};
export const SummaryNarrow: Story = { args: summary, globals: { width: 'narrow' } };
export const SummaryDark: Story = { args: summary, globals: { scheme: 'dark' } };
export const SummaryRightToLeft: Story = { args: { ...summary, locale: 'ar' }, globals: { locale: 'ar' } };
export const SummaryOfTableRows: Story = {
  args: {
    response: fixture('table-multi-3'),
    submission: answered('delivered', {
      products: [
        { rowId: 'row-001', sku: 'SKU-1001', name: 'Chair 1', qty: 7, price: 5.75 },
        { rowId: 'row-002', sku: 'SKU-1002', name: 'Desk 2', qty: 14, price: 7 },
      ],
    }),
  },
};
export const SummaryOfSecret: Story = {
  args: {
    response: fixture('secret-not-echoed-after-submit'),
    submission: answered('delivered', { user: 'kim', pw: 'hunter2' }),
  },
  play: async (context) => {
    await isDrawn(context);
    await expect(context.canvasElement.innerHTML).not.toContain('hunter2');
  },
};
