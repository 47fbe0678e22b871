import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { FormSpec } from '../../src/model';
import { asked, resting, Widget } from './Widget';

const meta = { title: 'widgets/Form', component: Widget, args: { ...resting, onAnswer: fn() } } satisfies Meta<
  typeof Widget
>;
export default meta;
type Story = StoryObj<typeof Widget>;

const spec: FormSpec = {
  ...asked,
  type: 'forms',
  title: 'Update account',
  description: 'We need this to send the receipt.',
  schema: {
    type: 'object',
    properties: {
      email: { type: 'string', title: 'Email address' },
      stay: { type: 'string', format: 'date', title: 'Start' },
    },
    required: ['email'],
  },
  uiSchema: { email: { 'ui:placeholder': 'name@example.com' } },
  formData: {},
  submitText: 'Save',
  cancelText: 'Not now',
  outputFields: [],
};

export const Resting: Story = { args: { spec } };
export const HalfFilled: Story = { args: { spec, draft: { email: 'kim@mail.example' } } };
export const Sending: Story = {
  args: { spec, state: 'sending', isDisabled: true, draft: { email: 'kim@mail.example' } },
};
export const Disabled: Story = { args: { spec, isDisabled: true } };
