import * as E from 'fp-ts/Either';
import type { Catalogue, NameQuery } from '#domain/catalogue/catalogue';
import type { MediaType } from '#domain/catalogue/media-type';
import { withoutRemark } from '#domain/catalogue/text-match/name-forms';
import type { Title } from '#domain/catalogue/title';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { TmdbQueryDeps } from './query-deps';
import { searchTmdbTitles } from './search-catalogue';

type Found = E.Either<Failure, ReadonlyArray<Title>>;

/**
 * Finds titles by name with TMDB's search, also by alternative titles. If not all results are on the first page, those of the year are
 * searched for too.
 */
export const searchByName = (context: TmdbQueryDeps): Catalogue['findByName'] => {
  const search = searchTmdbTitles(context);
  const ofType = async (mediaType: MediaType, { name, year }: NameQuery, signal?: AbortSignal): Promise<Found> => {
    const ask = (words: string, of: number | null) => search({ mediaType, query: { words, year: of, exact: null }, page: 1 }, signal)();
    const all = await ask(name, null);
    if (E.isLeft(all)) return all;
    const short = withoutRemark(name);
    // A remark in brackets, which other services add to equal names, is in no name of TMDB.
    if (all.right.items.length === 0 && short !== name) return ofType(mediaType, { name: short, mediaType, year }, signal);
    if (all.right.totalPages <= 1 || year === null) return E.right(all.right.items);
    const ofYear = await ask(name, year);
    if (E.isLeft(ofYear)) return ofYear;
    const known = new Set(all.right.items.map(({ id }) => id));
    return E.right([...all.right.items, ...ofYear.right.items.filter(({ id }) => !known.has(id))]);
  };
  return (query, signal): Answer<ReadonlyArray<Title>> => async () => {
    const found: Title[] = [];
    for (const mediaType of query.mediaType === null ? (['movie', 'tv'] as const) : [query.mediaType]) {
      const titles = await ofType(mediaType, query, signal);
      if (E.isLeft(titles)) return titles;
      found.push(...titles.right);
    }
    return E.right(found);
  };
};
