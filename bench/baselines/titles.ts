import * as E from 'fp-ts/Either';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { noFilters } from '#domain/catalogue/filters';
import { WELCOME_TITLE } from '#ui/features/landing/featured.ts';
import { LANDING_POSTERS } from '#ui/features/landing/landing-posters.ts';
import { artTitle } from '#ui/features/shared/title-address.ts';
import { builtFiles } from '../../catalogue/node-files';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';

/** What the landing page shows: the film on its screen, and as many posters as it begins with of what everyone is watching. */
export const floorTitles = async (many: number = LANDING_POSTERS): Promise<{ readonly hero: ArtTitle; readonly posters: ReadonlyArray<ArtTitle> }> => {
  const { getList } = embeddedCatalogue(builtFiles());
  const pages = await Promise.all([1, 2, 3].map((page) => getList({ mediaType: 'movie', list: 'popular', filters: noFilters, page })()));
  const titles = pages.flatMap((page) => (E.isRight(page) ? page.right.items : []));
  if (titles.length < many) throw new Error('There are too few titles to build the floor from');
  return { hero: artTitle(WELCOME_TITLE), posters: titles.slice(0, many).map(artTitle) };
};
