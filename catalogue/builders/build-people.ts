import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { PERSON_FILES, personFile } from '#adapters/embedded-catalogue/files/file-names';
import { nameId } from '#adapters/embedded-catalogue/queries/name-ids';
import { PeopleFile } from '#adapters/embedded-catalogue/files/people-file';
import { PersonRecord } from '#adapters/embedded-catalogue/files/person-file';
import type { Numbers } from './build-details';
import type { TitleFacts } from '../title-facts';

/** How many titles the search of people shows. */
const SHOWN = 3;

type Credit = { readonly place: number; readonly character: string | null; readonly job: string | null };
type Filmography = { readonly name: string; readonly id: number; readonly credits: ReadonlyArray<Credit>; readonly best: ReadonlyArray<number> };

const creditsOf = (facts: TitleFacts, place: number): ReadonlyArray<readonly [string, Credit]> => [
  ...facts.creators.map((name) => [name, { place, character: null, job: 'Creator' }] as const),
  ...facts.directors.map((name) => [name, { place, character: null, job: 'Director' }] as const),
  ...facts.cast.map(({ name, character }) => [name, { place, character, job: null }] as const),
];

/** Everybody, in the order of their best-known title. `all` are films, then series, each best-known first. */
export const filmographies = (all: ReadonlyArray<TitleFacts>, numbers: Numbers): ReadonlyArray<Filmography> => {
  const credits = new Map<string, Credit[]>();
  all.forEach((facts, place) => creditsOf(facts, place).forEach(([name, credit]) => {
    const known = credits.get(name);
    if (known === undefined) credits.set(name, [credit]);
    else known.push(credit);
  }));
  const score = (place: number): number => all[place]?.score ?? 0;
  return [...credits].map(([name, own]) => {
    const best = [...new Set(own.map(({ place }) => place))].sort((a, b) => score(b) - score(a) || a - b).slice(0, SHOWN);
    return { name, id: numbers.get(name) ?? 0, credits: own, best };
  }).sort((a, b) => (a.best[0] ?? 0) - (b.best[0] ?? 0) || (a.name < b.name ? -1 : 1));
};

const isBehind = ({ credits }: Filmography): boolean => credits.filter(({ job }) => job !== null).length * 2 > credits.length;

/** The content of `people.json`. */
export const buildPeople = (people: ReadonlyArray<Filmography>): unknown => {
  let first = 0;
  const titles = people.flatMap(({ best }) => {
    const steps = best.map((place, nth) => place - (nth === 0 ? first : (best[nth - 1] ?? 0)));
    first = best[0] ?? first;
    return steps;
  });
  return PeopleFile.encode({
    name: people.map(({ name }) => name),
    shown: people.map(({ best }) => best.length),
    credits: people.map(({ credits }) => new Set(credits.map(({ place }) => place)).size),
    titles,
    behindCamera: people.flatMap((person, at) => (isBehind(person) ? [at] : [])),
    renumbered: Object.fromEntries(people.filter(({ name, id }) => id !== nameId(name)).map(({ name, id }) => [name, id])),
  });
};

const newestFirst = (a: CatalogueEntry, b: CatalogueEntry): number => {
  const [left, right] = [a.date ?? `${a.year}`, b.date ?? `${b.year}`];
  return left < right ? 1 : left > right ? -1 : b.popularity - a.popularity;
};

const personRecord = (person: Filmography, entries: ReadonlyArray<CatalogueEntry>): PersonRecord => {
  const parts = person.credits.flatMap(({ place, character, job }) => {
    const entry = entries[place];
    return entry === undefined ? [] : [{ place, entry, character, job }];
  }).sort((a, b) => newestFirst(a.entry, b.entry));
  return {
    name: person.name, knownFor: isBehind(person) ? 'Directing' : 'Acting',
    picturePath: null, biography: null, born: null, died: null, birthplace: null, imdbId: null,
    best: person.best.map((place) => parts.findIndex((part) => part.place === place)),
    parts: parts.map(({ entry, character, job }) => ({ title: entry.summary, character, job })),
  };
};

/** The filmographies in their files. */
export const buildPersons = (people: ReadonlyArray<Filmography>, entries: ReadonlyArray<CatalogueEntry>) => ({
  files: Array.from({ length: PERSON_FILES }, (_, id) => personFile(id)),
  records: people.map((person) => [personFile(person.id), String(person.id), PersonRecord.encode(personRecord(person, entries))] as const),
});
