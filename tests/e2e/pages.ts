export type PublicPage = {
  readonly what: string;
  readonly address: string;
  /** Address of the same page with the TMDB catalogue, whose person ids differ. */
  readonly onTmdb?: string;
  /** The page shows nothing of the catalogue. */
  readonly withoutCatalogue?: true;
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
  { what: 'a list that changes daily', address: '/tv-shows/on-the-air' },
  { what: 'a filtered list', address: '/movies/popular?genres=war&to=1965' },
  { what: 'the search page', address: '/search', noIndex: true },
  { what: 'search results', address: '/search?query=casablanca', noIndex: true },
  { what: 'a search without results', address: '/search?query=zzqqxxjj', noIndex: true },
  { what: 'a film', address: '/details?type=movie&id=603' },
  { what: 'a series', address: '/details?type=tv&id=1396' },
  { what: 'a person', address: '/person?id=-471276457', onTmdb: '/person?id=1000000' },
  { what: 'genres', address: '/genre' },
  { what: 'a genre', address: '/genre/science-fiction' },
  { what: 'the question of the evening', address: '/tonight', withoutCatalogue: true },
  { what: 'a title for tonight', address: '/tonight/pick?length=120&mood=laugh', noIndex: true },
  { what: 'an evening on two phones', address: '/tonight/together', withoutCatalogue: true, noIndex: true },
  { what: 'a list whose link has ended', address: '/lists/00000000000000000000000000000000', withoutCatalogue: true, noIndex: true },
  { what: 'the sign-in page', address: '/login', withoutCatalogue: true, noIndex: true },
  { what: 'the registration page', address: '/register', withoutCatalogue: true, noIndex: true },
  { what: 'the password reset page', address: '/login?reset', withoutCatalogue: true, noIndex: true },
  { what: 'a used action e-mail', address: '/login?mode=resetPassword&oobCode=used', withoutCatalogue: true, noIndex: true },
  { what: 'feedback', address: '/feedback', withoutCatalogue: true },
  { what: 'help', address: '/help', withoutCatalogue: true },
  { what: 'the FAQ', address: '/faq', withoutCatalogue: true },
  { what: 'the privacy text', address: '/privacy', withoutCatalogue: true },
  { what: 'the terms', address: '/terms', withoutCatalogue: true },
  { what: 'who runs the site', address: '/imprint', withoutCatalogue: true },
  { what: 'an unknown address', address: '/nowhere', withoutCatalogue: true, noIndex: true, status: 404 },
];
