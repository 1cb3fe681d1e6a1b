/** TMDB's keywords of how a title was made and shown, which say nothing of what it is about or like. */
const OF_THE_MAKING: ReadonlySet<string> = new Set([
  'duringcreditsstinger', 'aftercreditsstinger', '3d', 'independent film', 'woman director',
]);

/** Returns whether a keyword describes the content of a title. */
export const describesContent = (keyword: string): boolean => !OF_THE_MAKING.has(keyword);
