/**
 * A parsed search text. The operator `year:1999`, or `y:1999`, filters; `tmdb:603`, `imdb:tt0133093`, a plain IMDb id and the URL of an
 * IMDb or TMDB title page select one title. Invalid operators remain part of `words`, so that no input is lost.
 */
export type SearchQuery = {
  readonly words: string;
  readonly year: number | null;
  readonly exact: { readonly by: 'tmdb'; readonly id: number } | { readonly by: 'imdb'; readonly id: string } | null;
};

/** Maximum length of a search text; the rest is cut. No title is longer, and TMDB rejects longer queries. */
export const MAX_SEARCH_LENGTH = 200;

const operators = {
  year: [/^y(?:ear)?:((?:18|19|20)\d{2})$/i],
  tmdb: [/^tmdb:([1-9]\d{0,8})$/i, /^(?:https?:\/\/)?(?:www\.)?themoviedb\.org\/(?:movie|tv)\/([1-9]\d{0,8})(?:[-/?#].*)?$/i],
  imdb: [/^(?:imdb:)?(tt\d{7,10})$/i, /^(?:https?:\/\/)?(?:www\.|m\.)?imdb\.com\/title\/(tt\d{7,10})(?:[/?#].*)?$/i],
} as const;

const valueOf = (operator: keyof typeof operators, part: string): string | undefined =>
  operators[operator].map((pattern) => pattern.exec(part)?.[1]).find((value) => value !== undefined);

/** Parses a search text; of repeated operators, the last one counts. */
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

/** Returns the text of a query; `parseSearch(formatSearch(q))` equals `q`. */
export const formatSearch = ({ words, year, exact }: SearchQuery): string =>
  [words, year === null ? '' : `year:${year}`, exact === null ? '' : `${exact.by}:${exact.id}`].filter((part) => part !== '').join(' ');

/** Returns whether a query has neither words nor an exact id. A year alone is not searched for. */
export const isBlankSearch = ({ words, exact }: SearchQuery): boolean => words === '' && exact === null;
