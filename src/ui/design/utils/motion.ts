/** Returns false when the system requests reduced motion. */
export const prefersMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the scroll behaviour for scripts. `scroll-behavior` in CSS does not apply to calls that pass their own behaviour. */
export const scrollBehaviour = (): ScrollBehavior => (prefersMotion() ? 'smooth' : 'instant');
