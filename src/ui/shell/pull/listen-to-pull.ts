/** How far the hint follows the finger at most, in px. */
const MAX_PULL = 96;
/** The way from which a release counts, in px. */
export const FULL_PULL = 64;

/** The hint moves half as far as the finger: it pulls against something. */
const RESISTANCE = 0.5;

/** Where a finger has something else to do than to scroll the page. */
const OTHER_USES = 'dialog, [popover], input, textarea, select, .grip-btn';

type PullListener = {
  /** The finger has pulled so far, in px; 0 for no pull. */
  readonly onPull: (distance: number) => void;
  /** The finger was lifted beyond `FULL_PULL`. */
  readonly onRelease: () => void;
};

/**
 * Listens to one finger that pulls the page down while it is at its top. Scrolling stays the browser's. @returns a function that ends it.
 */
export const listenToPull = ({ onPull, onRelease }: PullListener): (() => void) => {
  let from: Pick<Touch, 'clientX' | 'clientY'> | null = null;
  let distance = 0;
  const move = (next: number): void => {
    if (next === distance) return;
    distance = next;
    onPull(next);
  };
  const cancel = (): void => {
    from = null;
    move(0);
  };
  const onStart = ({ touches, target }: TouchEvent): void => {
    cancel();
    const isBusy =
      (target instanceof Element && target.closest(OTHER_USES) !== null) || document.documentElement.classList.contains('locked');
    if (touches.length === 1 && window.scrollY <= 0 && !isBusy) from = touches[0] ?? null;
  };
  const onMove = ({ touches: [touch, second] }: TouchEvent): void => {
    if (from === null || touch === undefined) return;
    const [x, y] = [touch.clientX - from.clientX, touch.clientY - from.clientY];
    // A pull that turns into a scroll or a swipe is over.
    if (second !== undefined || window.scrollY > 0 || (distance === 0 && Math.abs(x) > Math.abs(y))) cancel();
    else move(Math.max(0, Math.min(MAX_PULL, y * RESISTANCE)));
  };
  const onEnd = (): void => {
    const isFull = distance >= FULL_PULL;
    cancel();
    if (isFull) onRelease();
  };
  const listeners = new AbortController();
  const options = { passive: true, signal: listeners.signal };
  document.addEventListener('touchstart', onStart, options);
  document.addEventListener('touchmove', onMove, options);
  document.addEventListener('touchend', onEnd, options);
  document.addEventListener('touchcancel', cancel, options);
  return () => {
    listeners.abort();
    cancel();
  };
};
