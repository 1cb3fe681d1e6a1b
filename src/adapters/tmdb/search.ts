import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/answer';
import type { PeopleSearch, TitleSearch } from '#domain/catalogue/catalogue';
import { pageOf, type Page } from '#domain/catalogue/page';
import type { Person } from '#domain/catalogue/person';
import type { SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import type { MediaType } from '#domain/catalogue/media-type';
import { nothingOn, orElse } from './answers';
import { Paged } from './codecs/page';
import { PersonSummary } from './codecs/person';
import type { Context } from './context';
import { detailed } from './details';
import { titlePage } from './discover';
import { foundByImdb } from './find';
import { toPage } from './mapping/to-page';
import { toPerson } from './mapping/to-person';
import { titleOf } from './title-of';

const PeoplePage = Paged(PersonSummary);
const years = { movie: 'primary_release_year', tv: 'first_air_date_year' } as const;

/** The title of this type that an operator names outright; none where there is none. */
export const named =
  (context: Context) =>
  (mediaType: MediaType, exact: NonNullable<SearchQuery['exact']>, signal?: AbortSignal): Answer<ReadonlyArray<Title>> =>
    exact.by === 'tmdb'
      ? orElse(pipe(detailed(context)({ mediaType, id: exact.id }, signal), TE.map((told): ReadonlyArray<Title> => [titleOf(told)])), [])
      : pipe(foundByImdb(context)(exact.id, signal), TE.map((titles) => titles.filter((title) => title.mediaType === mediaType)));

/** Films or series by name. A query without words names nothing: an empty page, without a call. */
export const searchedTitles =
  (context: Context) =>
  ({ mediaType, query, page }: TitleSearch, signal?: AbortSignal): Answer<Page<Title>> => {
    if (query.exact !== null) return pipe(named(context)(mediaType, query.exact, signal), TE.map((titles) => pageOf(titles, page)));
    if (query.words.trim() === '') return TE.right(nothingOn(page));
    const parameters = { query: query.words, [years[mediaType]]: query.year, include_adult: false };
    return pipe(
      titlePage(context)(mediaType, `/search/${mediaType}`, page, parameters, signal),
      TE.map(({ items, totalPages, totalResults }): Page<Title> => ({ items, page, totalPages, totalResults })),
    );
  };

/** People by name. The operators name titles: they find nobody. */
export const searchedPeople =
  ({ ask, settings }: Context) =>
  ({ query, page }: PeopleSearch, signal?: AbortSignal): Answer<Page<Person>> => {
    if (query.exact !== null || query.words.trim() === '') return TE.right(nothingOn(page));
    const parameters = { query: query.words, page, include_adult: false, language: settings().language };
    const asked = ask({ path: '/search/person', parameters, codec: PeoplePage, what: 'list' }, signal);
    return pipe(asked, TE.map((told) => toPage(page, told, told.results.filter(({ adult }) => !adult).map(toPerson))));
  };
