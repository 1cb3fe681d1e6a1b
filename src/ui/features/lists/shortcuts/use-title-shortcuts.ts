import { useEffect, useEffectEvent } from 'react';
import { shortcutTargetAt, TITLE_ELEMENT_SELECTOR, type ShortcutTarget, type ShortcutTargets } from './shortcut-targets';

const TYPED_INTO = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';
/** Elements with letter keys of their own. */
const WITH_OWN_KEYS = '[role="menu"], [role="listbox"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO) || target.closest(WITH_OWN_KEYS) !== null);

const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && ctrlKey !== metaKey && !altKey && !shiftKey;
const isMenuKey = ({ key, shiftKey }: KeyboardEvent): boolean => key === 'ContextMenu' || (key === 'F10' && shiftKey);

const TITLE_KEYS: Readonly<Record<string, (target: ShortcutTarget) => void>> = {
  w: ({ toggle }) => toggle('watchlist'),
  f: ({ toggle }) => toggle('favorites'),
  h: ({ logViewing }) => logViewing(),
  a: ({ openMenu }) => openMenu(),
  n: ({ turnDown }) => turnDown(),
};

export type TitleShortcutOptions = {
  readonly targets: ShortcutTargets;
  /** False if the user has turned shortcuts of a single key off. */
  readonly singleKeys: boolean;
  readonly undo: () => void;
  readonly showHelp: () => void;
};

/**
 * Handles the keys of titles: W, F, H, A and N, `?`, Ctrl+Z or ⌘Z, and the menu key on a focused card or row. Keys do nothing in text
 * fields, menus and while a dialog is open.
 */
export const useTitleShortcuts = ({ targets, singleKeys, undo, showHelp }: TitleShortcutOptions): void => {
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    if (isUndo(event)) return undo;
    const target = shortcutTargetAt(targets, document.activeElement);
    // Elsewhere the key opens the browser's menu.
    if (isMenuKey(event))
      return document.activeElement?.closest(TITLE_ELEMENT_SELECTOR) != null && target !== null ? target.openMenu : null;
    if (!singleKeys || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
    if (event.key === '?') return showHelp;
    const act = TITLE_KEYS[event.key.toLowerCase()];
    return act === undefined || target === null ? null : () => act(target);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
    // The search of the header listens to the document.
    if (!singleKeys && event.key === '/') event.stopPropagation();
    const act = actionOf(event);
    if (act === null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
};
