// Style sheets and the `sizes` of images repeat these widths; `breakpoints.test.ts` compares them.

/** Matches windows narrower than 768 CSS pixels, as on phones. */
export const PHONE_WIDTH = '(max-width: 767px)';

/** Matches windows of at least 1023 CSS pixels: side menus stand beside the page, and each filter has its own menu. */
export const DESKTOP_WIDTH = '(min-width: 1023px)';
