import type { TitleFacts } from '../title-facts';

/** Two films of one director, for a double bill. */
type Pair = { readonly director: string; readonly films: readonly [TitleFacts, TitleFacts] };

/** Least rating of both films, and least number of years between them. */
const [MIN_VOTE, MIN_YEARS] = [6.8, 5];
/** Number of best-known films among which pairs are looked for. */
const KNOWN_FILMS = 3000;

/** Returns one pair for each director with two films of at least five years apart: the two best-known ones that are not excluded. */
export const choosePairs = (movies: ReadonlyArray<TitleFacts>, isExcluded: (title: TitleFacts) => boolean): ReadonlyArray<Pair> => {
  const byDirector = new Map<string, TitleFacts[]>();
  const known = movies.slice(0, KNOWN_FILMS).filter((title) => (title.vote ?? 0) >= MIN_VOTE && !isExcluded(title));
  for (const title of known) {
    // A film of two directors is neither's alone.
    const [director, ...others] = title.directors;
    if (director === undefined || others.length > 0) continue;
    byDirector.set(director, [...(byDirector.get(director) ?? []), title]);
  }
  return [...byDirector].flatMap(([director, [first, ...rest]]) => {
    const second = rest.find(({ year }) => first !== undefined && Math.abs(year - first.year) >= MIN_YEARS);
    return first === undefined || second === undefined ? [] : [{ director, films: [first, second] }];
  });
};
