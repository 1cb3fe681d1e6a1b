/**
 * What a person typed into the search box, understood. Operators: `year:1999` narrows, `tmdb:603` and `imdb:tt0133093` name one
 * title outright, and so do IMDb's number by itself and a title's address there or at TMDB. An operator that makes no sense stays part of the words, so nothing typed is ever lost.
 */
export type SearchQuery = {
  readonly words: string;
  readonly year: number | null;
  readonly exact: { readonly by: 'tmdb'; readonly id: number } | { readonly by: 'imdb'; readonly id: string } | null;
};

/** Longer texts are cut: no title is this long, and TMDB refuses them. */
export const MAX_SEARCH_LENGTH = 200;

const operators = {
  year: [/^year:((?:18|19|20)\d{2})$/i],
  tmdb: [/^tmdb:([1-9]\d{0,8})$/i, /^(?:https?:\/\/)?(?:www\.)?themoviedb\.org\/(?:movie|tv)\/([1-9]\d{0,8})(?:[-/?#].*)?$/i],
  imdb: [/^(?:imdb:)?(tt\d{7,10})$/i, /^(?:https?:\/\/)?(?:www\.|m\.)?imdb\.com\/title\/(tt\d{7,10})(?:[/?#].*)?$/i],
} as const;

const valueOf = (operator: keyof typeof operators, part: string): string | undefined =>
  operators[operator].map((pattern) => pattern.exec(part)?.[1]).find((value) => value !== undefined);

export const parseSearch = (text: string): SearchQuery => {
  const parts = text.slice(0, MAX_SEARCH_LENGTH).split(/\s+/).filter((part) => part !== '');
  let year: number | null = null;
  let exact: SearchQuery['exact'] = null;
  const words: string[] = [];
  for (const part of parts) {
    const [inYear, tmdb, imdb] = [valueOf('year', part), valueOf('tmdb', part), valueOf('imdb', part)];
    if (inYear !== undefined) year = Number(inYear);
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
