/**
 * What a person typed into the search box, understood. Operators: `year:1999` narrows, `tmdb:603` and `imdb:tt0133093` name one
 * title outright. An operator that makes no sense stays part of the words, so nothing typed is ever lost.
 */
export type SearchQuery = {
  readonly words: string;
  readonly year: number | null;
  readonly exact: { readonly by: 'tmdb'; readonly id: number } | { readonly by: 'imdb'; readonly id: string } | null;
};

/** Longer texts are cut: no title is this long, and TMDB refuses them. */
export const LONGEST_SEARCH = 200;

const operators = {
  year: /^year:((?:18|19|20)\d{2})$/i,
  tmdb: /^tmdb:([1-9]\d{0,8})$/i,
  imdb: /^imdb:(tt\d{7,10})$/i,
} as const;

export const parseSearch = (text: string): SearchQuery => {
  const parts = text.slice(0, LONGEST_SEARCH).split(/\s+/).filter((part) => part !== '');
  let year: number | null = null;
  let exact: SearchQuery['exact'] = null;
  const words: string[] = [];
  for (const part of parts) {
    const [, y] = operators.year.exec(part) ?? [];
    const [, tmdb] = operators.tmdb.exec(part) ?? [];
    const [, imdb] = operators.imdb.exec(part) ?? [];
    if (y !== undefined) year = Number(y);
    else if (tmdb !== undefined) exact = { by: 'tmdb', id: Number(tmdb) };
    else if (imdb !== undefined) exact = { by: 'imdb', id: imdb.toLowerCase() };
    else words.push(part);
  }
  return { words: words.join(' '), year, exact };
};

/** The text that means this query; `parseSearch(formatSearch(q))` is `q` again. */
export const formatSearch = ({ words, year, exact }: SearchQuery): string =>
  [words, year === null ? '' : `year:${year}`, exact === null ? '' : `${exact.by}:${exact.id}`].filter((part) => part !== '').join(' ');

/** Nothing to look for: a search with only blanks does nothing. A year alone names no title either. */
export const isBlankSearch = ({ words, exact }: SearchQuery): boolean => words === '' && exact === null;
