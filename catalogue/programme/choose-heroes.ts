import type { TitleFacts } from '../title-facts';

/** The film in the hero of a day. @property isAnniversary it was released on this day of another year. */
type Hero = { readonly film: TitleFacts; readonly isAnniversary: boolean };

/** Number of best-known films of which a hero is one, and least ratings: with and without an anniversary. */
const [KNOWN_FILMS, MIN_VOTE, MIN_VOTE_OF_OTHERS] = [3000, 6.8, 7.3];

/**
 * Returns a film for each day (`MM-DD`), no film twice if there are enough: the best known of those released on this day, on other days
 * another well-rated one.
 */
export const chooseHeroes = (
  movies: ReadonlyArray<TitleFacts>, days: ReadonlyArray<string>, isExcluded: (title: TitleFacts) => boolean,
): ReadonlyArray<Hero> => {
  const known = movies.slice(0, KNOWN_FILMS).filter((title) => (title.vote ?? 0) >= MIN_VOTE && !isExcluded(title));
  const anniversaries = new Map(days.map((day) => [day, known.find(({ date }) => date?.slice(5) === day)]));
  const taken = new Set(anniversaries.values());
  const others = known.filter((title) => (title.vote ?? 0) >= MIN_VOTE_OF_OTHERS && !taken.has(title)).values();
  return days.map((day, at) => {
    const released = anniversaries.get(day);
    const film = released ?? others.next().value ?? known[at % known.length];
    if (film === undefined) throw new Error(`No film for the hero of ${day}.`);
    return { film, isAnniversary: released !== undefined };
  });
};
