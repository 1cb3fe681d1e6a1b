import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { unexpected } from '#domain/shared/failure';
import { MAX_SUGGESTIONS, type PeopleSearch, type Suggestion, type TitleSearch } from '#domain/catalogue/catalogue';
import { parseText } from '#domain/catalogue/text-match/match-kind';
import { MISSING_WORD_COST } from '#domain/catalogue/text-match/edit-distance';
import type { MediaType } from '#domain/catalogue/media-type';
import { paginate, type Page } from '#domain/shared/pagination';
import type { Person } from '#domain/catalogue/person';
import type { SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import type { CatalogueEntry } from '../queries/catalogue-entry';
import type { Index } from '../files/index-file';
import type { PersonEntry } from '../files/people-file';
import { createSearchIndex, type SearchHit, type SearchIndex } from './search-index';

export type SearchIndexes = { readonly movie: SearchIndex<CatalogueEntry>; readonly tv: SearchIndex<CatalogueEntry>; readonly people: SearchIndex<PersonEntry> };

const namesOf = ({ title, originalTitle }: CatalogueEntry): ReadonlyArray<string> => (originalTitle === null ? [title] : [title, originalTitle]);

/** Lowest distance of a hit in which a typed word is missing. */
const MISSING_WORD_DISTANCE = 3 + MISSING_WORD_COST;

const tryPromise = <A>(make: () => Promise<A>): Answer<A> => TE.tryCatch(make, (thrown) => unexpected(String(thrown)));

export const createTitleIndex = (entries: ReadonlyArray<CatalogueEntry>): Answer<SearchIndex<CatalogueEntry>> =>
  tryPromise(() => createSearchIndex(entries, ({ popularity }) => popularity, namesOf));

/** Returns the name with the last name first: people are searched by last name as often as by first name. */
const surnameFirst = (name: string): string => {
  const at = name.lastIndexOf(' ');
  return `${name.slice(at + 1)} ${name.slice(0, Math.max(at, 0))}`;
};

export const createPeopleIndex = (people: ReadonlyArray<PersonEntry>): Answer<SearchIndex<PersonEntry>> =>
  tryPromise(() => createSearchIndex(people, ({ popularity }) => popularity, ({ name }) => [name, surnameFirst(name)]));

const inYear = (year: number | null) => ({ item }: SearchHit<CatalogueEntry>): boolean => year === null || item.year === year;

/** Returns the titles with the id of an exact operator (`tmdb:`, `imdb:`): at most one per type. */
export const findByExternalId = (index: Index, exact: SearchQuery['exact'], types: ReadonlyArray<MediaType>): ReadonlyArray<CatalogueEntry> =>
  exact === null ? [] : types.flatMap((type) => index[type])
    .filter(({ id, imdbId }) => (exact.by === 'tmdb' ? id === exact.id : imdbId === exact.id));

/** Returns all matches, then all fuzzy matches. */
const findAll = async <A>(searchIndex: SearchIndex<A>, words: string): Promise<ReadonlyArray<SearchHit<A>>> => {
  const text = parseText(words);
  const matches = searchIndex.match(text, Infinity);
  const fuzzy = await searchIndex.matchFuzzy(text);
  // Names with a missing word are returned only if there is no other match.
  return matches.length > 0 ? [...matches, ...fuzzy.filter(({ distance }) => distance < MISSING_WORD_DISTANCE)] : fuzzy;
};

export const searchTitles = (index: Index, searchIndex: SearchIndex<CatalogueEntry>, { mediaType, query, page }: TitleSearch): Answer<Page<Title>> =>
  tryPromise(async () => {
    const titles = query.exact !== null
      ? findByExternalId(index, query.exact, [mediaType])
      : (await findAll(searchIndex, query.words)).filter(inYear(query.year)).map(({ item }) => item);
    const resultPage = paginate(titles, page);
    return { ...resultPage, items: resultPage.items.map(({ summary }) => summary) };
  });

export const searchPeople = (searchIndex: SearchIndex<PersonEntry>, { query, page }: PeopleSearch): Answer<Page<Person>> =>
  tryPromise(async () => {
    const people = query.exact === null ? await findAll(searchIndex, query.words) : [];
    const resultPage = paginate(people, page);
    return { ...resultPage, items: resultPage.items.map(({ item }) => item.toPerson()) };
  });

/** Hit whose suggestion is built only if it is returned. */
type LazySuggestion = SearchHit<() => Suggestion>;
const ofTitle = ({ item, ...rest }: SearchHit<CatalogueEntry>): LazySuggestion => ({ ...rest, item: () => ({ kind: 'title', title: item.summary }) });
const ofPerson = ({ item, ...rest }: SearchHit<PersonEntry>): LazySuggestion => ({ ...rest, item: () => ({ kind: 'person', person: item.toPerson() }) });

const takeBest = (all: ReadonlyArray<LazySuggestion>): ReadonlyArray<Suggestion> =>
  all.toSorted((a, b) => a.distance - b.distance || b.popularity - a.popularity).slice(0, MAX_SUGGESTIONS).map(({ item }) => item());

/** Returns at most `MAX_SUGGESTIONS` suggestions. Searches fuzzily only if too few names match. */
export const suggest = ({ movie, tv, people }: SearchIndexes, { words, year }: SearchQuery): Answer<ReadonlyArray<Suggestion>> =>
  tryPromise(async () => {
    const text = parseText(words);
    const limit = year === null ? MAX_SUGGESTIONS : Infinity;
    const titles = [...movie.match(text, limit), ...tv.match(text, limit)].filter(inYear(year)).map(ofTitle);
    const matches = [...titles, ...(year === null ? people.match(text, limit).map(ofPerson) : [])];
    if (matches.length >= MAX_SUGGESTIONS) return takeBest(matches);
    const fuzzy = [
      ...[...(await movie.matchFuzzy(text)), ...(await tv.matchFuzzy(text))].filter(inYear(year)).map(ofTitle),
      ...(year === null ? (await people.matchFuzzy(text)).map(ofPerson) : []),
    ];
    const complete = fuzzy.filter(({ distance }) => distance < MISSING_WORD_DISTANCE);
    return takeBest([...matches, ...(matches.length + complete.length > 0 ? complete : fuzzy)]);
  });
