import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { DiscoverQuery, TitlePage } from '#domain/catalogue/catalogue';
import { byPopularity, noFilters } from '#domain/catalogue/filters';
import { genresForType } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { discoverKey } from '../queries/query-key';
import { TitleRow } from './title-row';

const ofType = (mediaType: MediaType): ReadonlyArray<readonly [file: string, question: DiscoverQuery]> =>
  genresForType(mediaType).map(({ slug }) => [
    `genres/${mediaType}-${slug}.json`,
    { mediaType, filters: { ...noFilters, genresIn: [slug] }, sort: byPopularity, page: 1 },
  ]);

/** What a genre's page asks first, and the small file that answers it: opening a genre costs no index. */
export const FIRST_PAGES: ReadonlyArray<readonly [file: string, question: DiscoverQuery]> = [...ofType('movie'), ...ofType('tv')];

const files = new Map(FIRST_PAGES.map(([file, question]) => [discoverKey(question), file]));

/** The file that holds the answer to a question; null when only the index knows. */
export const firstPageFile = (question: DiscoverQuery): string | null => files.get(discoverKey(question)) ?? null;

export const FirstPage = t.strict({ items: t.readonlyArray(TitleRow), totalPages: t.number, totalResults: t.number }, 'FirstPage');

export const decodeFirstPage = (file: string) => (input: unknown): E.Either<Failure, TitlePage> =>
  E.map((page: t.TypeOf<typeof FirstPage>): TitlePage => ({ ...page, page: 1, asOf: null }))(decode(FirstPage, file)(input));
