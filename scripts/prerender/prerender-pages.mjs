// Names the pages that are prerendered besides the lists and genres.

/** Path -> source of its page, whose styles belong into the head. Rendered completely: every query has its result. */
export const WHOLE = {
  '/': 'landing-page', '/movies': 'movies-page', '/tv-shows': 'tv-shows-page', '/genre': 'genres-page', '/tonight': 'evening-page',
  '/help': 'help-page', '/faq': 'faq-page', '/feedback': 'feedback-page',
  '/privacy': 'operator-page', '/terms': 'operator-page', '/imprint': 'operator-page',
};
/** Rendered in their loading state: their content depends on the query string, or on more than the first-view file. */
export const WAITING = { '/search': 'search-page', '/details': 'details-page', '/person': 'person-page' };
/** A URL with valid parameters for each of these pages, so that the page renders its loading state and not an error. */
export const EXAMPLE = { '/details': '/details?type=movie&id=999999999', '/person': '/person?id=999999999', '/search': '/search' };
/** Further query strings of a page, by the key under which `src/start/tmdb/early-answers.ts` looks up their requests. */
export const furtherQueries = (address) =>
  address === '/details'
    ? { tv: 'type=tv&id=999999999' }
    : address === '/search'
      ? { query: 'query=zzquery' }
      : address.startsWith('/genre/')
        ? { tv: 'type=tv' }
        : {};

/** Names the part of a page that the first answer of TMDB fills: the landing page, a title, a person, else cards. */
export const EARLY_ANSWER = { '/': 'landing', '/details': 'title', '/person': 'person' };
/** Queries of TMDB that a page loads with its own code, because the start does not contain them. */
export const LATE_QUERIES = { '/details': ['queries/get-details.ts'], '/person': ['queries/rare-queries.ts'] };
