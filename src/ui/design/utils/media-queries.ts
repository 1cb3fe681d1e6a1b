/** Returns false when the system requests reduced motion. */
export const prefersMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the scroll behaviour for scripts. `scroll-behavior` in CSS does not apply to calls that pass their own behaviour. */
export const scrollBehaviour = (): ScrollBehavior => (prefersMotion() ? 'smooth' : 'instant');

/** Matches windows narrower than 768 CSS pixels, as on phones. Style sheets and `sizes` repeat this width and the next one. */
export const PHONE_WIDTH = '(max-width: 767px)';

/** Matches phones, and screens that are touched. */
export const HAND_HELD = '(hover: none), (max-width: 767px)';

/** Matches windows of at least 1023 CSS pixels: side menus stand beside the page, and each filter has its own menu. */
export const DESKTOP_WIDTH = '(min-width: 1023px)';
