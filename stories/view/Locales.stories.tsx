import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ToolResponseView } from '../../src';
import { fixture } from './fixture';
import { isDrawn } from './isDrawn';

const meta = {
  title: 'View/Locales',
  component: ToolResponseView,
  args: { response: fixture('adk-full-registration'), onEvent: fn(), validator: 'interpreted' },
} satisfies Meta<typeof ToolResponseView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same form, sent with nothing in it: our words in the language, the tool's words as they came. */
function inLocale(locale: string): Story {
  return {
    args: { locale },
    globals: { locale },
    play: async (context) => {
      await isDrawn(context);
      const submit = context.canvasElement.querySelector<HTMLButtonElement>('button[type="submit"]')!;
      await context.step('send nothing', () => context.userEvent.click(submit));
      await expect(context.canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull();
    },
  };
}

export const German: Story = inLocale('de');
export const Japanese: Story = inLocale('ja');
export const Arabic: Story = inLocale('ar');
export const Hebrew: Story = inLocale('he');
export const SimplifiedChinese: Story = inLocale('zh-Hans');
