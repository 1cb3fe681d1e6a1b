/** TMDB's numbers of keywords of moods, as its recorded answers have them: each saves a search. By `singularPhrase` of the name. */
export const TMDB_KEYWORD_IDS: Readonly<Record<string, number>> = {
  dragon: 12554, dystopia: 4565, 'martial art': 779, outlaw: 9503, psychopath: 6259, 'space travel': 3801,
};
