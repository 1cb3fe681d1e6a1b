import type { ReadDescription } from '#domain/catalogue/catalogue';
import { descriptionOf } from '#domain/catalogue/described/parse-description';
import { hasNegation } from '#domain/catalogue/described/left-out-words';
import { readTyped, type ReadTyped } from '#domain/catalogue/described/read-typed';
import { matchesFilters } from '#domain/catalogue/filter-match';
import type { SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { foldWords, withoutArticles } from '#domain/catalogue/text-match/fold';
import type { TitleSearchData } from '#adapters/embedded-catalogue/search/load-search-data';
import { findBest, inYear, type Found } from './find-best';
import type { NamedBy } from './named-by';
import type { Ranked, Term } from './rank-described';
import { COMMON_SUBJECT, decadeOf, readText, WAYS, type DescribedData, type Reading, type Way } from './read-text';

/** Most titles of an answer. */
const MAX_TITLES = 20;
/** Least share of a text that must be understood; and of one that is no name and would find nothing, and of a further reading. */
const [MIN_COVERAGE, MIN_WITHOUT_NAME] = [0.4, 0.25];
const HALF = 0.5;
/** Number of titles from which a whole text is a subject if no name begins with it. */
const RARE_SUBJECT = 2;
/** Number of titles below which further readings of a text are shown too, and how many of these. */
const [ENOUGH_TITLES, MOST_FURTHER] = [5, 3];

/** Returns what was left out of a text, with the words that nothing stands for. @param unfit words that not all titles fit. */
const leftOut = ({ unread }: ReadTyped, unfit: ReadonlyArray<string>): Pick<ReadDescription, 'unread' | 'isUntried'> =>
  ({ unread: [...unfit, ...unread], ...(unread.length > 0 && { isUntried: true }) });

/** Returns the best-known titles of a text of filters alone; null for any other text. */
export const findFiltered = ({ table }: TitleSearchData, query: SearchQuery): ReadDescription | null => {
  const read = readTyped(foldWords(query.words));
  const description = descriptionOf(read);
  if (description === null) return null;
  const { mediaType } = description;
  const filters = inYear(description.filters, query);
  const isMatch = matchesFilters(filters);
  const titles: Title[] = [];
  const end = mediaType === 'movie' ? table.films : table.size;
  for (let row = mediaType === 'movie' ? 0 : table.films; row < end && titles.length < MAX_TITLES; row += 1)
    if (isMatch(table.entryAt(row))) titles.push(table.titleAt(row));
  return titles.length === 0 ? null : { mediaType, filters, subjects: [], people: [], ...leftOut(read, []), titles };
};

/** Returns whether a reading has enough of a text, and more than words that happen to be in names. */
const saysEnough = ({ subjects, people }: Reading, { terms, coverage }: Ranked, least = MIN_WITHOUT_NAME): boolean => {
  const fits = new Set<Term>(terms);
  const sure = [...people, ...subjects.filter(({ isMoreThanName }) => isMoreThanName)];
  return coverage >= least && sure.some((term) => fits.has(term));
};

/** Returns whether the text is a description, not a name with words that happen to be subjects. */
const isUnderstood = async (text: string, reading: Reading, ranked: Ranked, named: NamedBy): Promise<boolean> => {
  if (!saysEnough(reading, ranked, MIN_COVERAGE)) return false;
  const { read, subjects, people } = reading;
  const fits = new Set<Term>(ranked.terms);
  const found = subjects.filter((term) => fits.has(term));
  const isWholly = found.length === subjects.length;
  const isNamed = people.some(({ phrase }) => phrase.includes(' '));
  // A text that is nearly a name, and only half a description, is a name with an error; with the whole name of a person, it is none.
  if ((!isWholly || people.length > 0) && !isNamed && !read.facts.some(({ fact }) => fact === 'kind')) {
    const similar = await named.findSimilar();
    if (similar.isSurelyMeant || (people.length === 0 && similar.isSimilar)) return false;
  }
  if (read.facts.length > 0 || Object.keys(read.bounds).length > 0) return true;
  const isWhole = subjects.some(({ phrase }) => phrase === withoutArticles(foldWords(text)).join(' '));
  const least = named.isName ? COMMON_SUBJECT : RARE_SUBJECT;
  if (isWhole) return found.some(({ keywords }) => keywords >= least);
  if (named.isPartOfName || subjects.length + people.length < 2) return false;
  // Whole names of people and known phrases say enough; the rest is named as left out.
  return isWholly || ranked.terms.length > 1 || people.some((term) => fits.has(term)) || found.some(({ phrase }) => phrase.includes(' '));
};

/** @param named rows of titles with exactly this name. */
const toDescribed = (data: DescribedData, reading: Reading, found: Found, named: ReadonlyArray<number>): ReadDescription => {
  const { table } = data.titles;
  const fits = new Set<Term>(found.terms);
  const isMatch = matchesFilters({ ...found.filters, genresIn: [] });
  const ofName = named.filter((row) => (row < table.films) === (found.mediaType === 'movie') && isMatch(table.entryAt(row)));
  const rows = [...new Set([...ofName, ...found.rows])].slice(0, MAX_TITLES);
  return {
    mediaType: found.mediaType, filters: found.filters,
    subjects: reading.subjects.filter((term) => fits.has(term)).map(({ phrase }) => phrase),
    people: reading.people.filter((term) => fits.has(term)).map(({ row }) => {
      const { id, name } = data.people.table.personAt(row);
      return { id, name };
    }),
    ...leftOut(reading.read, [
      ...[...reading.people, ...reading.subjects].filter((term) => !fits.has(term)).map(({ phrase }) => phrase), ...found.left,
    ]),
    titles: rows.map(table.titleAt),
  };
};

/** Returns the readings of a text for other titles than those of the ones before, until there are enough titles. */
const readFurther = (
  data: DescribedData, reading: Reading, query: SearchQuery, shown: ReadonlyArray<number>, left: number,
): ReadDescription | null => {
  if (shown.length >= ENOUGH_TITLES || left === 0) return null;
  const found = findBest(data, reading, query, new Set(shown));
  if (found === null || !saysEnough(reading, found)) return null;
  const further = readFurther(data, reading, query, [...shown, ...found.rows], left - 1);
  return { ...toDescribed(data, reading, found, []), ...(further !== null && { further }) };
};

const isNoName = async ({ isName, findSimilar }: NamedBy): Promise<boolean> => {
  if (isName) return false;
  const { isSimilar, isSurelyMeant } = await findSimilar();
  return !isSimilar && !isSurelyMeant;
};

type FoundInWay = { readonly reading: Reading; readonly found: Found };

/** Returns what titles fit in a way of reading; null if the way has too little of the text. */
const findInWay = async (data: DescribedData, query: SearchQuery, named: NamedBy, way: Way): Promise<FoundInWay | null> => {
  const reading = await readText(data, query.words, way);
  if (reading.subjects.length + reading.people.length === 0 || (named.isName && hasNegation(foldWords(query.words)))) return null;
  const found = findBest(data, reading, query, new Set());
  // Single words of a phrase say less: all of them must fit.
  if (found === null || (!way.phrases && !way.isLast && !reading.subjects.every((term) => found.terms.includes(term)))) return null;
  const isEnough = way.isLast ? saysEnough(reading, found) && isNoName(named) : isUnderstood(query.words, reading, found, named);
  return (await isEnough) ? { reading, found } : null;
};

/** Finds the titles that a text describes; null for a name and for a text that is not understood. */
export const findDescribed = async (data: DescribedData, query: SearchQuery, named: NamedBy): Promise<ReadDescription | null> => {
  let best: FoundInWay | null = null;
  for (const way of WAYS) {
    // A decade may be that of the story, if most of the text then fits.
    if (best !== null && (!way.decades || best.found.coverage > HALF || decadeOf(best.reading.read) === null)) continue;
    const read = await findInWay(data, query, named, way);
    if (read !== null && (best === null || read.found.coverage > best.found.coverage + HALF / 2)) best = read;
  }
  if (best === null) return null;
  const { reading, found } = best;
  const further = readFurther(data, reading, query, [...named.rows, ...found.rows], MOST_FURTHER);
  return { ...toDescribed(data, reading, found, named.rows), ...(further !== null && { further }) };
};
