import { describe, expect, it, vi } from 'vitest';
import type { ComponentType } from 'react';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { BlockPart, EmbeddedResource, ResourceLink } from '../model';
import { defaultBlocks } from './index';
import type { BlockProps } from './index';

const pngText = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGNkYGBgYGAAAAAHAAH/1/xRAAAAAElFTkSuQmCC';
const wavText = 'UklGRjQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YRAAAACAgICAgICAgICAgICAgICA';
const base = { key: 'content/0', path: '/content/0' };
const contentBase = { path: '/content/0', raw: null };

function draw(part: BlockPart, props: Partial<BlockProps> = {}) {
  const Block = defaultBlocks[part.type] as ComponentType<BlockProps>;
  return render(<Block part={part} {...props} />);
}

const seen = (kind: string) =>
  vi.waitUntil(() => document.querySelector(`[data-part="${kind}"]:not([aria-busy])`), { timeout: 5000 });

const image = (data: string, mimeType?: string): BlockPart => ({
  ...base,
  type: 'image',
  content: { ...contentBase, type: 'image', data, ...(mimeType === undefined ? {} : { mimeType }) },
});
const embedded = (type: 'resource' | 'file' | 'video', rest: Partial<EmbeddedResource>): BlockPart => ({
  ...base,
  type,
  content: { ...contentBase, type: 'resource', uri: 'file:///a', name: 'a.txt', ...rest } as EmbeddedResource,
});
const link = (rest: Partial<ResourceLink>): BlockPart => ({
  ...base,
  type: 'link',
  content: { ...contentBase, type: 'link', uri: 'https://a.example/x', name: 'Chart', isOpenable: true, ...rest },
});

describe('ImageBlock', () => {
  it('keeps the picture’s place from its header and draws it from a Blob', async () => {
    await draw(image(pngText, 'image/png'));
    const picture = await vi.waitUntil(() => document.querySelector<HTMLImageElement>('[data-part="image"] img'));
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['2', '1']);
    expect(picture.src).toMatch(/^blob:/);
    expect(picture.alt).toBe('Picture');
    await vi.waitUntil(() => picture.naturalWidth === 2);
  });

  it('opens larger in a modal dialog and returns the focus', async () => {
    await draw(image(pngText, 'image/png'));
    const open = page.getByRole('button', { name: 'Show larger' });
    await open.click();
    await expect.element(page.getByRole('dialog', { name: 'Picture' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
  });

  it('keeps Escape from the page', async () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    await draw(image(pngText, 'image/png'));
    await page.getByRole('button', { name: 'Show larger' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('keydown', heard);
  });

  it('frees the picture when it leaves', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const screen = await draw(image(pngText, 'image/png'));
    const picture = await vi.waitUntil(() => document.querySelector<HTMLImageElement>('[data-part="image"] img[src]'));
    const url = picture.src;
    await screen.unmount();
    expect(revoke).toHaveBeenCalledWith(url);
    revoke.mockRestore();
  });

  it('draws SVG as a picture, never as markup', async () => {
    await draw(
      image(
        btoa('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="window.pwned=1"/>'),
        'image/svg+xml',
      ),
    );
    const block = (await seen('image')) as Element;
    expect(block.querySelector('img')!.getAttribute('width')).toBe('9');
    expect(block.querySelector('[onload]')).toBeNull();
    expect('pwned' in window).toBe(false);
  });

  it.each([
    ['broken base64', 'not base64!', 'image/png'],
    ['another format than it claims', pngText, 'image/gif'],
    ['a page', btoa('<html></html>'), 'text/html'],
    ['a header without a picture', btoa('\x89PNG\r\n\x1a\n'), 'image/png'],
  ])('is a notice without the payload for %s', async (_name, data, mimeType) => {
    await draw(image(data, mimeType));
    const notice = (await seen('notice')) as Element;
    expect(notice.textContent).toBe('“\u2068Picture\u2069” cannot be shown here.');
    expect(document.querySelectorAll('[data-part]')).toHaveLength(1);
    expect(document.body.innerHTML).not.toContain(data);
  });
});

describe('AudioBlock', () => {
  it('has controls and a name, and does not start by itself', async () => {
    await draw({
      ...base,
      type: 'audio',
      content: { ...contentBase, type: 'audio', data: wavText, mimeType: 'audio/wav' },
    });
    const sound = (await vi.waitUntil(() =>
      document.querySelector('[data-part="audio"] audio[src]'),
    )) as HTMLAudioElement;
    expect([sound.controls, sound.autoplay, sound.getAttribute('aria-label')]).toEqual([true, false, 'Sound']);
    await vi.waitUntil(() => sound.readyState >= HTMLMediaElement.HAVE_METADATA);
    expect(document.body.textContent).not.toContain(wavText);
  });

  it('is a notice for a sound that is a picture', async () => {
    await draw({
      ...base,
      type: 'audio',
      content: { ...contentBase, type: 'audio', data: pngText, mimeType: 'audio/wav' },
    });
    expect(((await seen('notice')) as Element).textContent).toContain('Sound');
  });
});

describe('VideoBlock', () => {
  it('is a notice for a film that does not decode', async () => {
    await draw(embedded('video', { name: 'tide.mp4', mimeType: 'video/mp4', blob: btoa('\0\0\0\x14ftypisom') }));
    expect(((await seen('notice')) as Element).textContent).toContain('tide.mp4');
  });
});

describe('ResourceBlock', () => {
  const text = 'naïve €\n  x<script>window.pwned=1</script>\r\n';

  it('shows a text exactly, under its name and type', async () => {
    await draw(embedded('resource', { text, mimeType: 'text/plain' }));
    const block = (await seen('resource')) as Element;
    expect(block.querySelector('pre')!.textContent).toBe(text);
    await expect.element(page.getByText('a.txt')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Content of' })).toBeVisible();
    expect(block.querySelector('script')).toBeNull();
  });

  it('reads a blob as UTF-8', async () => {
    await draw(embedded('resource', { blob: 'bmHDr3ZlIOKCrAogIHg=', mimeType: 'text/plain' }));
    const block = (await seen('resource')) as Element;
    expect(block.querySelector('pre')!.textContent).toBe('naïve €\n  x');
  });

  it('is a file where the bytes are no UTF-8', async () => {
    await draw(embedded('resource', { blob: '/9j/', mimeType: 'text/plain' }));
    expect(((await seen('file')) as Element).textContent).toContain('3 bytes');
  });

  it('is a notice where the base64 is broken', async () => {
    await draw(embedded('resource', { blob: '%%%', mimeType: 'text/plain' }));
    await seen('notice');
  });

  it('shows the first part of a very long text, and all of it on request', async () => {
    const long = `${'a'.repeat(199_999)}👩‍👩‍👧‍👦${'b'.repeat(10)}`;
    await draw(embedded('resource', { text: long }));
    const preview = (await vi.waitUntil(() => document.querySelector('pre'))) as Element;
    expect(preview.textContent).toBe('a'.repeat(199_999));
    await page.getByRole('button', { name: 'Show more' }).click();
    expect(preview.textContent).toBe(long);
    await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('FileBlock', () => {
  it('saves the bytes under a safe name on request, as a type nobody opens', async () => {
    const saved: { href: string; download: string }[] = [];
    const blobs: Blob[] = [];
    const create = vi
      .spyOn(URL, 'createObjectURL')
      .mockImplementation((blob) => `blob:test/${blobs.push(blob as Blob)}`);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ href: this.href, download: this.download });
    });
    await draw(embedded('file', { name: '../quay.html', mimeType: 'text/html', blob: btoa('<script>1</script>') }));
    await seen('file');
    expect(blobs).toHaveLength(0);
    await page.getByRole('button', { name: 'Download' }).click();
    expect(saved).toEqual([{ href: 'blob:test/1', download: '_quay.html' }]);
    expect(blobs[0]!.type).toBe('application/octet-stream');
    expect(await blobs[0]!.text()).toBe('<script>1</script>');
    expect(document.querySelector('[data-part="file"] a')).toBeNull();
    create.mockRestore();
    click.mockRestore();
  });

  it.each([
    ['a picture', pngText, 'image'],
    ['a sound', wavText, 'audio'],
    ['an archive', 'UEsDBAoAAAAAAA==', 'file'],
    ['a picture that browsers do not draw', btoa('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'file'],
  ])('draws %s without a media type as what it is', async (_, blob, kind) => {
    await draw(embedded('file', { blob }));
    await seen(kind);
    expect(document.querySelectorAll('[data-part]')).toHaveLength(1);
  });

  it('is a notice for broken base64', async () => {
    await draw(embedded('file', { blob: '???' }));
    await seen('notice');
  });
});

describe('LinkBlock', () => {
  it('is an anchor in a new context where the scheme may be followed', async () => {
    await draw(
      link({ href: 'https://a.example/x', description: 'Of the basin', size: 2048, mimeType: 'application/pdf' }),
    );
    const anchor = page.getByRole('link', { name: 'Chart' });
    await expect.element(anchor).toHaveAttribute('href', 'https://a.example/x');
    await expect.element(anchor).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(anchor).toHaveAttribute('target', '_blank');
    await expect.element(page.getByText('a.example')).toBeVisible();
    await expect.element(page.getByText('application/pdf · 2 kB')).toBeVisible();
  });

  it.each([-5, 1.5, 1e300])('says nothing of a size of %s bytes', async (size) => {
    await draw(link({ href: 'https://a.example/x', size, mimeType: 'application/pdf' }));
    await expect.element(page.getByText(/^application\/pdf$/)).toBeVisible();
  });

  it('asks the host to open a scheme only it knows', async () => {
    const onOpen = vi.fn();
    await draw(link({ uri: 'report://q3' }), { onOpen });
    await page.getByRole('button', { name: 'Chart' }).click();
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('report://q3');
  });

  it('is words alone, without the address, for a scheme that runs code', async () => {
    await draw(link({ uri: 'java\nscript:alert(1)', isOpenable: false }), { onOpen: vi.fn() });
    const block = (await seen('link')) as Element;
    expect(block.querySelector('a, button')).toBeNull();
    expect(block.textContent).toBe('Chart');
  });

  it('draws only checked pictures, without cookies or a referrer', async () => {
    const icons = [
      { src: 'javascript:alert(1)' },
      { src: 'http://a.example/i.png' },
      { src: 'https://user:pass@a.example/i.png' },
      { src: 'data:image/svg+xml,<svg/>' },
      { src: 'data:text/html,x' },
      { src: `data:image/png;base64,${pngText}` },
    ];
    await draw(link({ href: 'https://a.example/x', icons }));
    const picture = (await vi.waitUntil(() => document.querySelector('[data-part="link"] img'))) as HTMLImageElement;
    expect(picture.src).toBe(`data:image/png;base64,${pngText}`);
    expect([picture.crossOrigin, picture.referrerPolicy, picture.alt]).toEqual(['anonymous', 'no-referrer', '']);
  });
});

describe('DataBlock', () => {
  it('shows a text as itself and everything else as JSON', async () => {
    const screen = await draw({ ...base, type: 'data', value: 'approved by harbour master' });
    const preview = () => document.querySelector('[data-part="data"] pre')?.textContent;
    await vi.waitUntil(() => preview() === 'approved by harbour master');
    await screen.unmount();
    await draw({ ...base, type: 'data', value: { a: [1, null], b: '<b>' } });
    await vi.waitUntil(() => preview() === '{\n  "a": [\n    1,\n    null\n  ],\n  "b": "<b>"\n}');
  });
});

describe('StatusBlock', () => {
  it('says the state in our words and the message as it came', async () => {
    await draw({
      ...base,
      type: 'status',
      task: { status: 'working', message: 'Counting containers', taskId: 'SECRET-ID' },
    });
    await expect.element(page.getByText('In progress')).toBeVisible();
    await expect.element(page.getByText('Counting containers')).toBeVisible();
    expect(document.body.textContent).not.toContain('SECRET-ID');
  });

  it('offers a retry where only that is due', async () => {
    const onRetry = vi.fn();
    await draw({ ...base, type: 'status', isRetry: true }, { onRetry });
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('NoticeBlock', () => {
  it('closes a name from the wire in, so that it turns no words of ours around', async () => {
    await draw({ ...base, type: 'notice', name: 'x\u202ecod.exe\u0000' });
    expect(document.querySelector('[data-part="notice"]')!.textContent).toBe(
      '“\u2068xcod.exe\u2069” cannot be shown here.',
    );
  });
});

describe('ErrorBlock', () => {
  it('shows a protocol error’s own words, else one line of ours', async () => {
    await draw({ ...base, type: 'error', message: '<b>Unknown tool</b>' });
    expect(document.querySelector('[data-part="error"]')!.textContent).toBe('<b>Unknown tool</b>');
    await draw({ ...base, type: 'error' });
    await expect.element(page.getByText('This did not work.')).toBeVisible();
  });
});
