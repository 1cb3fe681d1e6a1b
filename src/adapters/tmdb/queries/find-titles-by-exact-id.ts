import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { TitleSearchQuery } from '#domain/catalogue/catalogue';
import type { MediaType } from '#domain/catalogue/media-type';
import type { SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import type { Answer } from '#domain/shared/answer';
import { paginate, type Page } from '#domain/shared/pagination';
import { findByImdbId } from './find-by-foreign-id';
import { emptyPageAt, valueIfNotFound } from './query-answers';
import type { RareQueryDeps } from './query-deps';
import { titleOfDetails } from '#adapters/tmdb/mapping/title-of-details';

/** Returns the title of this type that an exact operator (`tmdb:`, `imdb:`) identifies; empty if there is none. */
export const findTitlesByExactId =
  (context: RareQueryDeps) =>
  (mediaType: MediaType, exact: NonNullable<SearchQuery['exact']>, signal?: AbortSignal): Answer<ReadonlyArray<Title>> =>
    exact.by === 'tmdb'
      ? valueIfNotFound(
          pipe(
            context.getDetails({ mediaType, id: exact.id }, signal),
            TE.map((details): ReadonlyArray<Title> => [titleOfDetails(details)]),
          ),
          [],
        )
      : pipe(
          findByImdbId(context)(exact.id, signal),
          TE.map((titles) => titles.filter((title) => title.mediaType === mediaType)),
        );

/** Searches films or series by an exact operator. Without one it returns an empty page without a request. */
export const searchTitlesByExactId =
  (context: RareQueryDeps) =>
  ({ mediaType, query: { exact }, page }: TitleSearchQuery, signal?: AbortSignal): Answer<Page<Title>> =>
    exact === null
      ? TE.right(emptyPageAt(page))
      : pipe(
          findTitlesByExactId(context)(mediaType, exact, signal),
          TE.map((titles) => paginate(titles, page)),
        );
