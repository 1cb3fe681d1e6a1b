import { pulse } from '#ui/design/utils/pulse.ts';
import type { ShortcutTargets } from '#ui/features/lists/card-actions/shortcut-targets.ts';

/** Time in ms after which a press is long, as in the menus of phones. */
const LONG_PRESS_MS = 500;

/** Distance in px from which a finger scrolls. */
const SCROLL_PX = 10;

/** Opens the menu of a poster on a long press. @returns a function that ends it. */
export const startLongPress = ({ cards }: Pick<ShortcutTargets, 'cards'>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: Pick<Touch, 'clientX' | 'clientY'> | null = null;
  let hasOpened = false;

  const menuAt = (target: EventTarget | null): (() => void) | undefined => {
    const card = target instanceof Element ? target.closest('a')?.closest('.card') : null;
    return card === null || card === undefined ? undefined : cards.get(card)?.current.openPosterMenu;
  };
  const cancel = (): void => clearTimeout(timer);
  const open = (menu: () => void): void => {
    cancel();
    if (hasOpened) return;
    hasOpened = true;
    pulse();
    menu();
  };
  const onTouchStart = ({ target, touches }: TouchEvent): void => {
    cancel();
    hasOpened = false;
    from = touches.length === 1 ? (touches[0] ?? null) : null;
    const menu = menuAt(target);
    if (from !== null && menu !== undefined) timer = setTimeout(() => open(menu), LONG_PRESS_MS);
  };
  const onTouchMove = ({ touches }: TouchEvent): void => {
    const [touch] = touches;
    if (from === null || touch === undefined) return cancel();
    if (Math.hypot(touch.clientX - from.clientX, touch.clientY - from.clientY) > SCROLL_PX) cancel();
  };
  /** Android's menu of the link. iOS has none: a style forbids it. */
  const onContextMenu = (event: MouseEvent): void => {
    const menu = from === null ? undefined : menuAt(event.target);
    if (menu === undefined) return;
    event.preventDefault();
    open(menu);
  };
  /** On iOS a long press ends with a click, which would follow the link. */
  const onClick = (event: MouseEvent): void => {
    from = null;
    if (!hasOpened) return;
    hasOpened = false;
    if (menuAt(event.target) === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  document.addEventListener('touchstart', onTouchStart, options);
  document.addEventListener('touchmove', onTouchMove, options);
  document.addEventListener('touchend', cancel, options);
  document.addEventListener('touchcancel', cancel, options);
  document.addEventListener('contextmenu', onContextMenu, { ...options, passive: false });
  document.addEventListener('click', onClick, { ...options, passive: false });
  return () => {
    cancel();
    listeners.abort();
  };
};
