/** Widths and heights of the screens that are looked at, in px. */
const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
  sheet: { width: 1440, height: 1500 },
} as const;
type Screen = keyof typeof SCREENS;

export type Shot = {
  /** The name of the picture. */
  readonly name: string;
  /** The id of the story. */
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
const bothLights = (story: string, screen: Screen): ReadonlyArray<Shot> => [shot(story, screen), shot(story, screen, 'light')];

/** Each page in its main state: dark on a phone and a desk, the main ones on a tablet and in the light too. */
const pages: ReadonlyArray<Shot> = [
  ...['pages-landing--many', 'pages-movies-and-tv-shows--movies', 'pages-list--many', 'pages-details--many', 'pages-search--many'].flatMap((story) => bothLights(story, 'desk')),
  ...['pages-genres--many', 'pages-person--many', 'pages-movies-and-tv-shows--series', 'pages-genre--many', 'pages-feedback--empty', 'pages-help--desk', 'pages-faq--desk'].map((story) => shot(story, 'desk')),
  ...['pages-landing--phone', 'pages-details--phone', 'pages-movies-and-tv-shows--movies-phone'].flatMap((story) => bothLights(story, 'phone')),
  ...['pages-list--series-on-the-air', 'pages-search--phone', 'pages-genres--phone', 'pages-genre--phone', 'pages-person--phone', 'pages-feedback--phone', 'pages-help--phone', 'pages-faq--phone'].map((story) => shot(story, 'phone')),
  ...['pages-landing--tablet', 'pages-movies-and-tv-shows--movies-tablet', 'pages-details--several', 'pages-list--several', 'pages-search--several'].map((story) => shot(story, 'tablet')),
];

/** The doors, and a member's own pages. */
const members: ReadonlyArray<Shot> = [
  ...['pages-sign-in--empty', 'pages-home--many', 'pages-profile--many', 'pages-settings--many'].flatMap((story) => bothLights(story, 'desk')),
  ...['pages-register--strength', 'pages-new-password--empty', 'pages-letters--verify-asks', 'pages-home--newcomer', 'pages-sign-in--refused', 'modals-change-credentials--email', 'pages-home--unverified'].map((story) => shot(story, 'desk')),
  ...['pages-sign-in--phone', 'pages-home--phone', 'pages-profile--phone', 'pages-settings--phone'].flatMap((story) => bothLights(story, 'phone')),
  ...['pages-register--phone', 'pages-register--invalid-phone-light', 'pages-profile--with-pictures-phone'].map((story) => shot(story, 'phone')),
  ...['pages-sign-in--tablet', 'pages-home--tablet', 'pages-profile--tablet'].map((story) => shot(story, 'tablet')),
];

/** Every state once where it looks its own way. */
const states: ReadonlyArray<Shot> = [
  shot('pages-list--empty', 'phone'), shot('pages-list--empty', 'desk'), shot('pages-list--failed', 'desk'), ...bothLights('pages-list--offline', 'desk'), shot('pages-list--waiting', 'desk'),
  shot('pages-landing--waiting-phone', 'phone'), shot('pages-landing--offline-phone', 'phone'), shot('pages-search--empty', 'desk'), shot('pages-details--waiting', 'desk'), shot('pages-details--long-words-on-phone', 'phone'),
  shot('pages-details--with-pictures', 'desk'), ...bothLights('pages-not-found--not-found', 'desk'), shot('pages-not-found--phone', 'phone'),
];

/** The design system, sheet by sheet. */
const design: ReadonlyArray<Shot> = [
  ...['foundation-colour--contrast', 'foundation-type--faces', 'foundation-space--space-and-shape', 'foundation-icons--all', 'foundation-contact-sheet--posters', 'foundation-contact-sheet--backdrops'].map((story) => shot(story, 'sheet')),
  ...['words-letterboard--tonight', 'shelves-card--film', 'controls-button--kinds', 'controls-fields--all', 'layers-modal--form', 'app-header--menu-open'].map((story) => shot(story, 'desk')),
];

export const SHOTS: ReadonlyArray<Shot> = [...pages, ...members, ...states, ...design];
