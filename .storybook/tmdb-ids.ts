import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { isTmdbId, type TitleId } from '#domain/catalogue/title-id';
import { notFound } from '#domain/shared/failure';

/** Base of the generated ids that stand for TMDB ids. */
const BASE_ID = 5_000_000;
const withTmdbId = <T extends TitleId>(title: T): T => (isTmdbId(title.id) ? title : { ...title, id: BASE_ID - title.id });

/** Maps a TMDB id to the catalogue's id. The catalogue's own ids are not TMDB ids and yield `not-found`. */
const toCatalogueId = ({ mediaType, id }: TitleId): Answer<TitleId> =>
  isTmdbId(id) ? TE.right({ mediaType, id: id > BASE_ID ? BASE_ID - id : id }) : TE.left(notFound('title'));

/** Returns the catalogue with TMDB ids only, for opened titles and for titles found by IMDb id. */
export const withTmdbIds = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  hasTitle: ({ id }) => TE.right(isTmdbId(id)),
  getDetails: (id, signal) =>
    pipe(
      toCatalogueId(id),
      TE.flatMap((catalogueId) => catalogue.getDetails(catalogueId, signal)),
      TE.map(withTmdbId),
    ),
  getSeason: (id, number, signal) =>
    pipe(
      toCatalogueId(id),
      TE.flatMap((catalogueId) => catalogue.getSeason(catalogueId, number, signal)),
    ),
  findSuccessor: () => TE.right(null),
  getImdbId: () => TE.right(null),
  findByImdb: (imdbId, signal) => pipe(catalogue.findByImdb(imdbId, signal), TE.map((titles) => titles.map(withTmdbId))),
});
