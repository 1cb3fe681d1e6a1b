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
import type { KnownPerson } from '../files/people-file';
import { createSearchIndex, type SearchHit, type SearchIndex } from './search-index';

export type SearchIndexes = { readonly movie: SearchIndex<CatalogueEntry>; readonly tv: SearchIndex<CatalogueEntry>; readonly people: SearchIndex<KnownPerson> };

const namesOf = ({ title, originalTitle }: CatalogueEntry): ReadonlyArray<string> => (originalTitle === null ? [title] : [title, originalTitle]);

/** The distance from which on a word that was typed is missing. */
const LACKING = 3 + MISSING_WORD_COST;

const promised = <A>(make: () => Promise<A>): Answer<A> => TE.tryCatch(make, (thrown) => unexpected(String(thrown)));

export const createTitleIndex = (entries: ReadonlyArray<CatalogueEntry>): Answer<SearchIndex<CatalogueEntry>> =>
  promised(() => createSearchIndex(entries, ({ popularity }) => popularity, namesOf));

/** People are called by their last name as often as by their first. */
const surnameFirst = (name: string): string => {
  const at = name.lastIndexOf(' ');
  return `${name.slice(at + 1)} ${name.slice(0, Math.max(at, 0))}`;
};

export const createPeopleIndex = (people: ReadonlyArray<KnownPerson>): Answer<SearchIndex<KnownPerson>> =>
  promised(() => createSearchIndex(people, ({ popularity: renown }) => renown, ({ name }) => [name, surnameFirst(name)]));

const inYear = (year: number | null) => ({ item }: SearchHit<CatalogueEntry>): boolean => year === null || item.year === year;

/** The one or two titles that an exact operator names. */
export const findByExternalId = (index: Index, exact: SearchQuery['exact'], types: ReadonlyArray<MediaType>): ReadonlyArray<CatalogueEntry> =>
  exact === null ? [] : types.flatMap((type) => index[type])
    .filter(({ id, imdbId }) => (exact.by === 'tmdb' ? id === exact.id : imdbId === exact.id));

/** Everything that fits or is near. */
const found = async <A>(seek: SearchIndex<A>, words: string): Promise<ReadonlyArray<SearchHit<A>>> => {
  const want = parseText(words);
  const fitting = seek.match(want, Infinity);
  const near = await seek.matchFuzzy(want);
  // A name that lacks a word is offered only when there is nothing else.
  return fitting.length > 0 ? [...fitting, ...near.filter(({ distance }) => distance < LACKING)] : near;
};

export const searchTitles = (index: Index, seek: SearchIndex<CatalogueEntry>, { mediaType, query, page }: TitleSearch): Answer<Page<Title>> =>
  promised(async () => {
    const titles = query.exact !== null
      ? findByExternalId(index, query.exact, [mediaType])
      : (await found(seek, query.words)).filter(inYear(query.year)).map(({ item }) => item);
    const cut = paginate(titles, page);
    return { ...cut, items: cut.items.map(({ summary }) => summary) };
  });

export const searchPeople = (seek: SearchIndex<KnownPerson>, { query, page }: PeopleSearch): Answer<Page<Person>> =>
  promised(async () => {
    const people = query.exact === null ? await found(seek, query.words) : [];
    const cut = paginate(people, page);
    return { ...cut, items: cut.items.map(({ item }) => item.show()) };
  });

/** Put together only for those that are shown. */
type Offer = SearchHit<() => Suggestion>;
const ofTitle = ({ item, ...rest }: SearchHit<CatalogueEntry>): Offer => ({ ...rest, item: () => ({ kind: 'title', title: item.summary }) });
const ofPerson = ({ item, ...rest }: SearchHit<KnownPerson>): Offer => ({ ...rest, item: () => ({ kind: 'person', person: item.show() }) });

const best = (all: ReadonlyArray<Offer>): ReadonlyArray<Suggestion> =>
  all.toSorted((a, b) => a.distance - b.distance || b.popularity - a.popularity).slice(0, MAX_SUGGESTIONS).map(({ item }) => item());

/** Near names are looked for only when too few names fit. */
export const suggest = ({ movie, tv, people }: SearchIndexes, { words, year }: SearchQuery): Answer<ReadonlyArray<Suggestion>> =>
  promised(async () => {
    const want = parseText(words);
    const most = year === null ? MAX_SUGGESTIONS : Infinity;
    const titles = [...movie.match(want, most), ...tv.match(want, most)].filter(inYear(year)).map(ofTitle);
    const fitting = [...titles, ...(year === null ? people.match(want, most).map(ofPerson) : [])];
    if (fitting.length >= MAX_SUGGESTIONS) return best(fitting);
    const near = [
      ...[...(await movie.matchFuzzy(want)), ...(await tv.matchFuzzy(want))].filter(inYear(year)).map(ofTitle),
      ...(year === null ? (await people.matchFuzzy(want)).map(ofPerson) : []),
    ];
    const whole = near.filter(({ distance }) => distance < LACKING);
    return best([...fitting, ...(fitting.length + whole.length > 0 ? whole : near)]);
  });
