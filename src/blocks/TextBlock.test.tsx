import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { TextPart } from '../model';
import { TextBlock } from './TextBlock';
import '../styles.css';

const partOf = (text: string): TextPart => ({
  key: 'content/0',
  path: '/content/0',
  type: 'text',
  content: { type: 'text', path: '/content/0', text, raw: { type: 'text', text } },
});

const texts = {
  'line breaks and indentation': '\n  indented first line\n',
  'white space alone': '   ',
  'nothing at all': '',
  markup: '<img src=x onerror="window.__pwned=1"><script>window.__pwned=2</script><b>hi</b>',
  entities: '5 > 3 && 2 < 4 &lt;b&gt; &amp;amp; &#x41; &nbsp;|',
  Markdown: '# not a heading\n* 5 * 3 = 15\n[x](https://a.example) `code`\n---',
  'control characters': 'a\u0000b\bc \u001b[31mred\u001b[0m\u0007',
  'bidi controls': 'safe\u202egpj.exe \u2066open isolate',
  'every line separator': 'a\r\nb\rc\u2028d\u2029e\u000bf\u000cg\u0085h',
  'no-break spaces and a byte order mark': '\ufeffa\u00a0b\u200b',
  'a lone surrogate': 'a\ud800b',
};

describe('TextBlock', () => {
  for (const [name, text] of Object.entries(texts)) {
    it(`shows ${name} exactly`, async () => {
      const screen = await render(<TextBlock part={partOf(text)} />);
      const block = screen.container.querySelector('[data-part="text"]')!;
      expect(block.textContent).toBe(text);
      expect(block.children).toHaveLength(0);
    });

    it(`shows ${name} exactly after hydration`, async () => {
      const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const container = document.createElement('div');
      container.innerHTML = renderToString(<TextBlock part={partOf(text)} />);
      document.body.append(container);
      const root = await act(async () => hydrateRoot(container, <TextBlock part={partOf(text)} />));
      expect(container.querySelector('[data-part="text"]')!.textContent).toBe(text);
      expect(reported).not.toHaveBeenCalled();
      await act(async () => root.unmount());
      container.remove();
      reported.mockRestore();
    });

    if (text) {
      it(`copies ${name} exactly`, async () => {
        const screen = await render(<TextBlock part={partOf(text)} />);
        const block = screen.container.querySelector('[data-part="text"]')!;
        document.getSelection()!.selectAllChildren(block);
        const copied = new ClipboardEvent('copy', {
          clipboardData: new DataTransfer(),
          bubbles: true,
          cancelable: true,
        });
        block.dispatchEvent(copied);
        expect(copied.clipboardData!.getData('text/plain')).toBe(text);
        expect(copied.defaultPrevented).toBe(true);
      });
    }
  }

  it('follows a text that changes', async () => {
    const screen = await render(<TextBlock part={partOf('one\r\n')} />);
    await screen.rerender(<TextBlock part={partOf('two\r\n')} />);
    expect(screen.container.querySelector('[data-part="text"]')!.textContent).toBe('two\r\n');
  });

  it('leaves a selection that reaches beyond the block to the browser', async () => {
    const screen = await render(
      <>
        <TextBlock part={partOf('one')} />
        <TextBlock part={partOf('two')} />
      </>,
    );
    const [first, second] = screen.container.querySelectorAll('[data-part="text"]');
    document.getSelection()!.setBaseAndExtent(first!.firstChild!, 0, second!.firstChild!, 2);
    const copied = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
    first!.dispatchEvent(copied);
    expect(copied.defaultPrevented).toBe(false);
  });

  it('draws a megabyte in under two seconds', async () => {
    const text = '0123456789abcde\n'.repeat(65536);
    const start = performance.now();
    const screen = await render(<TextBlock part={partOf(text)} />);
    const block = screen.container.querySelector('[data-part="text"]')!;
    block.getBoundingClientRect();
    expect(performance.now() - start).toBeLessThan(2000);
    expect(block.textContent).toBe(text);
  });

  it('breaks a line of a hundred thousand characters inside a narrow column', async () => {
    const screen = await render(
      <div className="column">
        <TextBlock part={partOf('x'.repeat(100_000))} />
      </div>,
    );
    const column = screen.container.querySelector<HTMLElement>('.column')!;
    column.style.width = '320px';
    expect(column.scrollWidth).toBe(320);
  });
});
