/** Searches worth knowing, each of which can be tried. */
export const SEARCHES: ReadonlyArray<{ readonly query: string; readonly meaning: string }> = [
  { query: 'godfather', meaning: 'the name, or a part of it' },
  { query: 'matrix year:1999', meaning: 'only from that year' },
  { query: 'imdb:tt0133093', meaning: 'the title with that number at IMDb' },
  { query: 'tmdb:603', meaning: 'the title with that number at TMDB' },
];

/** The keys of the house. */
export const KEYS: ReadonlyArray<{ readonly keys: ReadonlyArray<string>; readonly does: string }> = [
  { keys: ['/'], does: 'to the search box, from anywhere' },
  { keys: ['↑', '↓', 'Enter'], does: 'choose a suggestion' },
  { keys: ['←', '→'], does: 'along a shelf' },
  { keys: ['←', '→', '↑', '↓'], does: 'across a wall of posters' },
  { keys: ['Esc'], does: 'close what is open: a menu, a trailer, the suggestions' },
  { keys: ['Tab', 'Enter'], does: 'first thing on a page: skip to the content' },
];
