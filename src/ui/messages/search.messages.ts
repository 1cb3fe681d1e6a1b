export type KnownSearch = { readonly query: string; readonly meaning: string };

/** Example searches with the search operators. */
export const OPERATORS: ReadonlyArray<KnownSearch> = [
  { query: 'matrix year:1999', meaning: 'only from that year' },
  { query: 'imdb:tt0133093', meaning: 'the title with that number at IMDb' },
  { query: 'tmdb:603', meaning: 'the title with that number at TMDB' },
];

/** All example searches. */
export const SEARCHES: ReadonlyArray<KnownSearch> = [{ query: 'godfather', meaning: 'the name, or a part of it' }, ...OPERATORS];
