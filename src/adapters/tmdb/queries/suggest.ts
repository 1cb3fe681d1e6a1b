import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { MAX_SUGGESTIONS, type Suggestion } from '#domain/catalogue/catalogue';
import { isBlankSearch, type SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { byMediaType } from '../codecs/by-media-type';
import { Paged } from '../codecs/page-codec';
import { PersonSummary } from '../codecs/person-codec';
import { MovieSummary, SeriesSummary } from '../codecs/title-codec';
import type { QueryContext } from './query-context';
import { mixedTitle } from '../mapping/to-title';
import { toPerson } from '../mapping/to-person';
import { findTitlesByExactId, searchTmdbTitles } from './search-catalogue';

/** Codec for a page of films, series and people, discriminated by `media_type`. */
const MixedPage = Paged(byMediaType({ movie: MovieSummary, tv: SeriesSummary, person: PersonSummary }));
type Row = (typeof MixedPage._A)['results'][number];

const ofTitle = (title: Title): Suggestion => ({ kind: 'title', title });

/** Maps a row to a suggestion; empty for unsupported kinds and for adult titles and people. */
const toSuggestion = (row: Row): ReadonlyArray<Suggestion> => {
  if (row === null || row.adult) return [];
  if (row.media_type === 'person') return [{ kind: 'person', person: toPerson(row) }];
  const title = mixedTitle(row);
  return title === null ? [] : [ofTitle(title)];
};

/** Interleaves films and series, because the rankings of the two types are not comparable. */
const interleave = ([films, series]: readonly [ReadonlyArray<Title>, ReadonlyArray<Title>]): ReadonlyArray<Suggestion> =>
  films.flatMap((film, at) => [film, ...series.slice(at, at + 1)]).concat(series.slice(films.length)).map(ofTitle);

const bothTypes = (search: (mediaType: 'movie' | 'tv') => Answer<ReadonlyArray<Title>>, limit: number): Answer<ReadonlyArray<Suggestion>> => async () => {
  const [films, series] = await Promise.all([search('movie')(), search('tv')()]);
  if (E.isLeft(films)) return films;
  return E.isLeft(series) ? series : E.right(interleave([films.right, series.right]).slice(0, limit));
};

/**
 * Returns the suggestions of the search box. A TMDB id may belong to a film or a series, and TMDB's mixed search has no year parameter:
 * in both cases films and series are requested in parallel.
 */
export const suggestFromTmdb =
  (context: QueryContext) =>
  (query: SearchQuery, signal?: AbortSignal, limit = MAX_SUGGESTIONS): Answer<ReadonlyArray<Suggestion>> => {
    const { words, year, exact } = query;
    if (isBlankSearch(query)) return TE.right([]);
    if (exact !== null) return bothTypes((mediaType) => findTitlesByExactId(context)(mediaType, exact, signal), limit);
    if (year !== null) {
      return bothTypes((mediaType) => pipe(searchTmdbTitles(context)({ mediaType, query, page: 1 }, signal), TE.map(({ items }) => items)), limit);
    }
    const parameters = { query: words, page: 1, include_adult: false, language: context.settings().language };
    const answer = context.request({ path: '/search/multi', parameters, codec: MixedPage, what: 'list' }, signal);
    return pipe(answer, TE.map(({ results }) => results.flatMap(toSuggestion).slice(0, limit)));
  };
