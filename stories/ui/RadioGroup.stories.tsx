import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RadioGroup } from '../../src/ui';
import { held, longLabel } from './held';

const meta = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  render: held(RadioGroup),
  args: {
    label: 'Delivery',
    value: undefined,
    onChange: fn(),
    options: [
      { id: 'post', label: 'By post' },
      { id: 'branch', label: 'At the branch' },
      { id: 'courier', label: 'By courier' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Chosen: Story = { args: { value: 'branch', description: 'Where the new card should go.' } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = {
  args: { isRequired: true, errors: ['Choose how the card should reach you'] },
};
export const InvalidChosen: Story = {
  args: { value: 'courier', errors: ['The courier does not go to this address'] },
};
export const Disabled: Story = { args: { value: 'branch', isDisabled: true } };
export const OneDisabled: Story = {
  args: {
    options: [
      { id: 'post', label: 'By post' },
      { id: 'courier', label: 'By courier', description: 'Not to this address.', isDisabled: true },
    ],
  },
};
export const ReadOnly: Story = { args: { value: 'branch', isReadOnly: true } };
export const Described: Story = {
  args: {
    value: 'post',
    options: [
      { id: 'post', label: 'By post', description: 'Three to five working days. Free.' },
      {
        id: 'courier',
        label: 'By courier',
        description: 'The next working day, signed for. 12 euros, taken from your current account.',
      },
    ],
  },
};
export const LongLabels: Story = {
  args: {
    label: longLabel,
    options: [
      { id: 'a', label: longLabel },
      { id: 'b', label: 'Short' },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'التسليم',
    value: 'post',
    options: [
      { id: 'post', label: 'بالبريد' },
      { id: 'branch', label: 'في الفرع' },
    ],
  },
};
