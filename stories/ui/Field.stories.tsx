import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldErrors } from '../../src/ui';

const meta = {
  title: 'ui/FieldErrors',
  component: FieldErrors,
  args: { errors: ['Enter an e-mail address like name@example.com'] },
} satisfies Meta<typeof FieldErrors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = { args: { errors: ['Use 8 characters or more', 'Use a digit'] } };
