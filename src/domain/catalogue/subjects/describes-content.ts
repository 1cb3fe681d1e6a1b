/** Keywords that say nothing of a story, which the search of the embedded catalogue does not contain: a link by one would find nothing. */
export const UNSEARCHED_KEYWORDS: ReadonlySet<string> = new Set([
  'duringcreditsstinger', 'aftercreditsstinger', '3d', 'nudity', 'female nudity', 'sex',
]);
/** TMDB's keywords of how a title was made, which say nothing of what it is about or like. */
const OF_THE_MAKING: ReadonlySet<string> = new Set(['independent film', 'woman director']);

/** Returns whether a keyword describes the content of a title. */
export const describesContent = (keyword: string): boolean => !UNSEARCHED_KEYWORDS.has(keyword) && !OF_THE_MAKING.has(keyword);
