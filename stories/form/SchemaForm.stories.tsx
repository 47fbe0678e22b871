import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SchemaForm } from '../../src/form';
import { Card } from '../../src/ui';
import { formFixture } from './formFixture';

const meta = {
  title: 'form/SchemaForm',
  component: SchemaForm,
  args: { id: 'form', schema: { type: 'object' }, onSubmit: fn(), validator: 'interpreted' },
  render: (args) => (
    <Card>
      <SchemaForm {...args} />
    </Card>
  ),
} satisfies Meta<typeof SchemaForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const isDrawn: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThan(0));
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
};

const submit: Story['play'] = async (context) => {
  await isDrawn(context);
  const buttons = within(context.canvasElement).getAllByRole('button');
  await userEvent.click(buttons.find((button) => (button as HTMLButtonElement).type === 'submit')!);
};

export const AllInputs: Story = { args: formFixture('form-all-inputs-defaults'), play: isDrawn };
export const Registration: Story = { args: formFixture('adk-full-registration'), play: isDrawn };
export const Invalid: Story = { args: formFixture('adk-full-registration'), play: submit };
export const Disabled: Story = {
  args: { ...formFixture('form-all-inputs-defaults'), isDisabled: true },
  play: isDrawn,
};
export const Busy: Story = {
  args: { ...formFixture('public-leave-request-ko'), isBusy: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('form')).not.toBeNull());
  },
};
export const WithoutFields: Story = { args: formFixture('form-empty'), play: isDrawn };
export const OddNames: Story = { args: formFixture('form-odd-names'), play: isDrawn };
export const FlowApplication: Story = { args: formFixture('flow-application-resolved'), play: isDrawn };
export const FlowDatesAndTimes: Story = { args: formFixture('flow-datetime-resolved'), play: isDrawn };
export const ConditionalFields: Story = { args: formFixture('flow-dynamic-resolved'), play: isDrawn };
export const Branches: Story = { args: formFixture('oneof-loads-branch-of-form-data'), play: isDrawn };
export const BranchNotChosen: Story = { args: formFixture('oneof-tagged-empty-object'), play: isDrawn };
export const List: Story = { args: formFixture('array-move-then-edit'), play: isDrawn };
export const Map: Story = { args: formFixture('map-two-quick-renames'), play: isDrawn };
export const NullableChoice: Story = { args: formFixture('nullable-enum-is-a-select'), play: isDrawn };
export const MismatchedPrefill: Story = { args: formFixture('form-data-type-mismatch'), play: isDrawn };
export const UnknownControl: Story = { args: formFixture('unknown-ui-widget'), play: isDrawn };
export const NotDrawable: Story = {
  args: { schema: '{oops' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('This form cannot be shown here.')).toBeVisible());
  },
};
export const TableSelection: Story = { args: formFixture('table-multi-500'), play: isDrawn };
export const Dark: Story = {
  args: formFixture('form-all-inputs-defaults'),
  globals: { scheme: 'dark' },
  play: isDrawn,
};
export const DarkInvalid: Story = {
  args: formFixture('adk-full-registration'),
  globals: { scheme: 'dark' },
  play: submit,
};
export const Narrow: Story = {
  args: formFixture('form-all-inputs-defaults'),
  globals: { width: 'narrow' },
  play: isDrawn,
};
export const NarrowInvalid: Story = {
  args: formFixture('adk-full-registration'),
  globals: { width: 'narrow' },
  play: submit,
};
export const RightToLeft: Story = {
  args: formFixture('form-all-inputs-defaults'),
  globals: { direction: 'rtl' },
  play: isDrawn,
};

const nested = {
  type: 'object',
  title: 'Order',
  required: ['customer', 'lines'],
  properties: {
    customer: {
      type: 'object',
      title: 'Customer',
      description: 'Who pays.',
      required: ['name'],
      properties: { name: { type: 'string', title: 'Name' }, vat: { type: ['string', 'null'], title: 'VAT number' } },
    },
    lines: {
      type: 'array',
      title: 'Lines',
      minItems: 1,
      items: {
        type: 'object',
        title: 'Line',
        required: ['product'],
        properties: {
          product: { type: 'string', title: 'Product', enum: ['Desk', 'Chair'] },
          count: { type: 'integer', title: 'Count', minimum: 1, default: 1 },
        },
      },
    },
    note: { type: 'string', title: 'Note' },
  },
};
export const NestedGroups: Story = {
  args: { schema: nested, formData: { lines: [{ product: 'Desk', count: 2 }] } },
  play: isDrawn,
};
export const NestedGroupsInvalid: Story = { args: { schema: nested, formData: { lines: [{}] } }, play: submit };
export const FilledInByHand: Story = {
  args: { schema: nested },
  play: async (context) => {
    await isDrawn(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Mara Quill');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Product' }), 'Chair');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenLastCalledWith({
        customer: { name: 'Mara Quill' },
        lines: [{ product: 'Chair', count: 1 }],
      }),
    );
  },
};
