/** Number of posters of the landing page's first shelf in a desktop's first view. The hand-written benchmark page has the same number. */
export const LANDING_POSTER_COUNT = 6;
