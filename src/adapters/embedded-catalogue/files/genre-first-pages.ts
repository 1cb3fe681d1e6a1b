import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { DiscoverQuery, TitlePage } from '#domain/catalogue/catalogue';
import { popularitySort, noFilters } from '#domain/catalogue/filters';
import { genresForType } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { discoverQueryKey } from '#adapters/embedded-catalogue/queries/query-key';
import { TitleRow } from './title-row';

const pagesForType = (mediaType: MediaType): ReadonlyArray<readonly [file: string, query: DiscoverQuery]> =>
  genresForType(mediaType).map(({ slug }) => [
    `genres/${mediaType}-${slug}.json`,
    { mediaType, filters: { ...noFilters, genresIn: [slug] }, sort: popularitySort, page: 1 },
  ]);

/** First query of each genre page with the small file that answers the query, so that opening a genre does not load the index. */
export const GENRE_FIRST_PAGES: ReadonlyArray<readonly [file: string, query: DiscoverQuery]> = [
  ...pagesForType('movie'),
  ...pagesForType('tv'),
];

const files = new Map(GENRE_FIRST_PAGES.map(([file, query]) => [discoverQueryKey(query), file]));

/** Returns the file that answers a query, or null if the query needs the index. */
export const genreFirstPageFile = (query: DiscoverQuery): string | null => files.get(discoverQueryKey(query)) ?? null;

export const GenreFirstPage = t.strict(
  { items: t.readonlyArray(TitleRow), totalPages: t.number, totalResults: t.number },
  'GenreFirstPage',
);

export const decodeGenreFirstPage = (file: string) => (input: unknown): E.Either<Failure, TitlePage> =>
  E.map((page: t.TypeOf<typeof GenreFirstPage>): TitlePage => ({ ...page, page: 1, asOf: null }))(decode(GenreFirstPage, file)(input));
