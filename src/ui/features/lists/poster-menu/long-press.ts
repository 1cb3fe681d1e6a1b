import { pulse } from '#ui/design/utils/pulse.ts';

/** Time in ms after which a press is long, as in the menus of phones. */
const LONG_PRESS_MS = 500;

/** Distance in px from which a finger scrolls. */
const SCROLL_PX = 10;

/** Calls back on a long press on a link, which is not followed then. @returns a function that ends it. */
export const listenToLongPress = (link: HTMLElement, onLongPress: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: Pick<Touch, 'clientX' | 'clientY'> | null = null;
  let wasLong = false;

  const cancel = (): void => clearTimeout(timer);
  const forget = (): void => {
    from = null;
    wasLong = false;
  };
  const press = (): void => {
    cancel();
    if (wasLong) return;
    wasLong = true;
    pulse();
    onLongPress();
  };
  const onTouchStart = ({ touches }: TouchEvent): void => {
    cancel();
    wasLong = false;
    from = touches.length === 1 ? (touches[0] ?? null) : null;
    if (from !== null) timer = setTimeout(press, LONG_PRESS_MS);
  };
  const onTouchMove = ({ touches: [touch] }: TouchEvent): void => {
    if (from === null || touch === undefined) cancel();
    else if (Math.hypot(touch.clientX - from.clientX, touch.clientY - from.clientY) > SCROLL_PX) cancel();
  };
  /** Windows opens its menu, and iOS clicks, after the finger has left. A mouse may be next. */
  const onTouchEnd = (): void => {
    cancel();
    timer = setTimeout(forget, LONG_PRESS_MS);
  };
  /** Android's menu of the link. iOS has none: a style forbids it. */
  const onContextMenu = (event: MouseEvent): void => {
    if (from === null) return;
    event.preventDefault();
    press();
  };
  /** On iOS a long press ends with a click, which would follow the link. */
  const onClick = (event: MouseEvent): void => {
    if (wasLong) {
      event.preventDefault();
      event.stopPropagation();
    }
    forget();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  link.addEventListener('touchstart', onTouchStart, { passive: true, signal });
  link.addEventListener('touchmove', onTouchMove, { passive: true, signal });
  link.addEventListener('touchend', onTouchEnd, { signal });
  link.addEventListener('touchcancel', onTouchEnd, { signal });
  link.addEventListener('contextmenu', onContextMenu, { signal });
  // Before the router's own handler.
  link.addEventListener('click', onClick, { capture: true, signal });
  return () => {
    cancel();
    listeners.abort();
  };
};
