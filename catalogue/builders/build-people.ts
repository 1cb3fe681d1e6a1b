import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { PERSON_FILE_COUNT, personFile } from '#adapters/embedded-catalogue/files/file-names';
import { deriveIdFromName } from '#adapters/embedded-catalogue/queries/ids-from-names';
import { PeopleFile, personPopularity } from '#adapters/embedded-catalogue/files/people-file';
import { PersonRecord } from '#adapters/embedded-catalogue/files/person-file';
import type { PersonIdOf } from '../namesakes';
import type { TitleFacts } from '../title-facts';

/** Number of titles shown with a person in search results. */
const MAX_BEST_TITLES = 3;

type Credit = { readonly titleIndex: number; readonly character: string | null; readonly job: string | null };
export type Filmography = {
  readonly name: string;
  readonly id: number;
  readonly credits: ReadonlyArray<Credit>;
  readonly best: ReadonlyArray<number>;
};

const creditsOf = (facts: TitleFacts, titleIndex: number): ReadonlyArray<readonly [string, Credit]> => [
  ...facts.creators.map((name) => [name, { titleIndex, character: null, job: 'Creator' }] as const),
  ...facts.directors.map((name) => [name, { titleIndex, character: null, job: 'Director' }] as const),
  ...facts.cast.map(({ name, character }) => [name, { titleIndex, character, job: null }] as const),
];

/** Returns all people in the order of their best-known title. `all` has films, then series, each best-known first. */
export const filmographies = (all: ReadonlyArray<TitleFacts>, personIdOf: PersonIdOf): ReadonlyArray<Filmography> => {
  const people = new Map<number, { readonly name: string; readonly credits: Credit[] }>();
  all.forEach((facts, titleIndex) => creditsOf(facts, titleIndex).forEach(([name, credit]) => {
    const id = personIdOf(name, facts.key);
    const existing = people.get(id);
    if (existing === undefined) people.set(id, { name, credits: [credit] });
    else existing.credits.push(credit);
  }));
  const score = (titleIndex: number): number => all[titleIndex]?.score ?? 0;
  return [...people]
    .map(([id, { name, credits: ownCredits }]) => {
      const best = [...new Set(ownCredits.map(({ titleIndex }) => titleIndex))]
        .sort((a, b) => score(b) - score(a) || a - b)
        .slice(0, MAX_BEST_TITLES);
      return { name, id, credits: ownCredits, best };
    })
    .sort((a, b) => (a.best[0] ?? 0) - (b.best[0] ?? 0) || (a.name < b.name ? -1 : 1));
};

const creditCount = ({ credits }: Filmography): number => new Set(credits.map(({ titleIndex }) => titleIndex)).size;

/** Returns people by popularity, which is the order of `people.json`. */
export const byPersonPopularity = (
  people: ReadonlyArray<Filmography>, entries: ReadonlyArray<CatalogueEntry>,
): ReadonlyArray<Filmography> =>
  people
    .map((person) => ({ person, popularity: personPopularity(entries[person.best[0] ?? 0]?.popularity ?? 0, creditCount(person)) }))
    .toSorted((a, b) => b.popularity - a.popularity)
    .map(({ person }) => person);

/** Returns the department that a person is known for: behind the camera if more than half of the credits are. Creators have none. */
const knownForOf = ({ credits }: Filmography): 'Acting' | 'Directing' | null => {
  if (credits.filter(({ job }) => job !== null).length * 2 <= credits.length) return 'Acting';
  return credits.some(({ job }) => job === 'Director') ? 'Directing' : null;
};

/** Returns the content of `people.json`. */
export const buildPeople = (people: ReadonlyArray<Filmography>): unknown => {
  let first = 0;
  const titles = people.flatMap(({ best }) => {
    const steps = best.map((titleIndex, nth) => titleIndex - (nth === 0 ? first : (best[nth - 1] ?? 0)));
    first = best[0] ?? first;
    return steps;
  });
  return PeopleFile.encode({
    name: people.map(({ name }) => name),
    shown: people.map(({ best }) => best.length),
    credits: people.map(creditCount),
    titles,
    behindCamera: people.flatMap((person, at) => {
      const known = knownForOf(person);
      return known === 'Acting' ? [] : [known === 'Directing' ? at : -1 - at];
    }),
    renumbered: Object.fromEntries(people.flatMap(({ name, id }, at) => (id === deriveIdFromName(name) ? [] : [[at, id]]))),
  });
};

const newestFirst = (a: CatalogueEntry, b: CatalogueEntry): number => {
  const [left, right] = [a.date ?? `${a.year}`, b.date ?? `${b.year}`];
  return left < right ? 1 : left > right ? -1 : b.popularity - a.popularity;
};

/** Maximum number of people that a person's page names. */
const MAX_COLLEAGUES = 8;

/** Returns a function that finds the people of at least two titles of a person, the most frequent first. */
const findColleagues = (people: ReadonlyArray<Filmography>) => {
  const byTitle = new Map<number, Set<Filmography>>();
  people.forEach((person) => person.credits.forEach(({ titleIndex }) => {
    byTitle.set(titleIndex, (byTitle.get(titleIndex) ?? new Set()).add(person));
  }));
  return ({ id: own, credits }: Filmography): PersonRecord['colleagues'] => {
    const counts = new Map<Filmography, number>();
    for (const titleIndex of new Set(credits.map((credit) => credit.titleIndex)))
      byTitle.get(titleIndex)?.forEach((other) => counts.set(other, (counts.get(other) ?? 0) + 1));
    return [...counts].filter(([{ id }, count]) => id !== own && count > 1).sort(([, a], [, b]) => b - a).slice(0, MAX_COLLEAGUES)
      .map(([{ id, name }, titleCount]) => ({ personId: id, name, titleCount }));
  };
};

const personRecord = (
  person: Filmography, entries: ReadonlyArray<CatalogueEntry>, colleagues: PersonRecord['colleagues'],
): PersonRecord => {
  const parts = person.credits.flatMap(({ titleIndex, character, job }) => {
    const entry = entries[titleIndex];
    return entry === undefined ? [] : [{ titleIndex, entry, character, job }];
  }).sort((a, b) => newestFirst(a.entry, b.entry));
  return {
    name: person.name, knownFor: knownForOf(person),
    imagePath: null, biography: null, born: null, died: null, birthplace: null, imdbId: null,
    colleagues,
    best: person.best.map((titleIndex) => parts.findIndex((part) => part.titleIndex === titleIndex)),
    parts: parts.map(({ entry, character, job }) => ({ title: entry.summary, character, job })),
  };
};

/**
 * Builds the filmography records and their file names.
 * @param formerNames by a person's id: the person is found under the ids of these names, too.
 */
export const buildFilmographyFiles = (
  people: ReadonlyArray<Filmography>, entries: ReadonlyArray<CatalogueEntry>, formerNames: ReadonlyMap<number, ReadonlyArray<string>>,
) => {
  const colleaguesOf = findColleagues(people);
  return {
    files: Array.from({ length: PERSON_FILE_COUNT }, (_, id) => personFile(id)),
    records: people.flatMap((person) => {
      const record = PersonRecord.encode(personRecord(person, entries, colleaguesOf(person)));
      const formerIds = (formerNames.get(person.id) ?? []).map(deriveIdFromName);
      return [person.id, ...formerIds].map((id) => [personFile(id), String(id), record] as const);
    }),
  };
};
