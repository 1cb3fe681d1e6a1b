import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { isTmdbId, type TitleId } from '#domain/catalogue/title-id';
import { notFound } from '#domain/shared/failure';

/** Numbers that stand for those that TMDB would give. */
const FROM = 5_000_000;
const given = <T extends TitleId>(title: T): T => (isTmdbId(title.id) ? title : { ...title, id: FROM - title.id });

/** The number in the catalogue itself; none of its own is a title's at TMDB. */
const own = ({ mediaType, id }: TitleId): Answer<TitleId> => (isTmdbId(id) ? TE.right({ mediaType, id: id > FROM ? FROM - id : id }) : TE.left(notFound('title')));

/** The same catalogue without numbers of its own: as TMDB would number what is opened or found by an IMDb id. */
export const withTmdbIds = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  hasTitle: ({ id }) => TE.right(isTmdbId(id)),
  getDetails: (id, signal) => pipe(own(id), TE.flatMap((there) => catalogue.getDetails(there, signal)), TE.map(given)),
  getSeason: (id, number, signal) => pipe(own(id), TE.flatMap((there) => catalogue.getSeason(there, number, signal))),
  findByImdb: (imdbId, signal) => pipe(catalogue.findByImdb(imdbId, signal), TE.map((titles) => titles.map(given))),
});
