const DAY_MS = 86_400_000;
/** The 1920s, and the number of decades from them: a landing page has one of them on each day, in turn. */
const FIRST_DECADE = 192;
const DECADES = 10;
/** Days until the first hero is back: each decade has three in that time. */
const DAYS = 3 * DECADES;

/** Returns the number of the day of the local calendar, from 1 January 1970. @param millis ms since 1970. */
export const localDayNumber = (millis: number): number => {
  const date = new Date(millis);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
};

/** Returns the decade whose films the landing page shows on a day, 197 for the 1970s. @param day what `localDayNumber` returns. */
export const decadeOfDay = (day: number): number => FIRST_DECADE + (day % DECADES);

/**
 * Returns the title that stands in the hero on a day: one of the films of its decade; undefined if they have none. No film is of two
 * decades, and a decade's list of at least three films that stays the same has two other heroes before its first is back. A hero is
 * not in the list above, which is shown whole, so that no list repeats it. The order of a list changes by the hour: places are counted by
 * ascending ids, and the heroes of a decade are a third of its list apart, so that a title that comes or goes brings none back.
 * @param lists the titles of the page's lists in its order, the second one of the decade. @param day what `localDayNumber` returns.
 * @param isShown returns whether the hero can show a title.
 */
export const heroOfDay = <A extends { readonly id: number }>(
  [above = [], ofDecade = []]: ReadonlyArray<ReadonlyArray<A>>, day: number, isShown: (title: A) => boolean,
): A | undefined => {
  const heroes = ofDecade
    .filter((title) => !above.some(({ id }) => id === title.id) && isShown(title))
    .sort((one, other) => one.id - other.id);
  return heroes[Math.floor(((day % DAYS) * heroes.length) / DAYS)];
};
