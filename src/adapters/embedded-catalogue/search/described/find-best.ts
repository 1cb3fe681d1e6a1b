import { filtersOfFacts } from '#domain/catalogue/described/parse-description';
import { matchesFilters } from '#domain/catalogue/filter-match';
import { noFilters, type Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { SearchQuery } from '#domain/catalogue/search-query';
import { rankDescribed, type Ranked, type Term } from './rank-described';
import type { DescribedData, Reading } from './read-text';

/** Weight of a genre as a part of a text: most subjects say more. */
const GENRE_WEIGHT = 3;
/** Coverage that a series must have more than a film, if the text names no kind: most descriptions mean films. */
const SERIES_HANDICAP = 0.1;

export type Found = Ranked & {
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

/** Returns the filters with the year of a search (“dune 1984”). */
export const inYear = (filters: Filters, { year }: SearchQuery): Filters =>
  (year === null ? filters : { ...filters, yearFrom: year, yearTo: year });

/** Years, countries and lengths must fit. */
const findOfType = (data: DescribedData, { read, subjects, people }: Reading, query: SearchQuery, without: ReadonlySet<number>) =>
  (mediaType: MediaType): Found | null => {
    const { table } = data.titles;
    const asRead = filtersOfFacts(read)(mediaType);
    if (asRead === null) return null;
    const filters = inYear(asRead, query);
    const isMatch = matchesFilters({ ...filters, genresIn: [] });
    const accepts = (row: number): boolean =>
      (row < table.films) === (mediaType === 'movie') && !without.has(row) && isMatch(table.entryAt(row));
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

/** Returns what most of a text fits: films, or series that fit clearly more of it. @param without rows that are not looked for. */
export const findBest = (data: DescribedData, reading: Reading, query: SearchQuery, without: ReadonlySet<number>): Found | null => {
  const findType = findOfType(data, reading, query, without);
  return better(findType('movie'), findType('tv'));
};
