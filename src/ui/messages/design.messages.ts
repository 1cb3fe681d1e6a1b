// Texts of the design system's own controls. This file imports nothing, because the design system is independent of the app. Separate
// constants, not one object: every visitor loads them, and the names of properties are not shortened.

export const BACK_TO_TOP_LABEL = 'Back to top';
export const BREADCRUMB_LABEL = 'Breadcrumb';
export const CLOSE_LABEL = 'Close';
export const DISMISS_LABEL = 'Dismiss';
export const ERROR_DETAILS_LABEL = 'Error details';
export const FILTERS_LABEL = 'Filters';
export const RANGE_FROM_LABEL = 'From';
export const LOADING_TEXT = 'Loading';
export const LOGO_TO_HOME_TEXT = ', home page';
export const nextLabel = (heading: string): string => `Next: ${heading}`;
export const NOTIFICATIONS_LABEL = 'Notifications';
export const NO_VOTES_TEXT = 'No votes yet';
export const OPTIONAL_TEXT = '(optional)';
export const OUT_OF_TEN_TEXT = 'of 10';
export const previousLabel = (heading: string): string => `Previous: ${heading}`;
export const RATED_PREFIX_TEXT = 'rated ';
export const SEE_ALL_LABEL = 'See all';
export const SHOW_RESULTS_LABEL = 'Show';
export const SHOW_PASSWORD_LABEL = 'Show password';
export const SKIP_TO_CONTENT_LABEL = 'Skip to content';
export const RANGE_TO_LABEL = 'To';
