import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block, origin, place } from './Block';

const meta = { title: 'blocks/Resource', component: Block } satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const resource = (rest: object): Story => ({
  args: {
    part: {
      ...place,
      type: 'resource',
      content: {
        ...origin,
        type: 'resource',
        uri: 'file:///notice.txt',
        name: 'notice.txt',
        mimeType: 'text/plain',
        ...rest,
      },
    },
  },
});

export const Text: Story = resource({ text: 'Dredging starts on Monday.\n  Keep 50 m clear.' });
export const Source: Story = resource({
  name: 'quay.html',
  mimeType: 'text/html',
  text: '<h1>Quay rules</h1>\n<script>window.rules = 1</script>',
});
export const Blob: Story = resource({ blob: 'bmHDr3ZlIOKCrAogIHg=' });
export const LongLines: Story = resource({
  text: Array.from({ length: 80 }, (_, index) => `${index}: ${'word '.repeat(30)}`).join('\n'),
});
export const VeryLong: Story = resource({ text: '0123456789abcde\n'.repeat(15_000) });
export const NoText: Story = resource({ blob: '/9j/4AAQ' });
export const Data: Story = {
  args: { part: { ...place, type: 'data', value: { berth: 'N4', tides: [1.2, 3.4], isOpen: true, note: null } } },
};
export const DataText: Story = { args: { part: { ...place, type: 'data', value: 'approved by harbour master' } } };
