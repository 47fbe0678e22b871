import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FileField } from '../../src/ui';
import type { FileFieldProps } from '../../src/ui';

type Reference = { fileName: string; url: string };
const stored = (file: File): Reference => ({
  fileName: file.name,
  url: `https://files.example/${encodeURIComponent(file.name)}`,
});
const csv = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'text/csv' });

function Stateful(props: FileFieldProps<Reference>) {
  const [value, setValue] = useState(props.value);
  return (
    <FileField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<FileFieldProps<Reference>> = {
  title: 'ui/FileField',
  component: FileField<Reference>,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Credentials',
    buttonLabel: 'Add files',
    value: [],
    onChange: () => undefined,
    uploadFile: (file) => Promise.resolve(stored(file)),
  },
};
export default meta;
type Story = StoryObj<FileFieldProps<Reference>>;

export const Empty: Story = {};
export const WithLimits: Story = {
  args: {
    accept: ['.csv', '.pdf'],
    maxBytes: 1024 * 1024,
    maxFiles: 2,
    description: 'Payslips of the last two months.',
  },
};
export const OneFile: Story = { args: { maxFiles: 1, buttonLabel: undefined } };
export const Filled: Story = {
  args: {
    value: [
      { fileName: 'rapport é — it’s done.pdf', url: 'https://files.example/1' },
      { fileName: 'تقرير.csv', url: 'https://files.example/2' },
    ],
  },
};
export const CannotBeSent: Story = {
  args: { uploadFile: undefined, value: [{ fileName: 'contract.pdf', url: 'https://files.example/1' }] },
};
export const Invalid: Story = { args: { isRequired: true, errors: ['Add at least one file.'] } };
export const Disabled: Story = {
  args: { isDisabled: true, value: [{ fileName: 'contract.pdf', url: 'https://files.example/1' }] },
};
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: [{ fileName: 'contract.pdf', url: 'https://files.example/1' }] },
};

export const Refused: Story = {
  args: { accept: ['.csv'], maxBytes: 1024, maxFiles: 1 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Add files');
    await userEvent.upload(input, csv('large.csv', 4096));
    await expect(
      await within(canvasElement).findByText('Not added: it has 4 kB, at most 1 kB is allowed.'),
    ).toBeVisible();
  },
};

export const Sending: Story = {
  args: {
    uploadFile: (_, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.upload(within(canvasElement).getByLabelText('Add files'), csv('a.csv'));
    await expect(await within(canvasElement).findByText('40%')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { uploadFile: () => Promise.reject(new Error('secret')) },
  play: async ({ canvasElement }) => {
    await userEvent.upload(within(canvasElement).getByLabelText('Add files'), csv('a.csv'));
    await expect(await within(canvasElement).findByText('It could not be sent.')).toBeVisible();
  },
};
