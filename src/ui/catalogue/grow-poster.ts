/** Longer than this nobody waits for the next page: it simply appears. */
const PATIENCE_MS = 250;

let arrive: (() => void) | null = null;

/** To be called when the next place stands on the screen. */
export const placeCommitted = (): void => {
  arrive?.();
  arrive = null;
};

const motionIsWelcome = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether this browser can show the move, and the person wants to see it. */
export const canGrow = (): boolean => 'startViewTransition' in document && motionIsWelcome();

const named = (): ReadonlyArray<HTMLElement> => [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')];

const rename = (element: HTMLElement, name: string): void => element.style.setProperty('view-transition-name', name);

/**
 * Goes to the next page while one poster grows into its place there. Only that poster takes part: another one that carries the
 * name on this page lays it down for the moment in which the browser looks.
 * @param poster the art that was clicked. @param go changes the place.
 */
export const growPoster = (poster: HTMLElement, go: () => void): void => {
  const others = named()
    .filter((element) => element !== poster)
    .map((element) => [element, element.style.getPropertyValue('view-transition-name')] as const);
  others.forEach(([element]) => rename(element, 'none'));
  rename(poster, 'poster');
  const move = document.startViewTransition(async () => {
    poster.style.removeProperty('view-transition-name');
    others.forEach(([element, name]) => rename(element, name));
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
      setTimeout(resolve, PATIENCE_MS);
    });
    go();
    await arrival;
  });
  // A move that the browser gives up (a hidden tab, a second click) has still changed the place.
  [move.ready, move.finished, move.updateCallbackDone].forEach((step) => void step.catch(() => undefined));
};
