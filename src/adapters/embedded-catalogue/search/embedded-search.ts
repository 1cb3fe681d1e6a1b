import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { unexpected } from '#domain/shared/failure';
import type { PeopleSearch, Suggestion, TitleSearch } from '#domain/catalogue/catalogue';
import { parseText } from '#domain/catalogue/text-match/match-kind';
import { MISSING_WORD_COST } from '#domain/catalogue/text-match/edit-distance';
import { paginate, type Page } from '#domain/shared/pagination';
import type { Person } from '#domain/catalogue/person';
import type { SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import type { CatalogueEntry } from '../queries/catalogue-entry';
import type { PersonEntry } from '../files/people-file';
import { rankSuggestions } from './rank-suggestions';
import { createSearchIndex, type SearchHit, type SearchIndex } from './search-index';

export type SearchIndexes = { readonly movie: SearchIndex<CatalogueEntry>; readonly tv: SearchIndex<CatalogueEntry>; readonly people: SearchIndex<PersonEntry> };

const namesOf = ({ title, originalTitle }: CatalogueEntry): ReadonlyArray<string> => (originalTitle === null ? [title] : [title, originalTitle]);

/** Lowest distance of a hit in which a typed word is missing. */
const MISSING_WORD_DISTANCE = 3 + MISSING_WORD_COST;

const tryPromise = <A>(make: () => Promise<A>): Answer<A> => TE.tryCatch(make, (thrown) => unexpected(String(thrown)));

/** @param alternatives alternative titles of each entry, by index. */
export const createTitleIndex = (
  entries: ReadonlyArray<CatalogueEntry>, alternatives: ReadonlyArray<ReadonlyArray<string>>,
): Answer<SearchIndex<CatalogueEntry>> =>
  tryPromise(() => createSearchIndex(entries, ({ popularity }) => popularity, (entry, at) => [...namesOf(entry), ...(alternatives[at] ?? [])], true));

/** Returns the name with the last name first: people are searched by last name as often as by first name. */
const surnameFirst = (name: string): string => {
  const at = name.lastIndexOf(' ');
  return `${name.slice(at + 1)} ${name.slice(0, Math.max(at, 0))}`;
};

export const createPeopleIndex = (people: ReadonlyArray<PersonEntry>): Answer<SearchIndex<PersonEntry>> =>
  tryPromise(() => createSearchIndex(people, ({ popularity }) => popularity, ({ name }) => [name, surnameFirst(name)]));

/** Distance of titles that match only when the last word of the text is read as their year: just behind exact matches. */
const YEAR_DISTANCE = 0.7;

/**
 * Returns the hits of a text, and of its words before a year at its end: "dune 1984", but also "blade runner 2049". Hits of the whole
 * text have the better distance, if any.
 */
const withYearAtEnd = async <A>(
  words: string, getHits: (words: string) => Promise<ReadonlyArray<SearchHit<A>>>, yearOf: (item: A) => number | null,
): Promise<ReadonlyArray<SearchHit<A>>> => {
  const hits = await getHits(words);
  const [, name, year] = /^(.*\S)\s+\(?((?:18|19|20)\d{2})\)?$/.exec(words) ?? [];
  if (name === undefined) return hits;
  const exact = hits.filter(({ distance }) => distance < YEAR_DISTANCE);
  // The year of a release differs between countries.
  const ofYear = (await getHits(name)).filter(({ item }) => Math.abs((yearOf(item) ?? 0) - Number(year)) <= 1)
    .map((hit) => ({ ...hit, distance: YEAR_DISTANCE + hit.distance / 100 + (yearOf(hit.item) === Number(year) ? 0 : 0.1) }))
    .toSorted((a, b) => a.distance - b.distance);
  const known = new Set([...exact, ...ofYear].map(({ item }) => item));
  return [...exact, ...ofYear, ...hits.filter(({ item }) => !known.has(item))];
};

const inYear = (year: number | null) => ({ item }: SearchHit<CatalogueEntry>): boolean => year === null || item.year === year;

/** Returns all matches, then all fuzzy matches. */
const findAll = async <A>(searchIndex: SearchIndex<A>, words: string): Promise<ReadonlyArray<SearchHit<A>>> => {
  const text = parseText(words);
  const matches = searchIndex.match(text, Infinity);
  const fuzzy = await searchIndex.matchFuzzy(text);
  // Names with a missing word are returned only if there is no other match.
  return matches.length > 0 ? [...matches, ...fuzzy.filter(({ distance }) => distance < MISSING_WORD_DISTANCE)] : fuzzy;
};

export const searchTitles = (searchIndex: SearchIndex<CatalogueEntry>, { query, page }: TitleSearch): Answer<Page<Title>> =>
  tryPromise(async () => {
    const hits = (await withYearAtEnd(query.words, (words) => findAll(searchIndex, words), ({ year }) => year)).filter(inYear(query.year));
    const resultPage = paginate(hits, page);
    return { ...resultPage, items: resultPage.items.map(({ item }) => item.summary) };
  });

export const searchPeople = (searchIndex: SearchIndex<PersonEntry>, { query, page }: PeopleSearch): Answer<Page<Person>> =>
  tryPromise(async () => {
    const people = query.exact === null ? await findAll(searchIndex, query.words) : [];
    const resultPage = paginate(people, page);
    return { ...resultPage, items: resultPage.items.map(({ item }) => item.toPerson()) };
  });

type AllHits = { readonly titles: ReadonlyArray<SearchHit<CatalogueEntry>>; readonly people: ReadonlyArray<SearchHit<PersonEntry>> };

/** Returns the hits of films, series and people that match. */
const matchAll = ({ movie, tv, people }: SearchIndexes, words: string, limit: number): AllHits => {
  const text = parseText(words);
  return { titles: [...movie.match(text, limit), ...tv.match(text, limit)], people: people.match(text, limit) };
};

/** Returns the similar names of films, series and people; those with a missing word only if nothing else is similar. */
const matchAllFuzzy = async ({ movie, tv, people }: SearchIndexes, words: string, hasMatches: boolean): Promise<AllHits> => {
  const text = parseText(words);
  const hits = { titles: [...(await movie.matchFuzzy(text)), ...(await tv.matchFuzzy(text))], people: await people.matchFuzzy(text) };
  const isComplete = ({ distance }: { readonly distance: number }): boolean => distance < MISSING_WORD_DISTANCE;
  const complete = { titles: hits.titles.filter(isComplete), people: hits.people.filter(isComplete) };
  return hasMatches || complete.titles.length + complete.people.length > 0 ? complete : hits;
};

/** Returns at most `limit` films, series and people, best first. Searches fuzzily only if too few names match. */
export const suggest = (indexes: SearchIndexes, { words, year }: SearchQuery, limit: number): Answer<ReadonlyArray<Suggestion>> =>
  tryPromise(async () => {
    const perKind = year === null && !/\d{4}\)?$/.test(words) ? limit : Infinity;
    const people: SearchHit<PersonEntry>[] = [];
    const titles = await withYearAtEnd(words, async (text) => {
      const matches = matchAll(indexes, text, perKind);
      const count = matches.titles.length + matches.people.length;
      const fuzzy = count >= limit ? { titles: [], people: [] } : await matchAllFuzzy(indexes, text, count > 0);
      people.push(...matches.people, ...fuzzy.people);
      return [...matches.titles, ...fuzzy.titles];
    }, (entry) => entry.year);
    // A year in the query or at the end of the text means a title.
    const withPeople = year === null && (titles.length === 0 || !titles.some(({ distance }) => distance >= YEAR_DISTANCE && distance < 1));
    return rankSuggestions(words, titles.filter(inYear(year)), withPeople ? people : [], limit);
  });

/**
 * Returns the name that a text without a match probably means: the most similar one, with all of its words. Null if a name matches, or
 * if none is similar.
 */
export const correct = (indexes: SearchIndexes, { words }: SearchQuery): Answer<string | null> =>
  tryPromise(async () => {
    const name = words.replace(/(?<=\S)\s+\(?(?:18|19|20)\d{2}\)?$/, '');
    const matches = matchAll(indexes, name, 1);
    if (matches.titles.length + matches.people.length > 0) return null;
    const { titles, people } = await matchAllFuzzy(indexes, name, true);
    const similar = [
      ...titles.map(({ item, ...hit }) => ({ ...hit, name: item.title })), ...people.map(({ item, ...hit }) => ({ ...hit, name: item.name })),
    ];
    return similar.toSorted((a, b) => a.distance - b.distance || b.popularity - a.popularity)[0]?.name ?? null;
  });
