import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { PeopleSearch, TitleSearch } from '#domain/catalogue/catalogue';
import { paginate, type Page } from '#domain/shared/pagination';
import type { Person } from '#domain/catalogue/person';
import type { SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import type { MediaType } from '#domain/catalogue/media-type';
import { emptyPageAnswer, orElse } from './query-answers';
import { Paged } from '../codecs/page-codec';
import { PersonSummary } from '../codecs/person-codec';
import type { QueryContext } from './query-context';
import { getDetails } from './get-details';
import { fetchTitlePage } from './discover-titles';
import { findByImdbId } from './find-by-imdb-id';
import { toPage } from '../mapping/to-page';
import { toPerson } from '../mapping/to-person';
import type { TitleDetails } from '#domain/catalogue/title-details';

/** Returns the list fields of a title from its details. */
const getTitle = (details: TitleDetails): Title => ({
  mediaType: details.mediaType, id: details.id, title: details.title, originalTitle: details.originalTitle, date: details.date, year: details.year,
  genres: details.genres, vote: details.vote, votes: details.votes, overview: details.overview, posterPath: details.posterPath,
  backdropPath: details.backdropPath, originalLanguage: details.originalLanguage, runtime: details.runtime, seasonCount: details.seasonCount,
});

const PeoplePage = Paged(PersonSummary);
const years = { movie: 'primary_release_year', tv: 'first_air_date_year' } as const;

/** Returns the title of this type that an exact operator (`tmdb:`, `imdb:`) identifies; empty if there is none. */
export const findTitlesByExactId =
  (context: QueryContext) =>
  (mediaType: MediaType, exact: NonNullable<SearchQuery['exact']>, signal?: AbortSignal): Answer<ReadonlyArray<Title>> =>
    exact.by === 'tmdb'
      ? orElse(pipe(getDetails(context)({ mediaType, id: exact.id }, signal), TE.map((details): ReadonlyArray<Title> => [getTitle(details)])), [])
      : pipe(findByImdbId(context)(exact.id, signal), TE.map((titles) => titles.filter((title) => title.mediaType === mediaType)));

/** Searches films or series by name. A query without words returns an empty page without a request. */
export const searchTmdbTitles =
  (context: QueryContext) =>
  ({ mediaType, query, page }: TitleSearch, signal?: AbortSignal): Answer<Page<Title>> => {
    if (query.exact !== null) return pipe(findTitlesByExactId(context)(mediaType, query.exact, signal), TE.map((titles) => paginate(titles, page)));
    if (query.words.trim() === '') return TE.right(emptyPageAnswer(page));
    const parameters = { query: query.words, [years[mediaType]]: query.year, include_adult: false };
    return pipe(
      fetchTitlePage(context)(mediaType, `/search/${mediaType}`, page, parameters, signal),
      TE.map(({ items, totalPages, totalResults }): Page<Title> => ({ items, page, totalPages, totalResults })),
    );
  };

/** Searches people by name. Exact operators identify titles, so they return an empty page without a request. */
export const searchTmdbPeople =
  ({ request, settings }: QueryContext) =>
  ({ query, page }: PeopleSearch, signal?: AbortSignal): Answer<Page<Person>> => {
    if (query.exact !== null || query.words.trim() === '') return TE.right(emptyPageAnswer(page));
    const parameters = { query: query.words, page, include_adult: false, language: settings().language };
    const answer = request({ path: '/search/person', parameters, codec: PeoplePage, what: 'list' }, signal);
    return pipe(answer, TE.map((response) => toPage(page, response, response.results.filter(({ adult }) => !adult).map(toPerson))));
  };
