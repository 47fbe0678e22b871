import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ElicitationSpec, ElicitationUrlSpec } from '../../src/model';
import { resting, Widget } from './Widget';

const meta = {
  title: 'widgets/Elicitation',
  component: Widget,
  args: { ...resting, onAnswer: fn(), requestedBy: 'Harbour office' },
} satisfies Meta<typeof Widget>;
export default meta;
type Story = StoryObj<typeof Widget>;

const form: ElicitationSpec = {
  path: '',
  type: 'elicitation',
  message: 'Fill in the visitor card',
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Full name' },
      crew: { type: 'integer', title: 'Crew', minimum: 1, maximum: 20, default: 3 },
      pier: { type: 'string', title: 'Pier', enum: ['p1', 'p2'] },
      agree: { type: 'boolean', title: 'Accept harbour rules' },
    },
    required: ['name'],
  },
  uiSchema: { pier: { 'ui:enumNames': ['North pier', 'South pier'] } },
  formData: {},
};
const page: ElicitationUrlSpec = {
  path: '',
  type: 'elicitation-url',
  message: 'Set your gate key',
  url: 'https://keys.harbour.example/set?visitor=4711',
  href: 'https://keys.harbour.example/set?visitor=4711',
  hostName: 'keys.harbour.example',
  warnings: [],
};

export const Form: Story = { args: { spec: form } };
export const Confirmation: Story = {
  args: {
    spec: { ...form, message: 'Proceed with the tow?', schema: { type: 'object', properties: {} }, uiSchema: {} },
  },
};
export const AsksForSecret: Story = {
  args: {
    spec: {
      ...form,
      message: 'Sign in',
      schema: { type: 'object', properties: { password: { type: 'string', title: 'Password' } } },
      uiSchema: {},
    },
  },
};
export const Unsupported: Story = { args: { spec: { ...form, isUnsupported: true } } };
export const Sending: Story = { args: { spec: form, state: 'sending', isDisabled: true, draft: { name: 'Noor' } } };
export const Page: Story = { args: { spec: page } };
export const SuspiciousPage: Story = {
  args: {
    spec: {
      ...page,
      message: 'Confirm payment',
      url: 'https://bank.example@xn--hrbour-bua.example/pay?next=https://bank.example',
      hostName: 'xn--hrbour-bua.example',
      warnings: ['punycode', 'userinfo'],
    },
  },
};
export const PageOpened: Story = { args: { spec: page, state: 'delivered', isDisabled: true } };
export const PageNotOpenable: Story = {
  args: {
    spec: {
      path: '',
      type: 'elicitation-url',
      message: 'Set your gate key',
      url: 'ftp://keys.harbour.example/set',
      warnings: [],
    },
  },
};
