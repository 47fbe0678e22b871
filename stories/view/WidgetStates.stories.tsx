import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ToolResponseView } from '../../src';
import type { Json, JsonObject, ToolResponseViewProps } from '../../src';
import { fixture } from './fixture';
import { isDrawn } from './isDrawn';

interface StatesProps {
  /** A response that asks. */
  response: unknown;
  values: JsonObject;
  toolDefinition?: ToolResponseViewProps['toolDefinition'];
  widgets?: ToolResponseViewProps['widgets'];
}

const base: { version: 1; at: string; events: []; deliveredIds: [] } = {
  version: 1,
  at: '2026-03-05T09:30:00Z',
  events: [],
  deliveredIds: [],
};
const failed = (values: JsonObject) => ({
  ...base,
  state: 'failed' as const,
  action: 'submit' as const,
  values,
  events: [{ id: 'x/widget-0/1/0', type: 'submit' as const, widget: { type: 'forms' }, values }],
});
const never = () => new Promise<void>(() => undefined);

const states: Record<string, (values: JsonObject) => Partial<ToolResponseViewProps>> = {
  resting: () => ({}),
  'half filled': (values) => ({ submission: { ...base, state: 'draft', values } }),
  disabled: () => ({ isDisabled: true }),
  sending: (values) => ({ submission: { ...base, state: 'draft', values }, onEvent: never }),
  'failed, no reason given': (values) => ({ submission: failed(values) }),
  failed: (values) => ({ submission: { ...failed(values), reason: 'the harbour office is closed.' } }),
  delivered: (values) => ({ submission: { ...base, state: 'delivered', action: 'submit', values } }),
  cancelled: () => ({ submission: { ...base, state: 'cancelled', action: 'cancel', values: {} } }),
  declined: () => ({ submission: { ...base, state: 'declined', action: 'decline', values: {} } }),
  expired: () => ({ submission: { ...base, state: 'expired' } }),
  superseded: () => ({ submission: { ...base, state: 'superseded' } }),
};

/** One widget in each state of its answer, one below the other. */
function States({ response, values, ...settings }: StatesProps) {
  return Object.entries(states).map(([state, propsOf]) => (
    <section key={state} aria-label={state}>
      <h3>{state}</h3>
      <ToolResponseView
        response={response}
        responseId={state}
        onEvent={() => undefined}
        locale="en"
        validator="interpreted"
        headingLevel={4}
        {...settings}
        {...propsOf(values)}
      />
    </section>
  ));
}

const meta = {
  title: 'View/WidgetStates',
  component: States,
  /* The same form several times on one page is the point here. */
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: isDrawn,
} satisfies Meta<typeof States>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Answers the widget whose host never says that the answer has arrived. */
const send = (buttonName: string): NonNullable<Story['play']> => {
  return async (context) => {
    await isDrawn(context);
    const sending = within(context.canvas.getByRole('region', { name: 'sending' }));
    await context.userEvent.click(sending.getByRole('button', { name: buttonName }));
    await waitFor(() => expect(sending.getByText('Sending…', { selector: '[role="status"]' })).toBeVisible());
  };
};

const everyState = (fixtureName: string, values: JsonObject, buttonName: string): Story => ({
  args: { response: fixture(fixtureName), values },
  play: send(buttonName),
});
const one = (fixtureName: string, value: Json, buttonName = 'Submit'): Story =>
  everyState(fixtureName, { value }, buttonName);
const quick = (widget: JsonObject, value: Json, buttonName = 'Submit'): Story => ({
  args: { response: { _meta: { 'com.ibm.orchestrate/widget': widget } }, values: { value } },
  play: send(buttonName),
});
const berths = {
  type: 'options',
  title: 'Berth',
  options: [
    { label: 'Berth 4', value: 4, description: 'Beside the crane' },
    { label: 'Berth 9', value: 9 },
  ],
};
const preferring = (preference: string) => ({ ...berths, channel_adaptation: { chat: { preference } } });

export const Form: Story = everyState('form-cancel', { email: 'mara@quill.example', agree: true, age: 41 }, 'Register');
export const FormWithFiles: Story = everyState(
  'input-upload-max',
  { documents: [{ fileName: 'lease.pdf', url: 'https://files.example.com/lease.pdf' }] },
  'Submit',
);
export const FormWithTable: Story = everyState(
  'table-multi-3',
  { products: [{ rowId: 'row-001', sku: 'SKU-1001', name: 'Chair 1', qty: 7, price: 5.75 }] },
  'Submit',
);
export const Confirmation: Story = one('care-doc-confirmation-on-event', 'confirm', 'Confirm');
export const Day: Story = one('care-doc-datetime-min-date', '2026-03-20');
export const DayAndTime: Story = one('care-doc-datetime-datetime', '2026-03-20T10:30');
export const WholeNumber: Story = quick({ type: 'number', collection_type: 'integer', title: 'Crew' }, 3);
export const Currency: Story = one('care-doc-number-currency', 1200);
export const Percentage: Story = one('care-doc-number-percentage', 12);
export const Decimal: Story = one('care-doc-number-decimal', 1.5);
export const Phone: Story = one('care-doc-number-phone', '5550100');
export const PostalCode: Story = one('care-doc-number-zip-code', '10115');
export const Text: Story = quick(
  { type: 'text', collection_type: 'text', title: 'Cargo', description: 'What is on board?' },
  'Tiles',
);
export const Options: Story = one('care-doc-options-multi', ['olives']);
export const OptionButtons: Story = quick(preferring('button'), 4, 'Berth 4');
export const OptionList: Story = quick(preferring('list'), 4, 'Berth 4');
export const OptionDropdown: Story = quick(preferring('dropdown'), 4);
export const Elicitation: Story = everyState(
  'elicit-all-field-kinds',
  { name: 'Noor de Vries', agree: true, crew: 3 },
  'Submit',
);
export const ElicitationPage: Story = { args: { response: fixture('elicit-url-2026'), values: {} } };
export const App: Story = {
  args: {
    response: { content: [{ type: 'text', text: 'Berth 4 is free until noon.' }], structuredContent: { berth: 4 } },
    values: {},
    toolDefinition: { name: 'harbour map', _meta: { ui: { resourceUri: 'ui://harbour/map' } } },
    widgets: { app: () => <div role="img" aria-label="Harbour map" className="tr-Placeholder" /> },
  },
};
export const UserDefined: Story = { args: { response: fixture('user-defined-meta'), values: {} } };
export const Unknown: Story = { args: { response: fixture('unknown-widget'), values: {} } };
