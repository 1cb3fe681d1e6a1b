export type PublicPage = {
  readonly what: string;
  readonly address: string;
  /** The page is excluded from search indexes. */
  readonly noIndex?: true;
  /** HTTP status of the document; 200 if absent. */
  readonly status?: 404;
};

/** One address of every route of the public area. */
export const PUBLIC_PAGES: ReadonlyArray<PublicPage> = [
  { what: 'the landing page', address: '/' },
  { what: 'films', address: '/movies' },
  { what: 'series', address: '/tv-shows' },
  { what: 'a list of films', address: '/movies/top-rated' },
  { what: 'search results', address: '/search?query=casablanca', noIndex: true },
  { what: 'a film', address: '/details?type=movie&id=603' },
  { what: 'a person', address: '/person?id=-471276457' },
  { what: 'genres', address: '/genre' },
  { what: 'a genre', address: '/genre/science-fiction' },
  { what: 'the question of the evening', address: '/tonight' },
  { what: 'a title for tonight', address: '/tonight/pick?length=120&mood=laugh', noIndex: true },
  { what: 'an evening on two phones', address: '/tonight/together', noIndex: true },
  { what: 'a list whose link has ended', address: '/lists/00000000000000000000000000000000', noIndex: true },
  { what: 'the sign-in page', address: '/login', noIndex: true },
  { what: 'the registration page', address: '/register', noIndex: true },
  { what: 'feedback', address: '/feedback' },
  { what: 'help', address: '/help' },
  { what: 'the FAQ', address: '/faq' },
  { what: 'the privacy text', address: '/privacy' },
  { what: 'the terms', address: '/terms' },
  { what: 'who runs the site', address: '/imprint' },
  { what: 'an unknown address', address: '/nowhere', noIndex: true, status: 404 },
];
