import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Block, origin, place } from './Block';

const meta = { title: 'blocks/File and link', component: Block } satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string): Story => ({
  args: {
    part: {
      ...place,
      type: 'file',
      content: {
        ...origin,
        type: 'resource',
        uri: 'file:///a',
        name,
        mimeType: 'application/gzip',
        blob: 'AAAA'.repeat(500),
      },
    },
  },
});
const link = (rest: object, args: Partial<Story['args']> = {}): Story => ({
  args: {
    part: {
      ...place,
      type: 'link',
      content: {
        ...origin,
        type: 'link',
        uri: 'https://charts.example/q3',
        href: 'https://charts.example/q3',
        name: 'Third quarter report',
        isOpenable: true,
        ...rest,
      },
    },
    ...args,
  },
});
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGOQqzghV3GCAUIBACOuBXkP+H/6AAAAAElFTkSuQmCC';

export const File: Story = file('timetable.txt.gz');
export const FileWithLongName: Story = file(`${'timetable-of-the-northern-line-'.repeat(4)}.txt.gz`);
export const Link: Story = link({
  description: 'Turnover by region, with comments.',
  mimeType: 'application/pdf',
  size: 482_113,
});
export const LinkWithIcon: Story = link({ icons: [{ src: dot }] });
export const ForTheHost: Story = link({ uri: 'report://q3', href: undefined }, { onOpen: fn() });
export const NotOpenable: Story = link({ uri: 'report://q3', href: undefined });
export const Refused: Story = link({ uri: 'javascript:alert(1)', href: undefined, isOpenable: false });
