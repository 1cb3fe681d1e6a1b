// Texts of the design system's own controls. This file imports nothing, because the design system is independent of the app. Separate
// constants, not one object: every visitor loads them, and the names of properties are not shortened.

export const BACK_TO_TOP = 'Back to top';
export const BREADCRUMB = 'Breadcrumb';
export const CLOSE = 'Close';
export const DISMISS = 'Dismiss';
export const ERROR_DETAILS = 'Error details';
export const FILTERS = 'Filters';
export const RANGE_FROM = 'From';
export const LOADING = 'Loading';
export const LOGO_TO_HOME = ', home page';
export const nextLabel = (heading: string): string => `Next: ${heading}`;
export const NOTIFICATIONS = 'Notifications';
export const NO_VOTES = 'No votes yet';
export const OPTIONAL = '(optional)';
export const OUT_OF_TEN = 'of 10';
export const previousLabel = (heading: string): string => `Previous: ${heading}`;
export const RATED = 'rated ';
export const SEE_ALL = 'See all';
export const seenEpisodes = (seen: number, total: number): string => `${seen} of ${total} seen`;
export const SHOW_RESULTS = 'Show';
export const SHOW_PASSWORD = 'Show password';
export const SKIP_TO_CONTENT = 'Skip to content';
export const RANGE_TO = 'To';
export const YOUR_RATING = 'Your rating';
