import { noFilters, type Filters } from '#domain/catalogue/filters';
import { findGenreBySlug } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { foldWords } from '#domain/catalogue/text-match/fold';
import { factOfPhrase, FILLER_WORDS, type DescribedFact } from './described-words';

/** Titles that a text describes by facts instead of a name. */
export type Description = { readonly mediaType: MediaType; readonly filters: Filters };

/** Least average vote of "the best", with a number of votes that makes it meaningful. */
const BEST = { voteFrom: 7.5, votesFrom: 1000 } as const;
/** Most words of a phrase. */
const MAX_PHRASE = 2;

type Bounds = Partial<Pick<Filters, 'yearFrom' | 'yearTo' | 'runtimeFrom' | 'runtimeTo'>>;

/** Patterns of years and lengths in the folded text, with the bounds that they mean. A decade of two digits is of the last century. */
const BOUNDS: ReadonlyArray<readonly [RegExp, (...digits: ReadonlyArray<number>) => Bounds]> = [
  [/^(?:before|until|up to) ((?:18|19|20)\d\d)(?: |$)/, (year = 0) => ({ yearTo: year })],
  [/^(?:since|after) ((?:18|19|20)\d\d)(?: |$)/, (year = 0) => ({ yearFrom: year })],
  [/^((?:18|19|20)\d\d) (?:to )?((?:18|19|20)\d\d)(?: |$)/, (from = 0, to = 0) => ({ yearFrom: from, yearTo: to })],
  [/^((?:18|19|20)\d)0s(?: |$)/, (decade = 0) => ({ yearFrom: decade * 10, yearTo: decade * 10 + 9 })],
  [/^([2-9])0s(?: |$)/, (decade = 0) => ({ yearFrom: 1900 + decade * 10, yearTo: 1909 + decade * 10 })],
  [/^((?:18|19|20)\d\d)(?: |$)/, (year = 0) => ({ yearFrom: year, yearTo: year })],
  [/^(?:under|below|less than|shorter than) ([1-4]) (?:h|hour|hours)(?: |$)/, (hours = 0) => ({ runtimeTo: hours * 60 })],
  [/^(?:under|below|less than|shorter than) (\d{2,3}) (?:min|mins|minutes)(?: |$)/, (minutes = 0) => ({ runtimeTo: minutes })],
  [/^(?:over|above|more than|longer than) ([1-4]) (?:h|hour|hours)(?: |$)/, (hours = 0) => ({ runtimeFrom: hours * 60 })],
  [/^(?:over|above|more than|longer than) (\d{2,3}) (?:min|mins|minutes)(?: |$)/, (minutes = 0) => ({ runtimeFrom: minutes })],
];

type Read = { readonly facts: ReadonlyArray<DescribedFact>; readonly bounds: Bounds };

/** Reads the words from the left, the longest phrase first; null at a word that says nothing known. */
const read = (words: ReadonlyArray<string>, sofar: Read): Read | null => {
  if (words.length === 0) return sofar;
  const text = words.join(' ');
  for (const [pattern, boundsOf] of BOUNDS) {
    const [match, ...digits] = pattern.exec(text) ?? [];
    if (match === undefined) continue;
    const rest = text.slice(match.length).split(' ').filter((word) => word !== '');
    return read(rest, { ...sofar, bounds: { ...sofar.bounds, ...boundsOf(...digits.map(Number)) } });
  }
  for (let length = Math.min(MAX_PHRASE, words.length); length > 0; length -= 1) {
    const fact = factOfPhrase(words.slice(0, length).join(' '));
    if (fact !== null) return read(words.slice(length), { ...sofar, facts: [...sofar.facts, fact] });
  }
  const [first = '', ...rest] = words;
  return FILLER_WORDS.has(first) ? read(rest, sofar) : null;
};

const isOfType = (mediaType: MediaType) => (slug: string): boolean => findGenreBySlug(slug)?.[mediaType] != null;

/** Series for children have a genre of their own; films have "family". */
const ofType = (mediaType: MediaType, slug: string): string =>
  slug === 'kids' && mediaType === 'movie' ? 'family' : slug === 'family' && mediaType === 'tv' ? 'kids' : slug;

/**
 * Reads a text as a description by kind, genre, country, years, length and "best": "korean thriller", "french comedies from the 1960s",
 * "movies from 1994". Null if a word is not understood, if the text names nothing but a kind, or if its genres are not of its kind: then
 * the text is a name.
 */
export const parseDescription = (text: string): Description | null => {
  const found = read(foldWords(text), { facts: [], bounds: {} });
  if (found === null) return null;
  const kinds = new Set(found.facts.flatMap((fact) => (fact.fact === 'kind' ? [fact.kind] : [])));
  const countries = new Set(found.facts.flatMap((fact) => (fact.fact === 'country' ? [fact.code] : [])));
  if (countries.size > 1) return null;
  const typed = found.facts.flatMap((fact) => (fact.fact === 'genre' ? fact.slugs : []));
  const years = found.facts.flatMap((fact) => (fact.fact === 'years' ? [{ yearFrom: fact.from, yearTo: fact.to }] : [])).at(-1);
  const isBest = found.facts.some(({ fact }) => fact === 'best');
  const types: ReadonlyArray<MediaType> = kinds.size === 1 ? [...kinds] : ['movie', 'tv'];
  const mediaType = types.find((type) => typed.every((slug) => isOfType(type)(ofType(type, slug))));
  const isEmpty = typed.length === 0 && countries.size === 0 && years === undefined && Object.keys(found.bounds).length === 0 && !isBest;
  if (mediaType === undefined || isEmpty) return null;
  const genresIn = [...new Set(typed.map((slug) => ofType(mediaType, slug)))];
  const filters: Filters = {
    ...noFilters, genresIn, country: [...countries][0] ?? null, ...years, ...found.bounds, ...(isBest && BEST),
  };
  return { mediaType, filters };
};
