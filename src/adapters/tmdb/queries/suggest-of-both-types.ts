import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { DEFAULT_SUGGESTION_LIMIT, type Catalogue, type Suggestion } from '#domain/catalogue/catalogue';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import type { Answer } from '#domain/shared/answer';
import { findTitlesByExactId } from './find-titles-by-exact-id';
import type { RareQueryDeps } from './query-deps';
import { searchTmdbTitles } from './search-catalogue';

const ofTitle = (title: Title): Suggestion => ({ kind: 'title', title });

/** Interleaves films and series, because the rankings of the two types are not comparable. */
const interleave = ([films, series]: readonly [ReadonlyArray<Title>, ReadonlyArray<Title>]): ReadonlyArray<Suggestion> =>
  films.flatMap((film, at) => [film, ...series.slice(at, at + 1)]).concat(series.slice(films.length)).map(ofTitle);

const bothTypes =
  (search: (mediaType: MediaType) => Answer<ReadonlyArray<Title>>, limit: number): Answer<ReadonlyArray<Suggestion>> =>
  async () => {
    const [films, series] = await Promise.all([search('movie')(), search('tv')()]);
    if (E.isLeft(films)) return films;
    return E.isLeft(series) ? series : E.right(interleave([films.right, series.right]).slice(0, limit));
  };

/**
 * Returns suggestions for an exact operator or for words with a year. A TMDB id may belong to a film or a series, and TMDB's mixed search
 * has no year parameter: films and series are requested in parallel.
 */
export const suggestOfBothTypes =
  (context: RareQueryDeps): Catalogue['suggest'] =>
  (query, signal, limit = DEFAULT_SUGGESTION_LIMIT) => {
    const { exact } = query;
    return bothTypes(
      (mediaType) => (exact === null
        ? pipe(searchTmdbTitles(context)({ mediaType, query, page: 1 }, signal), TE.map(({ items }) => items))
        : findTitlesByExactId(context)(mediaType, exact, signal)),
      limit,
    );
  };
