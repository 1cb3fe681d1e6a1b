import { useEffect, useRef, type RefObject } from 'react';
import type { DefaultListName } from '#domain/users/user-initialization';

/** Element that shows one title among others: a card, or a row of a table. */
export const TITLE_ELEMENT_SELECTOR = '.card, .item-row';

/** Acts of keys on one title. */
export type ShortcutTarget = {
  readonly toggle: (list: DefaultListName) => void;
  readonly logViewing: () => void;
  readonly openMenu: () => void;
  readonly turnDown: () => void;
};

type Current = RefObject<ShortcutTarget>;

/** The titles that keys act on: those of cards and rows by their element, and the title of the page. */
export type ShortcutTargets = { readonly cards: WeakMap<Element, Current>; readonly pages: Set<Current> };

export const newShortcutTargets = (): ShortcutTargets => ({ cards: new WeakMap(), pages: new Set() });

/** Returns the title that keys act on: that of the focused card or row, else the page's. */
export const shortcutTargetAt = ({ cards, pages }: ShortcutTargets, focused: Element | null): ShortcutTarget | null => {
  const card = focused?.closest(TITLE_ELEMENT_SELECTOR);
  const target = card === null || card === undefined ? [...pages].at(-1) : cards.get(card);
  return target?.current ?? null;
};

const useCurrent = (target: ShortcutTarget): Current => {
  const current = useRef(target);
  useEffect(() => {
    current.current = target;
  });
  return current;
};

/** Makes keys on the focused card or row act on its title. Returns the ref of an element inside. */
export const useCardShortcutTarget = ({ cards }: ShortcutTargets, target: ShortcutTarget): RefObject<HTMLDivElement | null> => {
  const inside = useRef<HTMLDivElement>(null);
  const current = useCurrent(target);
  useEffect(() => {
    const card = inside.current?.closest(TITLE_ELEMENT_SELECTOR);
    if (card === null || card === undefined) return undefined;
    cards.set(card, current);
    return () => void cards.delete(card);
  }, [cards, current]);
  return inside;
};

/** Makes keys act on the title of the page while the component is mounted. */
export const usePageShortcutTarget = ({ pages }: ShortcutTargets, target: ShortcutTarget): void => {
  const current = useCurrent(target);
  useEffect(() => {
    pages.add(current);
    return () => void pages.delete(current);
  }, [pages, current]);
};
