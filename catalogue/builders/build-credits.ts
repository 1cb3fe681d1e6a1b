import { encodeCreditsFile, type PersonTitles } from '#adapters/embedded-catalogue/credits/credits-file';
import { LEADING_ACTORS } from '#domain/catalogue/credits/title-credits';
import type { Facts } from '../load-facts';
import type { PersonIdOf } from '../namesakes';
import type { TitleFacts } from '../title-facts';

/** Returns the people with at least two titles, those with few titles first. */
const peopleOf = (
  all: ReadonlyArray<TitleFacts>, personIdOf: PersonIdOf, namesOf: (title: TitleFacts) => ReadonlyArray<string>,
): ReadonlyArray<PersonTitles> => {
  const people = new Map<number, { readonly name: string; readonly positions: number[] }>();
  all.forEach((title, at) => new Map(namesOf(title).map((name) => [personIdOf(name, title.key), name])).forEach((name, id) => {
    const known = people.get(id);
    if (known === undefined) people.set(id, { name, positions: [at] });
    else known.positions.push(at);
  }));
  return [...people]
    .filter(([, { positions }]) => positions.length > 1)
    .map(([personId, person]) => ({ personId, ...person }))
    .sort((one, other) => one.positions.length - other.positions.length || (one.positions[0] ?? 0) - (other.positions[0] ?? 0));
};

/** Returns the content of `credits.json`. Positions count films first, then series, in the order of the index. */
export const buildCredits = ({ movies, series }: Facts, personIdOf: PersonIdOf): unknown => encodeCreditsFile({
  directors: peopleOf(movies, personIdOf, ({ directors }) => directors),
  actors: peopleOf([...movies, ...series], personIdOf, ({ cast }) => cast.slice(0, LEADING_ACTORS).map(({ name }) => name)),
});
