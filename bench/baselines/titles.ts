import * as E from 'fp-ts/Either';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { noFilters } from '#domain/catalogue/filters';
import { WELCOME_HERO_FILM } from '#ui/features/landing/featured.ts';
import { LANDING_POSTER_COUNT } from '#ui/features/landing/landing-poster-count.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { builtFiles } from '../../catalogue/node-files';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';

/**
 * Returns the titles of the landing page: the film of its hero, and the first popular films, by default as many as the landing page shows.
 */
export const baselineTitles = async (
  count: number = LANDING_POSTER_COUNT,
): Promise<{ readonly hero: ArtTitle; readonly posters: ReadonlyArray<ArtTitle> }> => {
  const { getList } = embeddedCatalogue(builtFiles());
  const pages = await Promise.all([1, 2, 3].map((page) => getList({ mediaType: 'movie', list: 'popular', filters: noFilters, page })()));
  const titles = pages.flatMap((page) => (E.isRight(page) ? page.right.items : []));
  if (titles.length < count) throw new Error('Too few titles to build the baseline');
  return { hero: toArtTitle(WELCOME_HERO_FILM), posters: titles.slice(0, count).map(toArtTitle) };
};
