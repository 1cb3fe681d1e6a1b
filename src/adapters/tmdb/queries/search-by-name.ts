import * as E from 'fp-ts/Either';
import type { Catalogue, NamedHit, NameQuery } from '#domain/catalogue/catalogue';
import type { MediaType } from '#domain/catalogue/media-type';
import { foldName } from '#domain/catalogue/text-match/fold';
import { withoutRemark } from '#domain/catalogue/text-match/name-forms';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { TmdbQueryDeps } from './query-deps';
import { searchTmdbTitles } from './search-catalogue';

type Found = E.Either<Failure, ReadonlyArray<Title>>;
/** The language in which other services name most titles. */
const ENGLISH = 'en-US';

/** Returns a function that searches a type. If not all results are on the first page, those of the year are searched for too. */
const searchOf = (context: TmdbQueryDeps) => {
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
  return async (types: ReadonlyArray<MediaType>, query: NameQuery, signal?: AbortSignal): Promise<Found> => {
    const found: Title[] = [];
    for (const mediaType of types) {
      const titles = await ofType(mediaType, query, signal);
      if (E.isLeft(titles)) return titles;
      found.push(...titles.right);
    }
    return E.right(found);
  };
};

/**
 * Finds titles by name with TMDB's search, also by alternative titles. Answers have names in the site's language: if none of them is the
 * searched one, the English names are read, too.
 */
export const searchByName = (context: TmdbQueryDeps): Catalogue['findByName'] => {
  const [search, searchInEnglish] = [
    searchOf(context), searchOf({ ...context, settings: () => ({ ...context.settings(), language: ENGLISH }) }),
  ];
  return (query, signal): Answer<ReadonlyArray<NamedHit>> => async () => {
    const found = await search(query.mediaType === null ? ['movie', 'tv'] : [query.mediaType], query, signal);
    if (E.isLeft(found)) return found;
    const names = new Set([query.name, withoutRemark(query.name)].map(foldName));
    const hasName = ({ title, originalTitle }: Title): boolean => [title, originalTitle ?? ''].some((name) => names.has(foldName(name)));
    const types = [...new Set(found.right.map(({ mediaType }) => mediaType))];
    if (types.length === 0 || found.right.some(hasName) || context.settings().language.startsWith('en')) return found;
    const english = await searchInEnglish(types, query, signal);
    if (E.isLeft(english)) return english;
    const named = new Map(english.right.filter(hasName).map((title) => [itemKey(title), { ...title, hasName: true as const }]));
    const own = found.right.map((title): NamedHit => (named.delete(itemKey(title)) ? { ...title, hasName: true } : title));
    return E.right([...own, ...named.values()]);
  };
};
