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

/** One picture of each kind of public page, in its main state; widths and themes are spread over the pages. */
const pages: ReadonlyArray<Shot> = [
  shot('features-landing-landing-page--many', 'desk'),
  shot('features-landing-landing-page--many', 'desk', 'light'),
  shot('features-landing-landing-page--phone', 'phone', 'light'),
  shot('features-browse-list-page--many', 'desk'),
  shot('features-browse-movies-and-tv-shows-page--movies-phone', 'phone'),
  shot('features-title-details-page--many', 'desk', 'light'),
  shot('features-title-details-page--phone', 'phone'),
  shot('features-title-details-page--with-images', 'desk'),
  shot('features-search-search-page--many', 'desk', 'light'),
  shot('features-person-person-page--phone', 'phone'),
  shot('features-genres-genres-page--many', 'desk'),
  shot('features-genres-genre-page--phone', 'phone'),
  shot('features-info-faq-page--phone', 'phone'),
  shot('features-info-feedback-page--empty', 'desk'),
];

/** Auth pages, members' pages and lists. */
const members: ReadonlyArray<Shot> = [
  shot('features-auth-sign-in-page--empty', 'desk', 'light'),
  shot('features-auth-register-page--phone', 'phone'),
  shot('features-home-home-page--many', 'desk'),
  shot('features-home-home-page--phone', 'phone', 'light'),
  shot('features-profile-profile-page--tablet', 'tablet'),
  shot('features-settings-settings-page--many', 'desk', 'light'),
  shot('features-lists-list-page--phone', 'phone'),
  shot('features-lists-list-page--table', 'desk'),
  shot('features-lists-manage-lists-page--many', 'desk', 'light'),
  shot('features-lists-add-to-list--some-lists-phone', 'phone'),
  shot('features-history-history-page--several-phone', 'phone', 'light'),
];

/** The admin area. The sheet shows the whole dashboard, with the banners. */
const admin: ReadonlyArray<Shot> = [
  shot('features-admin-dashboard-page--many', 'sheet'),
  shot('features-admin-manage-users-page--many-tablet', 'tablet'),
  shot('features-admin-all-lists-page--many', 'desk'),
  shot('features-admin-user-page--member-phone', 'phone', 'light'),
  shot('features-admin-edit-user-modal--asks', 'desk'),
];

/** States with a look of their own. */
const states: ReadonlyArray<Shot> = [
  shot('features-browse-list-page--empty', 'phone'),
  shot('features-browse-list-page--offline', 'desk', 'light'),
  shot('features-title-details-page--waiting', 'desk'),
];

/** Sheets of the design system. */
const design: ReadonlyArray<Shot> = [
  ...[
    'design-tokens-colour--contrast', 'design-tokens-type--faces', 'design-tokens-space--space-and-shape', 'design-icons-icon--all',
    'design-images-poster-art--posters', 'design-images-poster-art--best-known', 'design-images-poster-art--backdrops',
  ].map((story) => shot(story, 'sheet')),
  ...['design-text-board--two-lines', 'design-shelves-card--film', 'design-buttons-button--kinds', 'design-fields-text-field--all'].map(
    (story) => shot(story, 'desk'),
  ),
];

export const SHOTS: ReadonlyArray<Shot> = [...pages, ...members, ...admin, ...states, ...design];
