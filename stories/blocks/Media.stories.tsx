import type { Meta, StoryObj } from '@storybook/react-vite';
import { base64Of } from './base64Of';
import { Block, origin, place } from './Block';

const meta = { title: 'blocks/Sound and film', component: Block } satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const sound = (data: string): Story['args'] => ({
  part: { ...place, type: 'audio', content: { ...origin, type: 'audio', data, mimeType: 'audio/wav' } },
});
const named = (blob: string): Story['args'] => ({
  part: {
    ...place,
    type: 'audio',
    content: { ...origin, type: 'resource', uri: 'file:///horn.wav', name: 'horn.wav', mimeType: 'audio/wav', blob },
  },
});

export const Sound: Story = {
  args: sound(''),
  loaders: [async () => ({ data: await base64Of('sound.wav') })],
  render: (_args, { loaded }) => <Block {...sound(loaded['data'] as string)!} />,
};
export const NamedSound: Story = {
  args: named(''),
  loaders: [async () => ({ data: await base64Of('sound.wav') })],
  render: (_args, { loaded }) => <Block {...named(loaded['data'] as string)!} />,
};
export const UnreadableSound: Story = { args: sound('%%%') };
export const UnreadableFilm: Story = {
  args: {
    part: {
      ...place,
      type: 'video',
      content: {
        ...origin,
        type: 'resource',
        uri: 'file:///tide.mp4',
        name: 'tide.mp4',
        mimeType: 'video/mp4',
        blob: 'AAAA',
      },
    },
  },
};
