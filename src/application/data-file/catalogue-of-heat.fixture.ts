import * as TE from 'fp-ts/TaskEither';
import type { MatchDeps } from '#application/imports/match-title';
import type { Title } from '#domain/catalogue/title';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { notFound } from '#domain/shared/failure';
import type { Page } from '#domain/shared/pagination';

const nothing: Page<Title> = { items: [], page: 1, totalPages: 0, totalResults: 0 };
const heat = aTitle({ mediaType: 'movie', id: 949, title: 'Heat', year: 1995 });
/** A catalogue with one film, by its IMDb id. */
export const catalogueOfHeat: MatchDeps['catalogue'] = {
  hasTitle: () => TE.right(true), searchTitles: () => TE.right(nothing), findByName: () => TE.right([]),
  getDetails: () => TE.left(notFound('title')), getSeason: () => TE.left(notFound('season')),
  findByImdb: (id) => TE.right(id === 'tt0113277' ? [heat] : []), findByTvdb: () => TE.right([]), findEpisode: () => TE.right(null),
  getImdbId: () => TE.right(null),
};
