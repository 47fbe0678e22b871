import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ToolResponseView } from '../../src';
import { fixture } from './fixture';
import { isDrawn } from './isDrawn';

const meta = {
  title: 'View/ToolResponseView',
  component: ToolResponseView,
  args: { response: {}, onEvent: fn(), locale: 'en' },
} satisfies Meta<typeof ToolResponseView>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (name: string, more: Story['args'] = {}): Story => ({
  args: { response: fixture(name), ...more },
  play: isDrawn,
});
const says = (...texts: string[]): Story => ({
  args: { response: { content: texts.map((text) => ({ type: 'text', text })) } },
});

export const Text: Story = shows('mcp-text-plain');
export const SeveralTexts: Story = says(
  'Your order has been sent.',
  'It arrives on Tuesday between 8 and 10.',
  'Somebody has to be at home.',
);
export const ExactWhitespace: Story = {
  ...shows('text-whitespace-runs'),
  play: async (context) => {
    await isDrawn(context);
    await expect(context.canvasElement.querySelector('[data-part="text"]')?.textContent).toBe(
      'a  b\tc\n\n\n  d   \n\te',
    );
  },
};
export const BidirectionalText: Story = shows('text-bidi-controls-are-contained');
export const Emoji: Story = shows('text-emoji-clusters');
export const JsonAsText: Story = shows('text-json-not-reformatted');
export const MarkdownAsText: Story = shows('text-markdown-looking');
export const LongLineNarrow: Story = {
  ...says(`https://harbour.example/${'berth'.repeat(80)}`),
  globals: { width: 'narrow' },
};

export const MixedAudience: Story = {
  ...shows('audience-mixed-order'),
  play: async (context) => {
    await isDrawn(context);
    await context.step('nothing for the assistant is in the document', async () => {
      await expect(context.canvasElement.ownerDocument.body.innerHTML).not.toContain('secret: 42');
    });
  },
};
export const NothingForTheUser: Story = {
  args: { response: fixture('audience-all-hidden-renders-nothing') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part]')).toBeNull();
  },
};

export const Failure: Story = shows('is-error');
export const FailureWithoutWords: Story = shows('mcp-error-assistant-only');
export const FailureWithPicture: Story = shows('agent-error-image-only');
export const TaskUnderWay: Story = shows('mcp-task-2025-11-25');

export const MediaInOrder: Story = {
  ...shows('mcp-image-between-texts'),
  play: async (context) => {
    await isDrawn(context);
    const kinds = [...context.canvasElement.querySelectorAll<HTMLElement>('[data-part]')].map(
      (part) => part.dataset['part'],
    );
    await expect(kinds).toEqual(['text', 'image', 'text']);
  },
};
export const ManyKinds: Story = shows('mcp-multiple-content-types');
export const Sound: Story = shows('mcp-audio-wav');
export const Links: Story = shows('mcp-resource-links');
export const LinksNarrow: Story = { ...shows('mcp-resource-links'), globals: { width: 'narrow' } };
export const TextAndFile: Story = shows('mcp-embedded-text-and-blob');
export const UnknownBlock: Story = shows('mcp-unknown-block-type');
export const UnknownWidget: Story = shows('unknown-widget');
export const StructuredWhenEmpty: Story = shows('mcp-structured-string-2026', { structured: 'when-empty' });

export const TextAndForm: Story = shows('form-cancel');
export const FormNarrow: Story = { ...shows('form-all-inputs-defaults'), globals: { width: 'narrow' } };
export const FormDark: Story = { ...shows('form-all-inputs-defaults'), globals: { scheme: 'dark' } };
export const SeveralRequests: Story = shows('mcp-input-required-multiple', { requestedBy: 'Harbour office' });
export const HostWidget: Story = {
  args: {
    response: fixture('user-defined-meta'),
    widgets: { user_defined: () => <p>The host draws this itself.</p> },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The host draws this itself.')).toBeVisible());
  },
};
export const RightToLeft: Story = {
  args: {
    response: {
      content: [
        { type: 'text', text: 'تم حجز الرصيف رقم 4711 حتى 20 مارس.' },
        { type: 'text', text: 'The harbour office answers in English.' },
        {
          type: 'resource_link',
          uri: 'https://charts.example/2.pdf',
          name: 'chart-2',
          title: 'Inner basin chart',
          mimeType: 'application/pdf',
          size: 48213,
        },
      ],
      isError: true,
    },
    locale: 'ar',
  },
  globals: { locale: 'ar' },
  play: isDrawn,
};
