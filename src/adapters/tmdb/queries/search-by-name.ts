import * as E from 'fp-ts/Either';
import type { Catalogue, NamedHit, NameQuery } from '#domain/catalogue/catalogue';
import type { MediaType } from '#domain/catalogue/media-type';
import { foldName } from '#domain/catalogue/text-match/fold';
import { plainNames, withoutRemark } from '#domain/catalogue/text-match/name-forms';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { TmdbQueryDeps } from './query-deps';
import { searchTmdbTitles } from './search-catalogue';

type Found = E.Either<Failure, ReadonlyArray<Title>>;
type Hits = E.Either<Failure, ReadonlyArray<NamedHit>>;
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

const [NUMERAL_OR_AND, SURE_WORD] = [/^(?:and|&|\d+|[ivx]+)$/i, /^(?!.*s$)[\p{L}\p{M}]{3,}$/iu];
/**
 * Returns the words of a name that every spelling of it has: no "and", no numeral, no word out of which an apostrophe or a point can have
 * been left, unless it has only such ones. Empty if these are all its words, or none.
 */
const surelyWritten = (name: string): string => {
  const words = withoutRemark(name).split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, '')).filter((word) => word !== '');
  const plain = words.filter((word) => !NUMERAL_OR_AND.test(word));
  const sure = plain.filter((word) => SURE_WORD.test(word));
  const chosen = sure.length === 0 ? plain : sure;
  return chosen.length === words.length ? '' : chosen.join(' ');
};

type NameForms = (name: string) => ReadonlyArray<string>;
/** Loads what only imports need: a first view names the files of whatever this one imports. Null if the file does not load. */
const loadNameForms = (): Promise<NameForms | null> =>
  import('#domain/catalogue/text-match/match-kind').then(({ nameForms }) => nameForms).catch(() => null);

/** Returns whether a title can be the searched one by its year: services differ by one. */
const isNearYear = ({ year }: NameQuery, title: Title): boolean =>
  year === null || title.year === null || Math.abs(title.year - year) <= 1;

/** Returns a function that says whether a title can be the searched one: of its name in any form, and at most a year apart. */
const fitsOf = (query: NameQuery, nameForms: NameForms): ((title: NamedHit) => boolean) => {
  const forms = new Set(plainNames(query.name).flatMap(nameForms));
  return (title) => isNearYear(query, title)
    && (title.hasName === true || [title.title, title.originalTitle ?? ''].flatMap(nameForms).some((form) => forms.has(form)));
};

/**
 * Finds titles by name with TMDB's search, also by alternative titles. Answers have names in the site's language: if none of them is the
 * searched one in about its year, the English names are read, too. If none fits at all, those with its sure words are, and the ones that
 * fit are added.
 */
export const searchByName = (context: TmdbQueryDeps): Catalogue['findByName'] => {
  const isEnglish = (): boolean => context.settings().language.startsWith('en');
  const [search, searchInEnglish] = [
    searchOf(context), searchOf({ ...context, settings: () => ({ ...context.settings(), language: ENGLISH }) }),
  ];
  /** Returns titles with those whose English name is the searched one. */
  const withEnglishNames = async (query: NameQuery, found: ReadonlyArray<Title>, signal?: AbortSignal): Promise<Hits> => {
    const names = new Set([query.name, withoutRemark(query.name)].map(foldName));
    const hasName = ({ title, originalTitle }: Title): boolean => [title, originalTitle ?? ''].some((name) => names.has(foldName(name)));
    const types = [...new Set(found.map(({ mediaType }) => mediaType))];
    const isFound = found.some((title) => isNearYear(query, title) && hasName(title));
    if (types.length === 0 || isFound || isEnglish()) return E.right(found);
    const english = await searchInEnglish(types, query, signal);
    if (E.isLeft(english)) return english;
    const named = new Map(english.right.filter(hasName).map((title) => [itemKey(title), { ...title, hasName: true as const }]));
    const own = found.map((title): NamedHit => (named.delete(itemKey(title)) ? { ...title, hasName: true } : title));
    return E.right([...own, ...named.values()]);
  };
  return (query, signal): Answer<ReadonlyArray<NamedHit>> => async () => {
    const types: ReadonlyArray<MediaType> = query.mediaType === null ? ['movie', 'tv'] : [query.mediaType];
    const found = await search(types, query, signal);
    if (E.isLeft(found)) return found;
    const hits = await withEnglishNames(query, found.right, signal);
    const [nameForms, name] = [await loadNameForms(), surelyWritten(query.name)];
    if (E.isLeft(hits) || name === '' || nameForms === null) return hits;
    const fits = fitsOf(query, nameForms);
    if (hits.right.some(fits)) return hits;
    const known = new Set(hits.right.map(itemKey));
    return E.map((more: ReadonlyArray<Title>) => [...hits.right, ...more.filter((title) => fits(title) && !known.has(itemKey(title)))])(
      await searchInEnglish(types, { ...query, name }, signal));
  };
};
