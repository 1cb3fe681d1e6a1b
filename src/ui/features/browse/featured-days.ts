const DAY_MS = 86_400_000;

/** Number of days until the same titles are featured again. */
export const FEATURED_DAYS = 7;

/** Returns the number of a day in its week of featured titles, from 0. @param now milliseconds since 1970. */
export const dayOfFeatured = (now: number): number => Math.floor(now / DAY_MS) % FEATURED_DAYS;
