import type { Entry } from './entry';

/** One credit of somebody: a part played, or a job done. */
type Credit = { readonly entry: Entry; readonly order: number; readonly character: string | null; readonly job: string | null };
export type TestPerson = { readonly id: number; readonly name: string; readonly credits: ReadonlyArray<Credit>; readonly popularity: number };

export type People = {
  readonly all: ReadonlyArray<TestPerson>;
  readonly named: (name: string) => TestPerson;
  readonly find: (id: number) => TestPerson | null;
};

/** Numbers of people start here; they are the server's own, in the order in which names first appear. */
const FIRST = 1_000_000;

const creditsIn = (entry: Entry): ReadonlyArray<readonly [string, Credit]> => [
  ...entry.cast.map(({ name, character }, order) => [name, { entry, order, character, job: null }] as const),
  ...entry.directors.map((name) => [name, { entry, order: 0, character: null, job: 'Director' }] as const),
  ...entry.creators.map((name) => [name, { entry, order: 0, character: null, job: 'Creator' }] as const),
];

/** Everybody who is named in the facts, the best known first. */
export const peopleOf = (entries: ReadonlyArray<Entry>): People => {
  const credits = new Map<string, Credit[]>();
  for (const [name, credit] of entries.flatMap(creditsIn)) credits.set(name, [...(credits.get(name) ?? []), credit]);
  const all = [...credits].map(([name, own], at): TestPerson => (
    { id: FIRST + at, name, credits: own, popularity: Math.max(...own.map(({ entry, order }) => entry.score - order)) }
  ));
  const byName = new Map(all.map((one) => [one.name, one]));
  const byId = new Map(all.map((one) => [one.id, one]));
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
