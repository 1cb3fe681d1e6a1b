import { reachableResults } from '#domain/shared/pagination';

/**
 * What stands at the end of a list: that this is all, or, where more were counted than can be turned to, how many of them it showed.
 * @param total how many there are in all; null where nobody counted. @param name says a number of them: "124 films".
 */
export const endMessage = (shown: number, total: number | null, name: (count: number) => string): string => {
  if (total === null || reachableResults(total) === total) return `That is all: ${name(total ?? shown)}.`;
  return `These are the first ${shown.toLocaleString('en-US')} of ${name(total)}: lists go no further.`;
};
