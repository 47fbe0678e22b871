import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormSpec } from '../../src/model';
import { AnswerSummary } from '../../src/widgets';
import { asked } from './Widget';

const spec: FormSpec = {
  ...asked,
  type: 'forms',
  title: 'Book a berth',
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Skipper' },
      plan: { type: 'string', title: 'Plan', enum: ['b', 'p'] },
      rules: { type: 'boolean', title: 'Accept harbour rules' },
      arrival: { type: 'string', format: 'date', title: 'Arrival' },
      needs: { type: 'array', title: 'Needs', items: { type: 'string', enum: ['Water', 'Fuel', 'Crane'] } },
      pin: { type: 'string', format: 'password', title: 'Gate code' },
      papers: { type: 'array', title: 'Papers', items: {} },
      boats: {
        type: 'array',
        title: 'Boats',
        headers: [
          { key: 'n', header: 'Name' },
          { key: 'l', header: 'Length' },
        ],
        items: {},
      },
    },
  },
  uiSchema: { plan: { 'ui:enumNames': ['Basic', 'Premium'] }, papers: { 'ui:widget': 'FileUpload' } },
  formData: {},
  outputFields: [],
};

const meta = {
  title: 'widgets/AnswerSummary',
  component: AnswerSummary,
  args: { spec, status: 'Sent', at: '2026-03-05T09:30:00Z' },
} satisfies Meta<typeof AnswerSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delivered: Story = {
  args: {
    values: {
      name: 'Noor de Vries',
      plan: 'p',
      rules: true,
      arrival: '2026-03-20',
      needs: ['Water', 'Crane'],
      pin: '0042',
      papers: [{ fileName: 'insurance é.pdf', url: 'https://files.example/1' }],
      boats: [
        { n: 'Fair Winds', l: '9.8 m' },
        { n: 'Tender', l: '2.4 m' },
      ],
    },
  },
};
export const Cancelled: Story = { args: { values: {}, status: 'Cancelled' } };
export const Expired: Story = { args: { values: {}, status: 'Expired: no answer is needed any more' } };
export const OneAnswer: Story = {
  args: {
    spec: {
      ...asked,
      type: 'options',
      title: 'Toppings',
      isMultiple: true,
      options: [
        { label: 'Olives', value: 'o', userMessage: 'Good choice' },
        { label: 'Basil', value: 'b' },
      ],
    },
    values: { value: ['o', 'b'] },
  },
};
