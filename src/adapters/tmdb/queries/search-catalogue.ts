import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { PeopleSearchQuery, TitleSearchQuery } from '#domain/catalogue/catalogue';
import type { Page } from '#domain/shared/pagination';
import type { Person } from '#domain/catalogue/person';
import type { Title } from '#domain/catalogue/title';
import { emptyPageAt } from './query-answers';
import { Paged } from '#adapters/tmdb/codecs/page-codec';
import { PersonSummary } from '#adapters/tmdb/codecs/person-summary-codec';
import type { TmdbQueryDeps } from './query-deps';
import { fetchTitlePage } from './discover-titles';
import { toPage } from '#adapters/tmdb/mapping/to-page';
import { toPerson } from '#adapters/tmdb/mapping/to-person';

const PeoplePage = Paged(PersonSummary);
const years = { movie: 'primary_release_year', tv: 'first_air_date_year' } as const;

/**
 * Searches films or series by name. A query without words returns an empty page without a request. `searchTitlesByExactId` answers queries
 * with an exact operator.
 */
export const searchTmdbTitles =
  (context: TmdbQueryDeps) =>
  ({ mediaType, query, page }: TitleSearchQuery, signal?: AbortSignal): Answer<Page<Title>> => {
    if (query.words.trim() === '') return TE.right(emptyPageAt(page));
    const parameters = { query: query.words, [years[mediaType]]: query.year, include_adult: false };
    return pipe(
      fetchTitlePage(context)(mediaType, `/search/${mediaType}`, page, parameters, signal),
      TE.map(({ items, totalPages, totalResults }): Page<Title> => ({ items, page, totalPages, totalResults })),
    );
  };

/** Searches people by name. Exact operators identify titles, so they return an empty page without a request. */
export const searchTmdbPeople =
  ({ request, settings }: TmdbQueryDeps) =>
  ({ query, page }: PeopleSearchQuery, signal?: AbortSignal): Answer<Page<Person>> => {
    if (query.exact !== null || query.words.trim() === '') return TE.right(emptyPageAt(page));
    const parameters = { query: query.words, page, include_adult: false, language: settings().language };
    const answer = request({ path: '/search/person', parameters, codec: PeoplePage, what: 'list' }, signal);
    return pipe(answer, TE.map((response) => toPage(page, response, response.results.filter(({ adult }) => !adult).map(toPerson))));
  };
