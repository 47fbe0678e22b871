import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDownload } from '../../src/ui';

const meta = {
  title: 'ui/FileDownload',
  component: FileDownload,
  args: { label: 'Report', fileName: 'rapport é.pdf', href: 'https://files.example/r.pdf' },
} satisfies Meta<typeof FileDownload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const WithDescription: Story = { args: { description: 'Your statement for March.' } };
export const UnsafeAddress: Story = { args: { href: undefined } };
export const LongName: Story = {
  args: {
    fileName: 'a_very_long_file_name_without_any_space_that_has_to_break_somewhere_in_a_narrow_panel_2026_03_01.pdf',
  },
};
