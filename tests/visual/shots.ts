/** Sizes of the compared screens in CSS px. */
const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
  sheet: { width: 1440, height: 1500 },
} as const;
type Screen = keyof typeof SCREENS;

export type Shot = {
  /** Name of the baseline image. */
  readonly name: string;
  /** Story id. */
  readonly story: string;
  readonly screen: { readonly width: number; readonly height: number };
  readonly theme: 'dark' | 'light';
};

const shot = (story: string, screen: Screen, theme: 'dark' | 'light' = 'dark'): Shot => ({
  name: `${story.replace('--', '-')}-${screen}${theme === 'light' ? '-light' : ''}`,
  story,
  screen: SCREENS[screen],
  theme,
});
const bothThemes = (story: string, screen: Screen): ReadonlyArray<Shot> => [shot(story, screen), shot(story, screen, 'light')];

/** Each public page in its main state: dark on phone and desk; the main pages also on a tablet and in the light theme. */
const pages: ReadonlyArray<Shot> = [
  ...['pages-landing--many', 'pages-movies-and-tv-shows--movies', 'pages-list--many', 'pages-details--many', 'pages-search--many'].flatMap((story) => bothThemes(story, 'desk')),
  ...['pages-genres--many', 'pages-person--many', 'pages-movies-and-tv-shows--series', 'pages-genre--many', 'pages-feedback--empty', 'pages-help--desk', 'pages-faq--desk'].map((story) => shot(story, 'desk')),
  ...['pages-landing--phone', 'pages-details--phone', 'pages-movies-and-tv-shows--movies-phone'].flatMap((story) => bothThemes(story, 'phone')),
  ...['pages-list--series-on-the-air', 'pages-search--phone', 'pages-genres--phone', 'pages-genre--phone', 'pages-person--phone', 'pages-feedback--phone', 'pages-help--phone', 'pages-faq--phone'].map((story) => shot(story, 'phone')),
  ...['pages-landing--tablet', 'pages-movies-and-tv-shows--movies-tablet', 'pages-details--several', 'pages-list--several', 'pages-search--several'].map((story) => shot(story, 'tablet')),
];

/** Auth pages and members' pages. */
const members: ReadonlyArray<Shot> = [
  ...['pages-sign-in--empty', 'pages-home--many', 'pages-profile--many', 'pages-settings--many'].flatMap((story) => bothThemes(story, 'desk')),
  ...['pages-register--strength', 'pages-new-password--empty', 'pages-letters--verify-asks', 'pages-home--new-member', 'pages-sign-in--refused', 'modals-change-credentials--email', 'pages-home--unverified'].map((story) => shot(story, 'desk')),
  ...['pages-sign-in--phone', 'pages-home--phone', 'pages-profile--phone', 'pages-settings--phone'].flatMap((story) => bothThemes(story, 'phone')),
  ...['pages-register--phone', 'pages-register--invalid-phone-light', 'pages-profile--with-pictures-phone'].map((story) => shot(story, 'phone')),
  ...['pages-sign-in--tablet', 'pages-home--tablet', 'pages-profile--tablet'].map((story) => shot(story, 'tablet')),
];

/** Every state with a distinct look, once. */
const states: ReadonlyArray<Shot> = [
  shot('pages-list--empty', 'phone'), shot('pages-list--empty', 'desk'), shot('pages-list--failed', 'desk'), ...bothThemes('pages-list--offline', 'desk'), shot('pages-list--waiting', 'desk'),
  shot('pages-landing--waiting-phone', 'phone'), shot('pages-landing--offline-phone', 'phone'), shot('pages-search--empty', 'desk'), shot('pages-details--waiting', 'desk'), shot('pages-details--long-words-on-phone', 'phone'),
  shot('pages-details--with-pictures', 'desk'), ...bothThemes('pages-not-found--not-found', 'desk'), shot('pages-not-found--phone', 'phone'),
];

/** Sheets of the design system. */
const design: ReadonlyArray<Shot> = [
  ...['foundation-colour--contrast', 'foundation-type--faces', 'foundation-space--space-and-shape', 'foundation-icons--all', 'foundation-contact-sheet--posters', 'foundation-contact-sheet--backdrops'].map((story) => shot(story, 'sheet')),
  ...['words-letterboard--tonight', 'shelves-card--film', 'controls-button--kinds', 'controls-fields--all', 'layers-modal--form', 'app-header--menu-open'].map((story) => shot(story, 'desk')),
];

export const SHOTS: ReadonlyArray<Shot> = [...pages, ...members, ...states, ...design];
