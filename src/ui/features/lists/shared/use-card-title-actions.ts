import type { RefObject } from 'react';
import type { Title } from '#domain/catalogue/title';
import type { UserId } from '#domain/users/user-id';
import { useWatchedControl, type WatchedControl } from '#ui/features/lists/watched/use-watched-control.ts';
import type { TitleActionDeps, TitleWithImdbId } from '#ui/features/lists/card-actions/title-action-deps.ts';
import { useCardShortcutTarget } from '#ui/features/lists/shortcuts/shortcut-targets.ts';
import { useDefaultListToggles, useTitleState, type DefaultListToggleControl } from '#ui/features/lists/card-actions/use-title-lists.ts';

export type CardTitleActions = DefaultListToggleControl & WatchedControl & {
  readonly openMenu: () => void;
  readonly turnDown: () => void;
  readonly uid: UserId;
  /** The ref of an element inside the card or row, whose keys act on the title. */
  readonly inside: RefObject<HTMLDivElement | null>;
};

export type CardButtonsProps = { readonly title: Title; readonly actions: CardTitleActions };

/** Returns what a member can do with the title of a card or a row, and makes the keys on it do the same. */
export const useCardTitleActions = (deps: TitleActionDeps, title: Title): CardTitleActions => {
  const subject: TitleWithImdbId = { title, imdbID: null };
  const state = useTitleState(deps.lists, title);
  const toggles = useDefaultListToggles(deps, subject, state);
  const watched = useWatchedControl(deps, subject, state, toggles.isOn('watchlist'));
  const openMenu = (): void => deps.openMenu(subject);
  const turnDown = (): void => deps.turnDown(title);
  const inside = useCardShortcutTarget(deps.targets, { toggle: toggles.toggle, logViewing: watched.logViewing, openMenu, turnDown });
  return { ...toggles, ...watched, openMenu, turnDown, inside, uid: deps.lists.uid };
};
