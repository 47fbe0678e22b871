import type { Meta, StoryObj } from '@storybook/react-vite';
import { base64Of } from './base64Of';
import { Block, origin, place } from './Block';

const meta = { title: 'blocks/Image', component: Block } satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const image = (data: string, mimeType?: string): Story['args'] => ({
  part: {
    ...place,
    type: 'image',
    content: { ...origin, type: 'image', data, ...(mimeType === undefined ? {} : { mimeType }) },
  },
});
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><rect width="240" height="120" fill="#cfe3f5"/><circle cx="120" cy="60" r="40" fill="#2b6cb0"/></svg>';

export const Picture: Story = {
  args: image(''),
  loaders: [async () => ({ data: await base64Of('picture.png') })],
  render: (_args, { loaded }) => <Block {...image(loaded['data'] as string, 'image/png')!} />,
};
export const Drawing: Story = { args: image(btoa(svg), 'image/svg+xml') };
export const Unreadable: Story = { args: image('no base64 at all!', 'image/png') };
export const AnotherFormat: Story = { args: image(btoa(svg), 'image/png') };
export const TooLarge: Story = { args: image('AAAA'.repeat(4_000_000), 'image/png') };
