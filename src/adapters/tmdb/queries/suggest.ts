import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { DEFAULT_SUGGESTION_LIMIT, type Catalogue, type Suggestion } from '#domain/catalogue/catalogue';
import { isBlankSearch } from '#domain/catalogue/search-query';
import { mixedRowCodec } from '#adapters/tmdb/codecs/mixed-row';
import { Paged } from '#adapters/tmdb/codecs/page-codec';
import { PersonSummary } from '#adapters/tmdb/codecs/person-summary-codec';
import { MovieSummary, SeriesSummary } from '#adapters/tmdb/codecs/title-codec';
import type { TmdbQueryDeps } from './query-deps';
import { toMixedTitle } from '#adapters/tmdb/mapping/to-title';
import { toPerson } from '#adapters/tmdb/mapping/to-person';

/** Codec for a page of films, series and people, discriminated by `media_type`. */
const MixedPage = Paged(mixedRowCodec({ movie: MovieSummary, tv: SeriesSummary, person: PersonSummary }));
type Row = (typeof MixedPage._A)['results'][number];

/** Maps a row to a suggestion; empty for unsupported kinds and for adult titles and people. */
const toSuggestion = (row: Row): ReadonlyArray<Suggestion> => {
  if (row === null || row.adult) return [];
  if (row.media_type === 'person') return [{ kind: 'person', person: toPerson(row) }];
  const title = toMixedTitle(row);
  return title === null ? [] : [{ kind: 'title', title }];
};

/**
 * Returns the suggestions of the search box.
 * @param suggestOfBothTypes answers queries with an exact operator or a year, which TMDB's mixed search does not support.
 */
export const suggestFromTmdb =
  (context: TmdbQueryDeps, suggestOfBothTypes: Catalogue['suggest']): Catalogue['suggest'] =>
  (query, signal, limit = DEFAULT_SUGGESTION_LIMIT) => {
    const { words, year, exact } = query;
    if (isBlankSearch(query)) return TE.right([]);
    if (exact !== null || year !== null) return suggestOfBothTypes(query, signal, limit);
    const parameters = { query: words, page: 1, include_adult: false, language: context.settings().language };
    const answer = context.request({ path: '/search/multi', parameters, codec: MixedPage, what: 'list' }, signal);
    return pipe(answer, TE.map(({ results }) => results.flatMap(toSuggestion).slice(0, limit)));
  };
