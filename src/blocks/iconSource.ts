import type { Icon } from '../model';

const rasterData = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif)(?:;[^,]*)?,/i;

/**
 * The picture to show for a link: the first checked one, one for light surfaces before one for dark. A source is checked when it is https
 * without a user name, or raster data; SVG is none.
 */
export function iconSource(icons: Icon[] | undefined): string | undefined {
  const checked = (icons ?? []).filter(({ src, mimeType }) => isChecked(src) && !/svg/i.test(mimeType ?? ''));
  return (checked.find((icon) => icon.theme !== 'dark') ?? checked[0])?.src;
}

function isChecked(source: string): boolean {
  if (rasterData.test(source)) return true;
  if (!URL.canParse(source)) return false;
  const { protocol, username, password } = new URL(source);
  return protocol === 'https:' && username === '' && password === '';
}
