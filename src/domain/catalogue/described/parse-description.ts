import { isUnfiltered, noFilters, type Filters } from '#domain/catalogue/filters';
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
  [/^before ((?:18|19|20)\d\d)(?: |$)/, (year = 0) => ({ yearTo: year - 1 })],
  [/^(?:until|up to) ((?:18|19|20)\d\d)(?: |$)/, (year = 0) => ({ yearTo: year })],
  [/^after ((?:18|19|20)\d\d)(?: |$)/, (year = 0) => ({ yearFrom: year + 1 })],
  [/^since ((?:18|19|20)\d\d)(?: |$)/, (year = 0) => ({ yearFrom: year })],
  [/^((?:18|19|20)\d\d) (?:to )?((?:18|19|20)\d\d)(?: |$)/, (from = 0, to = 0) => ({ yearFrom: from, yearTo: to })],
  [/^((?:18|19|20)\d)0s(?: |$)/, (decade = 0) => ({ yearFrom: decade * 10, yearTo: decade * 10 + 9 })],
  [/^([2-9])0s(?: |$)/, (decade = 0) => ({ yearFrom: 1900 + decade * 10, yearTo: 1909 + decade * 10 })],
  [/^((?:18|19|20)\d\d)(?: |$)/, (year = 0) => ({ yearFrom: year, yearTo: year })],
  [/^(?:under|below|less than|shorter than) ([1-4]) (?:h|hour|hours)(?: |$)/, (hours = 0) => ({ runtimeTo: hours * 60 - 1 })],
  [/^(?:under|below|less than|shorter than) (\d{2,3}) (?:min|mins|minutes)(?: |$)/, (minutes = 0) => ({ runtimeTo: minutes - 1 })],
  [/^(?:over|above|more than|longer than) ([1-4]) (?:h|hour|hours)(?: |$)/, (hours = 0) => ({ runtimeFrom: hours * 60 + 1 })],
  [/^(?:over|above|more than|longer than) (\d{2,3}) (?:min|mins|minutes)(?: |$)/, (minutes = 0) => ({ runtimeFrom: minutes + 1 })],
];

/** A text in parts. `others` are words and phrases that are no facts of the lists, in the order of the text. */
export type ReadWords = { readonly facts: ReadonlyArray<DescribedFact>; readonly bounds: Bounds; readonly others: ReadonlyArray<string> };

/**
 * Reads folded words from the left, the longest phrase first.
 * @param subjectLength number of words of the phrase that the text begins with, if it is a subject or a person; else 0. A longer subject
 *   goes before a fact ("cold war").
 */
export const readWords = (words: ReadonlyArray<string>, subjectLength: (words: ReadonlyArray<string>) => number = () => 0): ReadWords => {
  const facts: DescribedFact[] = [];
  const others: string[] = [];
  let bounds: Bounds = {};
  let rest = words;
  const bound = (): boolean => {
    const text = rest.join(' ');
    for (const [pattern, boundsOf] of BOUNDS) {
      const [match, ...digits] = pattern.exec(text) ?? [];
      if (match === undefined) continue;
      bounds = { ...bounds, ...boundsOf(...digits.map(Number)) };
      rest = text.slice(match.length).split(' ').filter((word) => word !== '');
      return true;
    }
    return false;
  };
  const factAt = (): readonly [DescribedFact, number] | null => {
    for (let length = Math.min(MAX_PHRASE, rest.length); length > 0; length -= 1) {
      const fact = factOfPhrase(rest.slice(0, length).join(' '));
      if (fact !== null) return [fact, length];
    }
    return null;
  };
  while (rest.length > 0) {
    if (bound()) continue;
    const [subject, known] = [subjectLength(rest), factAt()];
    const [fact = null, length = 0] = known ?? [];
    if (fact !== null && length >= subject) facts.push(fact);
    else if (subject > 0 || !FILLER_WORDS.has(rest[0] ?? '')) others.push(rest.slice(0, Math.max(1, subject)).join(' '));
    rest = rest.slice(fact !== null && length >= subject ? length : Math.max(1, subject));
  }
  return { facts, bounds, others };
};

const isOfType = (mediaType: MediaType) => (slug: string): boolean => findGenreBySlug(slug)?.[mediaType] != null;

/** Series for children have a genre of their own; films have "family". */
const ofType = (mediaType: MediaType, slug: string): string =>
  slug === 'kids' && mediaType === 'movie' ? 'family' : slug === 'family' && mediaType === 'tv' ? 'kids' : slug;

/** Returns the filters of a kind that the facts of a text mean; null if it names the other kind, its genres, or two countries. */
export const filtersOfFacts = ({ facts, bounds }: ReadWords): ((mediaType: MediaType) => Filters | null) => {
  const countries = new Set(facts.flatMap((fact) =>
    (fact.fact === 'country' ? [fact.code] : fact.fact === 'genre' ? (fact.country ?? []) : [])));
  const kinds = new Set(facts.flatMap((fact) => (fact.fact === 'kind' ? [fact.kind] : [])));
  const typed = facts.flatMap((fact) => (fact.fact === 'genre' ? fact.slugs : []));
  const years = facts.flatMap((fact) => (fact.fact === 'years' ? [{ yearFrom: fact.from, yearTo: fact.to }] : [])).at(-1);
  const isBest = facts.some(({ fact }) => fact === 'best');
  return (mediaType) => {
    const isOther = countries.size > 1 || (kinds.size === 1 && !kinds.has(mediaType));
    if (isOther || !typed.every((slug) => isOfType(mediaType)(ofType(mediaType, slug)))) return null;
    const slugs = typed.map((slug) => ofType(mediaType, slug));
    // Two slugs can be one genre of series.
    const genresIn = [...new Map(slugs.map((slug) => [findGenreBySlug(slug)?.[mediaType]?.id, slug])).values()];
    return { ...noFilters, genresIn, country: [...countries][0] ?? null, ...years, ...bounds, ...(isBest && BEST) };
  };
};

/** Returns the filters that are all that a text says; null if it says more, nothing but a kind, or genres that are not of its kind. */
export const descriptionOf = (read: ReadWords): Description | null => {
  if (read.others.length > 0) return null;
  const filtersFor = filtersOfFacts(read);
  for (const mediaType of ['movie', 'tv'] as const) {
    const filters = filtersFor(mediaType);
    if (filters !== null) return isUnfiltered(filters) ? null : { mediaType, filters };
  }
  return null;
};

/**
 * Reads a text as a description by kind, genre, country, years, length and "best": "korean thriller", "french comedies from the 1960s",
 * "movies from 1994". Null if a word is not understood, if the text names nothing but a kind, or if its genres are not of its kind: then
 * the text is a name.
 */
export const parseDescription = (text: string): Description | null => descriptionOf(readWords(foldWords(text)));
