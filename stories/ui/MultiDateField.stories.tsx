import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MultiDateField } from '../../src/ui';
import type { MultiDateFieldProps } from '../../src/ui';

function Stateful(props: MultiDateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MultiDateField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/MultiDateField',
  component: MultiDateField,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Days off', value: undefined, onChange: () => undefined, dateFormat: 'DD/MM/YYYY' },
} satisfies Meta<typeof MultiDateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: ['2026-03-02', '2026-03-05', '2026-04-01'] } };
export const FilledWithAnotherFormat: Story = { args: { value: ['2026-03-02', '3/4/26'] } };
export const Invalid: Story = {
  args: { isRequired: true, errors: ['Choose at least one day.'], description: 'All the days you will be away.' },
};
export const Disabled: Story = { args: { value: ['2026-03-02'], isDisabled: true } };
export const ReadOnly: Story = { args: { value: ['2026-03-02'], isReadOnly: true } };

export const CalendarOpen: Story = {
  args: { value: ['2026-03-02', '2026-03-05'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open calendar' }));
    const grid = await within(document.body).findByRole('grid');
    await waitFor(() => expect(grid).toBeVisible());
  },
};
