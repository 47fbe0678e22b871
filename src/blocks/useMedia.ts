import { useMemo } from 'react';
import type { AudioPart, ImagePart, VideoPart } from '../model';
import { readMedia } from './media/readMedia';
import type { Media, MediaFamily } from './media/readMedia';

/** The media of a part, decoded once; `name` is the resource's own, where it has one. */
export function useMedia(
  part: ImagePart | AudioPart | VideoPart,
  family: MediaFamily,
): { media: Media; name: string | undefined } {
  const { content } = part;
  const data = content.type === 'resource' ? (content.blob ?? '') : content.data;
  const { mimeType } = content;
  const media = useMemo(() => readMedia(data, mimeType, family), [data, mimeType, family]);
  return { media, name: content.type === 'resource' ? content.name : undefined };
}
