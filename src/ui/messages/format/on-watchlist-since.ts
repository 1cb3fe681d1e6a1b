import { once } from '#ui/design/utils/once.ts';

const dayOfYear = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }));
const monthOfYear = once(() => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }));

/** Returns since when a title is on the watchlist: "On your watchlist since 3 March." @param addedAt, now ms since 1970. */
export const onWatchlistSince = (addedAt: number, now: number): string => {
  const isThisYear = new Date(addedAt).getFullYear() === new Date(now).getFullYear();
  return `On your watchlist since ${(isThisYear ? dayOfYear() : monthOfYear()).format(addedAt)}.`;
};
