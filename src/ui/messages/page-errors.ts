/**
 * The two entries of the error catalogue that visitors' first view needs; `ERROR_CATALOGUE` contains them too. A file of its own, because
 * a bundler cannot leave out parts of an object.
 */
export const PAGE_ERRORS = {
  unknownRoute: { shownBy: 'page', text: 'Page not found' },
  lazyPageFails: { shownBy: 'page', text: 'This took too long to load.' },
} as const;
