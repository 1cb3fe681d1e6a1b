/** Whether things may move: somebody may have asked their system for as little motion as possible. */
export const prefersMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How a script scrolls. The styles' word on motion does not reach it: what a script asks for outranks them. */
export const scrollBehaviour = (): ScrollBehavior => (prefersMotion() ? 'smooth' : 'instant');
