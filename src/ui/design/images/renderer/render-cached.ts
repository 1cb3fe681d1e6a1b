import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { lru } from '#ui/design/utils/lru.ts';
import { currentRenderer } from './load-renderer';

/** The two formats the press prints. */
export type ArtFormat = 'poster' | 'backdrop';

// About 1.2 kB a print: the memory stays under half a megabyte.
const prints = lru<string>(400);

/** The SVG of a title, printed once and remembered; null while the press is not here. */
export const renderCached = (format: ArtFormat, title: ArtTitle): string | null => {
  const press = currentRenderer();
  if (press === null) return null;
  return prints.get(`${format} ${title.id} ${title.title}`, () => (format === 'poster' ? press.posterArt(title) : press.backdropArt(title)));
};
