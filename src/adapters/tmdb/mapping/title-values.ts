// Values of a title in an answer. The mapping to titles and the scripts of documents, which contain no codec, share these functions.

type Optional<A> = A | null | undefined;

/** Returns the year of a day `YYYY-MM-DD`; null without a day. */
export const yearOfDay = (day: Optional<string>): number | null => (day ? Number(day.slice(0, 4)) : null);

/** Returns the average vote, or null without votes: TMDB then returns 0, which would rank as the worst vote. */
export const voteOf = (average: Optional<number>, count: Optional<number>): number | null =>
  average == null || count === 0 || (count == null && average === 0) ? null : average;
