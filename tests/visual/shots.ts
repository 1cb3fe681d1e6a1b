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
  ...['features-landing-landing-page--many', 'features-browse-movies-and-tv-shows-page--movies', 'features-browse-list-page--many', 'features-title-details-page--many', 'features-search-search-page--many'].flatMap((story) => bothThemes(story, 'desk')),
  ...['features-genres-genres-page--many', 'features-person-person-page--many', 'features-browse-movies-and-tv-shows-page--series', 'features-genres-genre-page--many', 'features-info-feedback-page--empty', 'features-info-help-page--desk', 'features-info-faq-page--desk'].map((story) => shot(story, 'desk')),
  ...['features-landing-landing-page--phone', 'features-title-details-page--phone', 'features-browse-movies-and-tv-shows-page--movies-phone'].flatMap((story) => bothThemes(story, 'phone')),
  ...['features-browse-list-page--series-on-the-air', 'features-search-search-page--phone', 'features-genres-genres-page--phone', 'features-genres-genre-page--phone', 'features-person-person-page--phone', 'features-info-feedback-page--phone', 'features-info-help-page--phone', 'features-info-faq-page--phone'].map((story) => shot(story, 'phone')),
  ...['features-landing-landing-page--tablet', 'features-browse-movies-and-tv-shows-page--movies-tablet', 'features-title-details-page--several', 'features-browse-list-page--several', 'features-search-search-page--several'].map((story) => shot(story, 'tablet')),
];

/** Auth pages and members' pages. */
const members: ReadonlyArray<Shot> = [
  ...['features-auth-sign-in-page--empty', 'features-home-home-page--many', 'features-profile-profile-page--many', 'features-settings-settings-page--many'].flatMap((story) => bothThemes(story, 'desk')),
  ...['features-auth-register-page--strength', 'features-auth-reset-password-page--empty', 'features-auth-action-e-mail-page--verify-asks', 'features-home-home-page--new-member', 'features-auth-sign-in-page--refused', 'features-settings-change-credentials-modal--email', 'features-home-home-page--unverified'].map((story) => shot(story, 'desk')),
  ...['features-auth-sign-in-page--phone', 'features-home-home-page--phone', 'features-profile-profile-page--phone', 'features-settings-settings-page--phone'].flatMap((story) => bothThemes(story, 'phone')),
  ...['features-auth-register-page--phone', 'features-auth-register-page--invalid-phone-light', 'features-profile-profile-page--with-images-phone'].map((story) => shot(story, 'phone')),
  ...['features-auth-sign-in-page--tablet', 'features-home-home-page--tablet', 'features-profile-profile-page--tablet'].map((story) => shot(story, 'tablet')),
];

/** Members' lists. */
const lists: ReadonlyArray<Shot> = [
  ...['features-lists-list-page--many', 'features-lists-manage-lists-page--many'].flatMap((story) => bothThemes(story, 'desk')),
  ...['features-lists-list-page--phone', 'features-lists-manage-lists-page--phone', 'features-lists-add-to-list--some-lists-phone', 'features-lists-card-actions--on-both-lists-phone'].map((story) => shot(story, 'phone')),
  ...['features-lists-list-page--table', 'features-lists-manage-lists-page--refused'].map((story) => shot(story, 'desk')),
  shot('features-lists-list-page--tablet', 'tablet'),
  shot('features-history-history-page--many', 'desk'), shot('features-history-history-page--several-phone', 'phone', 'light'),
];

/** The admin area. The sheet shows the whole dashboard, with the banners. */
const admin: ReadonlyArray<Shot> = [
  shot('features-admin-dashboard-page--many', 'sheet'), shot('features-admin-dashboard-page--light', 'desk', 'light'), shot('features-admin-manage-users-page--many-tablet', 'desk'), shot('features-admin-manage-users-page--many-light', 'desk', 'light'),
  ...['features-admin-user-page--member-tablet', 'features-admin-all-lists-page--many', 'features-admin-audit-page--several', 'features-admin-inbox-page--several', 'features-admin-edit-user-modal--asks'].map((story) => shot(story, 'desk')),
  ...['features-admin-dashboard-page--phone', 'features-admin-manage-users-page--many-phone', 'features-admin-all-lists-page--phone'].map((story) => shot(story, 'phone')),
  ...['features-admin-user-page--member-phone', 'features-admin-audit-page--phone', 'features-admin-inbox-page--phone'].map((story) => shot(story, 'phone', 'light')),
  shot('features-admin-manage-users-page--many-tablet', 'tablet'),
];

/** Every state with a distinct look, once. */
const states: ReadonlyArray<Shot> = [
  shot('features-browse-list-page--empty', 'phone'), shot('features-browse-list-page--empty', 'desk'), shot('features-browse-list-page--failed', 'desk'), ...bothThemes('features-browse-list-page--offline', 'desk'), shot('features-browse-list-page--waiting', 'desk'),
  shot('features-landing-landing-page--waiting-phone', 'phone'), shot('features-landing-landing-page--offline-phone', 'phone'), shot('features-search-search-page--empty', 'desk'), shot('features-title-details-page--waiting', 'desk'), shot('features-title-details-page--long-words-on-phone', 'phone'),
  shot('features-title-details-page--with-images', 'desk'), ...bothThemes('app-errors-not-found-page--not-found', 'desk'), shot('app-errors-not-found-page--phone', 'phone'),
];

/** Sheets of the design system. */
const design: ReadonlyArray<Shot> = [
  ...['design-tokens-colour--contrast', 'design-tokens-type--faces', 'design-tokens-space--space-and-shape', 'design-icons-icon--all', 'design-images-poster-art--posters', 'design-images-poster-art--backdrops'].map((story) => shot(story, 'sheet')),
  ...['design-text-board--two-lines', 'design-shelves-card--film', 'design-buttons-button--kinds', 'design-fields-text-field--all', 'design-overlays-modal--form', 'app-header--menu-open'].map((story) => shot(story, 'desk')),
];

export const SHOTS: ReadonlyArray<Shot> = [...pages, ...members, ...lists, ...admin, ...states, ...design];
