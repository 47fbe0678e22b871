import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToolResponseView } from '../../src';
import type { Json, JsonObject, Submission } from '../../src';
import { fixture } from './fixture';
import { isDrawn } from './isDrawn';

interface StatesProps {
  /** The file name of a fixture that asks. */
  fixtureName: string;
  values: JsonObject;
}

const at = '2026-03-05T09:30:00Z';
const base: { version: 1; at: string; events: []; deliveredIds: [] } = { version: 1, at, events: [], deliveredIds: [] };

const states: Record<string, (values: JsonObject) => { submission?: Submission; isDisabled?: true }> = {
  resting: () => ({}),
  'half filled': (values) => ({ submission: { ...base, state: 'draft', values } }),
  disabled: () => ({ isDisabled: true }),
  failed: (values) => ({
    submission: {
      ...base,
      state: 'failed',
      action: 'submit',
      values,
      reason: 'the harbour office is closed.',
      events: [{ id: 'x/widget-0/1/0', type: 'submit', widget: { type: 'forms' }, values }],
    },
  }),
  delivered: (values) => ({ submission: { ...base, state: 'delivered', action: 'submit', values } }),
  cancelled: () => ({ submission: { ...base, state: 'cancelled', action: 'cancel', values: {} } }),
  declined: () => ({ submission: { ...base, state: 'declined', action: 'decline', values: {} } }),
  expired: () => ({ submission: { ...base, state: 'expired' } }),
  superseded: () => ({ submission: { ...base, state: 'superseded' } }),
};

/** One widget in each state of its answer, one below the other. */
function States({ fixtureName, values }: StatesProps) {
  return Object.entries(states).map(([state, propsOf]) => (
    <section key={state} aria-label={state}>
      <h3>{state}</h3>
      <ToolResponseView
        response={fixture(fixtureName)}
        responseId={state}
        onEvent={() => undefined}
        locale="en"
        validator="interpreted"
        headingLevel={4}
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

const everyState = (fixtureName: string, values: JsonObject): Story => ({ args: { fixtureName, values } });
const one = (fixtureName: string, value: Json): Story => everyState(fixtureName, { value });

export const Form: Story = everyState('form-cancel', { email: 'mara@quill.example', agree: true, age: 41 });
export const Confirmation: Story = one('care-doc-confirmation-on-event', 'confirm');
export const Day: Story = one('care-doc-datetime-min-date', '2026-03-20');
export const DayAndTime: Story = one('care-doc-datetime-datetime', '2026-03-20T10:30');
export const Currency: Story = one('care-doc-number-currency', 1200);
export const Percentage: Story = one('care-doc-number-percentage', 12);
export const Decimal: Story = one('care-doc-number-decimal', 1.5);
export const Phone: Story = one('care-doc-number-phone', '5550100');
export const PostalCode: Story = one('care-doc-number-zip-code', '10115');
export const Options: Story = one('care-doc-options-multi', ['olives']);
export const Elicitation: Story = everyState('elicit-all-field-kinds', { name: 'Noor de Vries', agree: true, crew: 3 });
export const ElicitationPage: Story = everyState('elicit-url-2026', {});
export const UserDefined: Story = everyState('user-defined-meta', {});
export const Unknown: Story = everyState('unknown-widget', {});
