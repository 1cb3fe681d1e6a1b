/** Posters of the landing page's first shelf that a desk shows without scrolling. The page by hand that it is measured against has as many. */
export const LANDING_POSTERS = 6;
