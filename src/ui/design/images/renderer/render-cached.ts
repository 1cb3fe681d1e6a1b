import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { lru } from '#ui/design/utils/lru.ts';
import { currentRenderer } from './load-renderer';

/** The formats of generated art. */
export type ArtFormat = 'poster' | 'backdrop';

// An SVG has about 1.2 kB, so the cache stays below 0.5 MB.
const cache = lru<string>(400);

/** Returns the cached SVG of a title; null until the renderer is loaded. */
export const renderCached = (format: ArtFormat, title: ArtTitle): string | null => {
  const renderer = currentRenderer();
  if (renderer === null) return null;
  return cache.get(`${format} ${title.id} ${title.title}`, () => (format === 'poster' ? renderer.posterArt(title) : renderer.backdropArt(title)));
};
