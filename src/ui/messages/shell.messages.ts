/** Header: navigation and search. */
export const HEADER_MESSAGES = {
  navigation: 'Main',
  home: 'Home',
  movies: 'Movies',
  tvShows: 'TV Shows',
  genre: 'Genre',
  openSearch: 'Search',
  closeSearch: 'Close search',
  signIn: 'Sign In',
  profile: 'Your profile',
} as const;

export const FOOTER_MESSAGES = {
  attribution: 'Marquee. This product uses the TMDB API but is not endorsed or certified by TMDB.',
  support: 'Support',
  feedback: 'Feedback',
  help: 'Help',
  faq: 'FAQ',
  privacy: 'Privacy',
  terms: 'Terms',
  imprint: 'Who runs this site',
  social: 'Social media',
  facebook: 'Facebook',
  twitter: 'Twitter',
  tiktok: 'Tiktok',
  lightTheme: 'Light theme',
} as const;

/** Apart from the other texts, so that builds without the logo do not contain it. */
export const TMDB_LOGO_TEXT = 'The Movie Database (TMDB)';

export const LOADING_PAGE_TEXT = 'Loading the page';

export const MODAL_MESSAGES = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  nextImage: 'Next picture',
  previousImage: 'Previous picture',
  imageFailed: 'We can’t show this picture.',
  trailerFailed: 'We can’t show this trailer.',
  trailer: (name: string): string => `Trailer: ${name}`,
} as const;
