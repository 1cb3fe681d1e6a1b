import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/answer';
import { unexpected } from '#domain/failure';
import { MOST_SUGGESTIONS, type PeopleSearch, type Suggestion, type TitleSearch } from '#domain/catalogue/catalogue';
import { wanted } from '#domain/catalogue/likeness';
import { MISSING } from '#domain/catalogue/mistakes';
import type { MediaType } from '#domain/catalogue/media-type';
import { pageOf, type Page } from '#domain/catalogue/page';
import type { Person } from '#domain/catalogue/person';
import type { SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import type { Entry } from './entry';
import type { Index } from './index-file';
import type { KnownPerson } from './people-file';
import { seeker, type Found, type Seeker } from './seeker';

export type Seekers = { readonly movie: Seeker<Entry>; readonly tv: Seeker<Entry>; readonly people: Seeker<KnownPerson> };

const namesOf = ({ title, originalTitle }: Entry): ReadonlyArray<string> => (originalTitle === null ? [title] : [title, originalTitle]);

/** The distance from which on a word that was typed is missing. */
const LACKING = 3 + MISSING;

const promised = <A>(make: () => Promise<A>): Answer<A> => TE.tryCatch(make, (thrown) => unexpected(String(thrown)));

export const titleSeeker = (entries: ReadonlyArray<Entry>): Answer<Seeker<Entry>> =>
  promised(() => seeker(entries, ({ popularity }) => popularity, namesOf));

/** People are called by their last name as often as by their first. */
const surnameFirst = (name: string): string => {
  const at = name.lastIndexOf(' ');
  return `${name.slice(at + 1)} ${name.slice(0, Math.max(at, 0))}`;
};

export const peopleSeeker = (people: ReadonlyArray<KnownPerson>): Answer<Seeker<KnownPerson>> =>
  promised(() => seeker(people, ({ renown }) => renown, ({ name }) => [name, surnameFirst(name)]));

const inYear = (year: number | null) => ({ item }: Found<Entry>): boolean => year === null || item.year === year;

/** The one or two titles that an exact operator names. */
export const named = (index: Index, exact: SearchQuery['exact'], types: ReadonlyArray<MediaType>): ReadonlyArray<Entry> =>
  exact === null ? [] : types.flatMap((type) => index[type])
    .filter(({ id, imdbId }) => (exact.by === 'tmdb' ? id === exact.id : imdbId === exact.id));

/** Everything that fits or is near. */
const found = async <A>(seek: Seeker<A>, words: string): Promise<ReadonlyArray<Found<A>>> => {
  const want = wanted(words);
  const fitting = seek.fitting(want, Infinity);
  const near = await seek.near(want);
  // A name that lacks a word is offered only when there is nothing else.
  return fitting.length > 0 ? [...fitting, ...near.filter(({ distance }) => distance < LACKING)] : near;
};

export const searchTitles = (index: Index, seek: Seeker<Entry>, { mediaType, query, page }: TitleSearch): Answer<Page<Title>> =>
  promised(async () => {
    const titles = query.exact !== null
      ? named(index, query.exact, [mediaType])
      : (await found(seek, query.words)).filter(inYear(query.year)).map(({ item }) => item);
    const cut = pageOf(titles, page);
    return { ...cut, items: cut.items.map(({ summary }) => summary) };
  });

export const searchPeople = (seek: Seeker<KnownPerson>, { query, page }: PeopleSearch): Answer<Page<Person>> =>
  promised(async () => {
    const people = query.exact === null ? await found(seek, query.words) : [];
    const cut = pageOf(people, page);
    return { ...cut, items: cut.items.map(({ item }) => item.show()) };
  });

/** Put together only for those that are shown. */
type Offer = Found<() => Suggestion>;
const ofTitle = ({ item, ...rest }: Found<Entry>): Offer => ({ ...rest, item: () => ({ kind: 'title', title: item.summary }) });
const ofPerson = ({ item, ...rest }: Found<KnownPerson>): Offer => ({ ...rest, item: () => ({ kind: 'person', person: item.show() }) });

const best = (all: ReadonlyArray<Offer>): ReadonlyArray<Suggestion> =>
  all.toSorted((a, b) => a.distance - b.distance || b.renown - a.renown).slice(0, MOST_SUGGESTIONS).map(({ item }) => item());

/** Near names are looked for only when too few names fit. */
export const suggest = ({ movie, tv, people }: Seekers, { words, year }: SearchQuery): Answer<ReadonlyArray<Suggestion>> =>
  promised(async () => {
    const want = wanted(words);
    const most = year === null ? MOST_SUGGESTIONS : Infinity;
    const titles = [...movie.fitting(want, most), ...tv.fitting(want, most)].filter(inYear(year)).map(ofTitle);
    const fitting = [...titles, ...(year === null ? people.fitting(want, most).map(ofPerson) : [])];
    if (fitting.length >= MOST_SUGGESTIONS) return best(fitting);
    const near = [
      ...[...(await movie.near(want)), ...(await tv.near(want))].filter(inYear(year)).map(ofTitle),
      ...(year === null ? (await people.near(want)).map(ofPerson) : []),
    ];
    const whole = near.filter(({ distance }) => distance < LACKING);
    return best([...fitting, ...(fitting.length + whole.length > 0 ? whole : near)]);
  });
