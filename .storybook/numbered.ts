import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/answer';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { isTmdbNumber, type TitleId } from '#domain/catalogue/title-id';
import { notFound } from '#domain/failure';

/** Numbers that stand for those that TMDB would give. */
const FROM = 5_000_000;
const given = <T extends TitleId>(title: T): T => (isTmdbNumber(title.id) ? title : { ...title, id: FROM - title.id });

/** The number in the catalogue itself; none of its own is a title's at TMDB. */
const own = ({ mediaType, id }: TitleId): Answer<TitleId> => (isTmdbNumber(id) ? TE.right({ mediaType, id: id > FROM ? FROM - id : id }) : TE.left(notFound('title')));

/** The same catalogue without numbers of its own: as TMDB would number what is opened or found by an IMDb id. */
export const numberedByTmdb = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  knows: ({ id }) => TE.right(isTmdbNumber(id)),
  details: (id, signal) => pipe(own(id), TE.flatMap((there) => catalogue.details(there, signal)), TE.map(given)),
  season: (id, number, signal) => pipe(own(id), TE.flatMap((there) => catalogue.season(there, number, signal))),
  findByImdb: (imdbId, signal) => pipe(catalogue.findByImdb(imdbId, signal), TE.map((titles) => titles.map(given))),
});
