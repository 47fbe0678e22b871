import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  ErrorSummary,
  NumberField,
  RadioGroup,
  StatusLine,
  TextArea,
  TextField,
} from '../../src/ui';
import { longLabel } from './held';

const actions = (
  <>
    <Button variant="primary" type="submit">
      Save
    </Button>
    <Button variant="quiet">Not now</Button>
  </>
);
const change = fn();
const fields = (
  <>
    <TextField label="E-mail address" value="kim@example.com" onChange={change} isRequired />
    <NumberField label="Amount" value={250} onChange={change} help="In euros." />
    <RadioGroup
      label="Delivery"
      value="post"
      onChange={change}
      options={[
        { id: 'post', label: 'By post' },
        { id: 'branch', label: 'At the branch' },
      ]}
    />
    <TextArea label="Note" value={undefined} onChange={change} isOptionalMarked />
    <Checkbox label="I agree to the terms" isSelected onChange={change} isRequired />
  </>
);

const meta = {
  title: 'ui/Card',
  component: Card,
  args: { title: 'Update account', headingLevel: 3 },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithForm: Story = {
  args: { description: 'We need this to send the receipt.', children: fields, footer: actions },
};
export const TitleAlone: Story = {};
export const WithoutTitle: Story = { args: { title: undefined, children: fields, footer: actions } };
export const LongTitle: Story = { args: { title: longLabel, description: longLabel, footer: actions } };
export const Refused: Story = {
  args: {
    children: (
      <>
        <ErrorSummary
          errors={[
            {
              fieldId: 'mail',
              label: 'E-mail address',
              message: 'Enter an e-mail address like name@example.com',
            },
          ]}
        />
        <TextField
          id="mail"
          label="E-mail address"
          value="kim@"
          onChange={change}
          isRequired
          errors={['Enter an e-mail address like name@example.com']}
        />
      </>
    ),
    footer: actions,
  },
};
export const Sending: Story = {
  args: {
    isBusy: true,
    children: <TextField label="E-mail address" value="kim@example.com" onChange={change} isReadOnly />,
    footer: (
      <Button variant="primary" isPending pendingText="Sending…">
        Save
      </Button>
    ),
  },
};
export const Failed: Story = {
  args: {
    children: (
      <>
        <TextField label="E-mail address" value="kim@example.com" onChange={change} />
        <Banner tone="danger" title="The answer was not delivered" action={<Button>Try again</Button>}>
          The connection was lost. Nothing you entered is gone.
        </Banner>
      </>
    ),
  },
};
export const Delivered: Story = { args: { children: <StatusLine tone="success">Sent at 14:05</StatusLine> } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'تحديث الحساب',
    description: 'نحتاج هذا لإرسال الإيصال.',
    children: <TextField label="البريد الإلكتروني" type="email" value="kim@example.com" onChange={change} isRequired />,
    footer: <Button variant="primary">حفظ</Button>,
  },
};
