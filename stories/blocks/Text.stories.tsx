import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block, origin, place } from './Block';

const meta = { title: 'blocks/Text', component: Block } satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = (value: string): Story => ({
  args: { part: { ...place, type: 'text', content: { ...origin, type: 'text', text: value } } },
});

export const Plain: Story = text('Your order has been sent. It arrives on Tuesday.');
export const LinesAndSpaces: Story = text(
  'Recent transactions:\n  2026-03-02 | Salary           | +3500.00\n  2026-02-28 | Shop             |   -87.43\n\n\nEnd',
);
export const LooksLikeMarkdown: Story = text(
  '# not a heading\n* 5 * 3 = 15\n__init__ and snake_case_name\n[x](https://a.example) `code`',
);
export const LooksLikeMarkup: Story = text('<b>hi</b> <img src=x onerror="alert(1)"> &lt;b&gt; &amp;');
export const RightToLeft: Story = text('مرحبا! رقم الطلب هو 4711.\nSecond line in English.');
export const DirectionControls: Story = text('safe\u202egpj.exe');
export const VeryLongWord: Story = text('x'.repeat(400));
export const Empty: Story = text('');
