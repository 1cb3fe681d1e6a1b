const DAY_MS = 86_400_000;
/** The lists of a landing page that have heroes, in turn: the second to the fourth. The first is shown whole, with numbers. */
const SOURCES = 3;
/** Days until the first hero is back: each list has ten. */
const DAYS = 30;
/** Titles with which the search page begins, from the last of these lists: the two pages share at most one. */
const FIRST_OF_SEARCH = 6;

/** Returns the number of the day of the local calendar, from 1 January 1970. @param millis ms since 1970. */
export const localDayNumber = (millis: number): number => {
  const date = new Date(millis);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
};

/**
 * Returns the title that stands in the hero on a day; undefined if the list of the day has none. Neighbouring days have different lists,
 * and lists of at least ten titles that stay the same have no hero twice in 30 days. A hero is in no list above its own, so that no list
 * repeats it. The order of a list changes by the hour: places are counted by ascending ids, and with twenty titles every other one is
 * skipped, so that a title that comes or goes does not bring the last hero back.
 * @param lists the titles of the page's lists in its order. @param day what `localDayNumber` returns.
 * @param isShown returns whether the hero can show a title.
 */
export const heroOfDay = <A extends { readonly id: number }>(
  lists: ReadonlyArray<ReadonlyArray<A>>, day: number, isShown: (title: A) => boolean,
): A | undefined => {
  const source = 1 + (day % SOURCES);
  const above = lists.slice(0, source).flat();
  const heroes = (lists[source] ?? [])
    .slice(source === SOURCES ? FIRST_OF_SEARCH : 0)
    .filter((title) => !above.some(({ id }) => id === title.id) && isShown(title))
    .sort((one, other) => one.id - other.id);
  return heroes[Math.floor(((day % DAYS) * heroes.length) / DAYS)];
};
