import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from '../../src/ui';
import { held, longLabel } from './held';

const meta = {
  title: 'ui/TextField',
  component: TextField,
  render: held(TextField),
  args: { label: 'E-mail address', value: undefined, onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Filled: Story = { args: { value: 'kim@example.com', type: 'email' } };
export const WithDescriptionAndHelp: Story = {
  args: {
    description: 'We need this to send the receipt.',
    help: 'An address at work is fine.',
    placeholder: 'name@example.com',
  },
};
export const Required: Story = { args: { isRequired: true } };
export const Optional: Story = { args: { isOptionalMarked: true } };
export const Invalid: Story = {
  args: {
    value: 'kim@',
    isRequired: true,
    description: 'For the receipt.',
    errors: ['Enter an e-mail address like name@example.com'],
  },
};
export const Disabled: Story = { args: { value: 'kim@example.com', isDisabled: true } };
export const ReadOnly: Story = { args: { value: 'kim@example.com', isReadOnly: true } };
export const HiddenLabel: Story = { args: { isLabelHidden: true, placeholder: 'name@example.com' } };
export const LongLabel: Story = {
  args: {
    label: longLabel,
    isRequired: true,
    errors: [
      'Enter the name as it is on the letter: it is compared letter by letter, so that nobody else can open the account.',
    ],
  },
};
export const CharactersLeft: Story = {
  args: { label: 'Reference', value: 'INV-2026-11-30', maxCharacters: 16 },
};
export const CharactersTooMany: Story = {
  args: {
    label: 'Reference',
    value: 'INV-2026-11-30/7781',
    maxCharacters: 16,
    errors: ['Use 16 characters or fewer'],
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'الاسم الكامل',
    description: 'كما هو مكتوب في جواز السفر.',
    value: 'ليلى حداد',
    isRequired: true,
    errors: ['اكتب الاسم كاملا'],
  },
};
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'E-mail address' });
    await userEvent.type(field, ' a ');
    await expect(args.onChange).toHaveBeenLastCalledWith(' a ');
  },
};
