import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckboxGroup } from '../../src/ui';
import { held } from './held';

const meta = {
  title: 'ui/CheckboxGroup',
  component: CheckboxGroup,
  render: held(CheckboxGroup),
  args: {
    label: 'Tell me about',
    value: [],
    onChange: fn(),
    options: [
      { id: 'rates', label: 'Rates' },
      { id: 'loans', label: 'Loans', description: 'At most one message a month.' },
      { id: 'cards', label: 'Cards' },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Chosen: Story = { args: { value: ['rates', 'cards'] } };
export const Required: Story = { args: { isRequired: true, description: 'Choose one or more.' } };
export const Invalid: Story = { args: { isRequired: true, errors: ['Choose at least one'] } };
export const Disabled: Story = { args: { value: ['rates'], isDisabled: true } };
export const ReadOnly: Story = { args: { value: ['rates'], isReadOnly: true } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'أخبرني عن',
    value: ['a'],
    options: [
      { id: 'a', label: 'الأسعار' },
      { id: 'b', label: 'القروض' },
    ],
  },
};
