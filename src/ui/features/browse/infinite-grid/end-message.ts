import { reachableResults } from '#domain/shared/pagination';

/**
 * Returns the message at the end of a list: the total, or, when the total exceeds the reachable results, how many were shown.
 * @param total number of results; null when unknown. @param name formats a number of titles: "124 films".
 */
export const endMessage = (shown: number, total: number | null, name: (count: number) => string): string => {
  if (total === null || reachableResults(total) === total) return `That is all: ${name(total ?? shown)}.`;
  return `These are the first ${shown.toLocaleString('en-US')} of ${name(total)}: lists go no further.`;
};
