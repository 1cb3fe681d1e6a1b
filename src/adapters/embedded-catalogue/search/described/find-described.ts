import type { ReadDescription } from '#domain/catalogue/catalogue';
import { filtersOfFacts, parseDescription } from '#domain/catalogue/described/parse-description';
import { matchesFilters } from '#domain/catalogue/filter-match';
import { noFilters, type Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { foldWords, withoutArticles } from '#domain/catalogue/text-match/fold';
import type { TitleSearchData } from '#adapters/embedded-catalogue/search/load-search-data';
import type { NamedBy } from './named-by';
import { rankDescribed, type Ranked, type Term } from './rank-described';
import { COMMON_SUBJECT, readText, WAYS, type DescribedData, type Reading } from './read-text';

/** Most titles of an answer. */
const MAX_TITLES = 20;
/** Least share of a text that must be understood. */
const MIN_COVERAGE = 0.4;
/** Number of titles from which a whole text is a subject if no name begins with it. */
const RARE_SUBJECT = 2;
/** Weight of a genre as a part of a text: most subjects say more. */
const GENRE_WEIGHT = 3;
/** Coverage that a series must have more than a film, if the text names no kind: most descriptions mean films. */
const SERIES_HANDICAP = 0.1;

type Found = Ranked & {
  readonly mediaType: MediaType;
  readonly filters: Filters;
  /** Genres of the text that not all titles have. */
  readonly left: ReadonlyArray<string>;
};

/** Returns the genres as parts of the text: a title of its subject may lack the genre. */
const genreTerms = (
  { titles: { table } }: DescribedData, slugs: ReadonlyArray<string>, terms: ReadonlyArray<Term>,
): ReadonlyArray<Term> => {
  const rows = slugs.length === 0 ? [] : [...new Set(terms.flatMap(({ match }) => [...match.keys()]))];
  return slugs.map((slug) => {
    const isOfGenre = matchesFilters({ ...noFilters, genresIn: [slug] });
    const fitting = rows.filter((row) => isOfGenre(table.entryAt(row)));
    return { phrase: slug, match: new Map(fitting.map((row) => [row, 1])), weight: GENRE_WEIGHT };
  });
};

const inYear = (filters: Filters, { year }: SearchQuery): Filters =>
  (year === null ? filters : { ...filters, yearFrom: year, yearTo: year });

/** Returns the best-known titles of a text of filters alone; null for any other text. */
export const findFiltered = ({ table }: TitleSearchData, query: SearchQuery): ReadDescription | null => {
  const description = parseDescription(query.words);
  if (description === null) return null;
  const { mediaType } = description;
  const filters = inYear(description.filters, query);
  const isMatch = matchesFilters(filters);
  const titles: Title[] = [];
  const end = mediaType === 'movie' ? table.films : table.size;
  for (let row = mediaType === 'movie' ? 0 : table.films; row < end && titles.length < MAX_TITLES; row += 1)
    if (isMatch(table.entryAt(row))) titles.push(table.titleAt(row));
  return titles.length === 0 ? null : { mediaType, filters, subjects: [], people: [], unread: [], titles };
};

/** Years, countries and lengths must fit. */
const findOfType = (data: DescribedData, { read, subjects, people }: Reading, query: SearchQuery) =>
  (mediaType: MediaType): Found | null => {
    const { table } = data.titles;
    const asRead = filtersOfFacts(read)(mediaType);
    if (asRead === null) return null;
    const filters = inYear(asRead, query);
    const isMatch = matchesFilters({ ...filters, genresIn: [] });
    const accepts = (row: number): boolean => (row < table.films) === (mediaType === 'movie') && isMatch(table.entryAt(row));
    const genres = genreTerms(data, filters.genresIn, [...people, ...subjects]);
    const ranked = rankDescribed([...people, ...subjects, ...genres], accepts, table.popularityAt);
    if (ranked === null) return null;
    const fits = new Set(ranked.terms);
    const [kept, left] = [genres.filter((term) => fits.has(term)), genres.filter((term) => !fits.has(term))].map((terms) =>
      terms.map(({ phrase }) => phrase)) as [string[], string[]];
    return { ...ranked, mediaType, filters: { ...filters, genresIn: kept }, left: left.map((slug) => slug.replaceAll('-', ' ')) };
  };

const better = (movie: Found | null, tv: Found | null): Found | null =>
  movie === null || (tv !== null && tv.coverage - SERIES_HANDICAP > movie.coverage) ? tv : movie;

/** Returns whether the text is a description, not a name with words that happen to be subjects. */
const isUnderstood = async (
  text: string, { read, subjects, people }: Reading, { terms, coverage }: Ranked, named: NamedBy,
): Promise<boolean> => {
  const fits = new Set<Term>(terms);
  const found = subjects.filter((term) => fits.has(term));
  const isMoreThanName = people.some((term) => fits.has(term)) || found.some((term) => term.isMoreThanName);
  if (coverage < MIN_COVERAGE || !isMoreThanName) return false;
  const isWholly = found.length === subjects.length;
  // A text that is nearly a name, and only half a description, is a name with an error; with the whole name of a person, it is none.
  if (!isWholly && people.length === 0 && !read.facts.some(({ fact }) => fact === 'kind') && (await named.isSimilar())) return false;
  if (read.facts.length > 0 || Object.keys(read.bounds).length > 0) return true;
  const isWhole = subjects.some(({ phrase }) => phrase === withoutArticles(foldWords(text)).join(' '));
  const least = named.rows.length > 0 || named.isPartOfName ? COMMON_SUBJECT : RARE_SUBJECT;
  if (isWhole) return found.some(({ keywords }) => keywords >= least);
  if (named.isPartOfName || subjects.length + people.length < 2) return false;
  // Whole names of people and known phrases say enough; the rest is named as left out.
  return isWholly || terms.length > 1 || people.some((term) => fits.has(term)) || found.some(({ phrase }) => phrase.includes(' '));
};

const toDescribed = (data: DescribedData, reading: Reading, found: Found, named: NamedBy): ReadDescription => {
  const { table } = data.titles;
  const fits = new Set<Term>(found.terms);
  const isMatch = matchesFilters({ ...found.filters, genresIn: [] });
  const ofName = named.rows.filter((row) => (row < table.films) === (found.mediaType === 'movie') && isMatch(table.entryAt(row)));
  const rows = [...new Set([...ofName, ...found.rows])].slice(0, MAX_TITLES);
  return {
    mediaType: found.mediaType, filters: found.filters,
    subjects: reading.subjects.filter((term) => fits.has(term)).map(({ phrase }) => phrase),
    people: reading.people.filter((term) => fits.has(term)).map(({ row }) => {
      const { id, name } = data.people.table.personAt(row);
      return { id, name };
    }),
    unread: [...reading.people, ...reading.subjects].filter((term) => !fits.has(term)).map(({ phrase }) => phrase).concat(found.left),
    titles: rows.map(table.titleAt),
  };
};

/** Finds the titles that a text describes; null for a name and for a text that is not understood. */
export const findDescribed = async (data: DescribedData, query: SearchQuery, named: NamedBy): Promise<ReadDescription | null> => {
  for (const way of WAYS) {
    const reading = await readText(data, query.words, way);
    if (reading.subjects.length + reading.people.length === 0) continue;
    const findType = findOfType(data, reading, query);
    const found = better(findType('movie'), findType('tv'));
    // Single words of a phrase say less: all of them must fit.
    if (!way.phrases && found !== null && !reading.subjects.every((term) => found.terms.includes(term))) continue;
    if (found !== null && (await isUnderstood(query.words, reading, found, named))) return toDescribed(data, reading, found, named);
  }
  return null;
};
