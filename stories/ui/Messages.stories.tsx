import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  Banner,
  Button,
  ErrorSummary,
  Link,
  Notice,
  RadioGroup,
  Skeleton,
  StatusLine,
  TextField,
  VisuallyHidden,
} from '../../src/ui';

const meta = { title: 'ui/Messages' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

export const BannerDanger: Story = {
  render: () => (
    <Banner tone="danger" title="The answer was not delivered" action={<Button>Try again</Button>}>
      The connection was lost.
    </Banner>
  ),
};
export const BannerWarning: Story = {
  render: () => <Banner tone="warning">This address is not encrypted.</Banner>,
};
export const BannerSuccess: Story = {
  render: () => (
    <Banner tone="success" title="Sent">
      You will hear from us within a day.
    </Banner>
  ),
};
export const BannerInfo: Story = { render: () => <Banner>The bank asks for this once a year.</Banner> };
export const StatusNeutral: Story = { render: () => <StatusLine>Sending 1 of 2…</StatusLine> };
export const StatusSuccess: Story = { render: () => <StatusLine tone="success">Sent at 14:05</StatusLine> };
export const StatusDanger: Story = {
  render: () => (
    <StatusLine tone="danger" action={<Button>Try again</Button>}>
      Not delivered
    </StatusLine>
  ),
};
export const NoticeOfTheUnknown: Story = { render: () => <Notice>"seat_map" cannot be shown here.</Notice> };
export const SkeletonOfAField: Story = { render: () => <Skeleton /> };
export const SkeletonOfAForm: Story = { render: () => <Skeleton rows={4} hasTitle hasActions /> };
export const ExternalLink: Story = {
  render: () => <Link href="https://example.com/terms">The terms of use</Link>,
};
export const Hidden: Story = { render: () => <VisuallyHidden>Only heard</VisuallyHidden> };
export const Summary: Story = {
  render: () => (
    <>
      <ErrorSummary
        errors={[
          {
            fieldId: 'story-mail',
            label: 'E-mail address',
            message: 'Enter an e-mail address like name@example.com',
          },
          { fieldId: 'story-way', label: 'Delivery', message: 'Choose one' },
          { message: 'The two dates are in the wrong order.' },
        ]}
      />
      <br />
      <TextField
        id="story-mail"
        label="E-mail address"
        value="kim@"
        onChange={ignore}
        errors={['Enter an e-mail address like name@example.com']}
      />
      <br />
      <RadioGroup
        id="story-way"
        label="Delivery"
        value={undefined}
        onChange={ignore}
        options={[
          { id: 'a', label: 'By post' },
          { id: 'b', label: 'At the branch' },
        ]}
        errors={['Choose one']}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: /Delivery/ }));
    await expect(canvas.getByRole('radio', { name: 'By post' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /E-mail/ }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
