import type { Entry } from './entry';

/** One credit of a person: a role (`character`) or a crew job. */
type Credit = { readonly entry: Entry; readonly order: number; readonly character: string | null; readonly job: string | null };
export type TestPerson = {
  readonly id: number;
  readonly name: string;
  readonly credits: ReadonlyArray<Credit>;
  readonly popularity: number;
};

export type People = {
  readonly all: ReadonlyArray<TestPerson>;
  readonly named: (name: string) => TestPerson;
  readonly find: (id: number) => TestPerson | null;
};

/** First person id. The server assigns ids in the order in which names first appear. */
const FIRST_ID = 1_000_000;

const creditsIn = (entry: Entry): ReadonlyArray<readonly [string, Credit]> => [
  ...entry.cast.map(({ name, character }, order) => [name, { entry, order, character, job: null }] as const),
  ...entry.directors.map((name) => [name, { entry, order: 0, character: null, job: 'Director' }] as const),
  ...entry.creators.map((name) => [name, { entry, order: 0, character: null, job: 'Creator' }] as const),
];

/** Returns all people named in the facts; `all` is sorted by popularity, highest first. */
export const peopleOf = (entries: ReadonlyArray<Entry>): People => {
  const credits = new Map<string, Credit[]>();
  for (const [name, credit] of entries.flatMap(creditsIn)) credits.set(name, [...(credits.get(name) ?? []), credit]);
  const all = [...credits].map(([name, own], index): TestPerson => (
    { id: FIRST_ID + index, name, credits: own, popularity: Math.max(...own.map(({ entry, order }) => entry.score - order)) }
  ));
  const byName = new Map(all.map((person) => [person.name, person]));
  const byId = new Map(all.map((person) => [person.id, person]));
  return {
    all: [...all].sort((a, b) => b.popularity - a.popularity),
    named: (name) => byName.get(name) ?? { id: 0, name, credits: [], popularity: 0 },
    find: (id) => byId.get(id) ?? null,
  };
};

export const departmentOf = ({ credits }: TestPerson): string => {
  const played = credits.filter(({ job }) => job === null).length;
  return played * 2 >= credits.length ? 'Acting' : 'Directing';
};
