import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DateRangeField } from '../../src/ui';
import type { DateRangeFieldProps } from '../../src/ui';

function Stateful(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangeField
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
  title: 'ui/DateRangeField',
  component: DateRangeField,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Stay',
    value: undefined,
    onChange: () => undefined,
    startLabel: 'Check-in',
    endLabel: 'Check-out',
    dateFormat: 'YYYY-MM-DD',
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: ['2026-01-10', '2026-01-12'] } };
export const StartAfterEnd: Story = { args: { value: ['2026-02-01', '2026-01-12'] } };
export const OneDateAlone: Story = { args: { value: ['2026-02-01', undefined] } };
export const Invalid: Story = {
  args: { isRequired: true, errors: ['Enter when you arrive and leave.'], description: 'Both nights included.' },
};
export const FilledWithAnotherFormat: Story = { args: { value: ['10/01/2026', '2026-01-12'] } };
export const Disabled: Story = { args: { value: ['2026-01-10', '2026-01-12'], isDisabled: true } };
export const ReadOnly: Story = { args: { value: ['2026-01-10', '2026-01-12'], isReadOnly: true } };

export const CalendarOpen: Story = {
  args: { value: ['2026-01-10', '2026-01-21'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open calendar' }));
    const grid = await within(document.body).findByRole('grid');
    await waitFor(() => expect(grid).toBeVisible());
  },
};
