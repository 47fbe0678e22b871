import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ComboBox } from '../../src/ui';
import { cities, held, longLabel } from './held';

const meta = {
  title: 'ui/ComboBox',
  component: ComboBox,
  render: held(ComboBox),
  args: { label: 'City', value: undefined, onChange: fn(), options: cities },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 5000 }, (_, index) => ({ id: `o${index}`, label: `o${index}` }));

export const Resting: Story = { args: { placeholder: 'Type to search' } };
export const Chosen: Story = { args: { value: 'oslo', description: 'Where the account is kept.' } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { isRequired: true, errors: ['Choose a city'] } };
export const Disabled: Story = { args: { value: 'oslo', isDisabled: true } };
export const ReadOnly: Story = { args: { value: 'oslo', isReadOnly: true } };
export const LongLabel: Story = {
  args: { label: longLabel, value: 'long', options: [{ id: 'long', label: longLabel }, ...cities] },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'المدينة',
    value: 'a',
    options: [
      { id: 'a', label: 'القاهرة' },
      { id: 'b', label: 'دبي' },
    ],
  },
};
export const Open: Story = {
  args: {
    value: 'oslo',
    options: cities.map((city, index) =>
      index === 2 ? { ...city, description: 'Closed on Mondays.' } : index === 4 ? { ...city, isDisabled: true } : city,
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'City' }));
    await expect(await screen.findByRole('option', { name: 'Oslo' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const NoMatches: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'City' }), 'qq');
    await expect(await screen.findByText('No matches')).toBeVisible();
  },
};
export const FiveThousand: Story = {
  args: { options: many },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'City' });
    await userEvent.click(field);
    await userEvent.paste('o4321');
    await userEvent.click(await screen.findByRole('option', { name: 'o4321' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('o4321');
    await expect(field).toHaveValue('o4321');
  },
};
export const FiveThousandOpen: Story = {
  args: { options: many },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'City' }));
    await expect(await screen.findByText(/100 of 5,000 shown/)).toBeVisible();
  },
};
