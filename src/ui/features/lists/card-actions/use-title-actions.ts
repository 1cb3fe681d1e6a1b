import * as E from 'fp-ts/Either';
import { useMemo, useRef, type RefObject } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Title } from '#domain/catalogue/title';
import type { TitleId } from '#domain/catalogue/title-id';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { DefaultListName } from '#domain/users/user-initialization';
import type { UserId } from '#domain/users/user-id';
import { displayListName } from '#domain/lists/list-name';
import type { PlaceEntry } from '#ui/features/shared/member-controls.tsx';
import { addedToText, removedFromText } from '#ui/messages/lists/card-actions.messages.ts';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { useCardShortcutTarget } from '#ui/features/lists/shortcuts/shortcut-targets.ts';
import { useWatchedControl, type WatchedControl } from '#ui/features/lists/watched/use-watched-control.ts';
import { toastFailedChange, toastListChange } from './list-change-toast';
import type { TitleWithImdbId, TitleActionDeps } from './title-action-deps';

/** Follows what a member has of a title: lists, viewings and rating; null until known. */
export const useTitleState = (lists: ListUseCases, { mediaType, id }: TitleId): MemberTitleState | null =>
  useObservableValue(useMemo(() => lists.titleState({ mediaType, id }), [lists, mediaType, id]));

/** The toggles of a title: favorites and watchlist. */
export type DefaultListToggleControl = {
  /** True until the lists and the title's state are known. */
  readonly isLoading: boolean;
  readonly isOn: (list: DefaultListName) => boolean;
  /** Adds or removes the title and says so in a toast with "Undo". */
  readonly toggle: (list: DefaultListName) => void;
};

/**
 * Returns the toggles of a title. A change shows when the outbox has stored it, as `titleState` says: a reload loses nothing that was
 * shown.
 */
export const useDefaultListToggles = (
  deps: TitleActionDeps, subject: TitleWithImdbId, state: MemberTitleState | null,
): DefaultListToggleControl => {
  const { lists } = deps;
  const listIDs = useObservableValue(deps.defaultListIDs);
  // The last choice of each list that is being stored: a second press takes the first one back.
  const storing = useRef(new Map<string, { readonly isMember: boolean }>());
  const isOn = (list: DefaultListName): boolean => state?.listIDs.includes(listIDs?.[list] ?? '') === true;
  const toggle = async (list: DefaultListName): Promise<void> => {
    const listID = listIDs?.[list];
    if (listID === undefined || state === null) return;
    const choice = { isMember: !(storing.current.get(listID)?.isMember ?? isOn(list)) };
    storing.current.set(listID, choice);
    const result = await (choice.isMember ? lists.addTitles : lists.removeTitles)(listID, [toStoredTitle(subject.title, subject.imdbID)])();
    if (storing.current.get(listID) === choice) storing.current.delete(listID);
    if (E.isLeft(result)) toastFailedChange(result.left);
    else toastListChange(lists, (choice.isMember ? addedToText : removedFromText)(displayListName(list)));
  };
  return { isLoading: listIDs === null || state === null, isOn, toggle: (list) => void toggle(list) };
};

export type CardTitleActions = DefaultListToggleControl & WatchedControl & {
  readonly openMenu: () => void;
  readonly turnDown: () => void;
  readonly uid: UserId;
  /** The ref of an element inside the card or row, whose keys act on the title. */
  readonly inside: RefObject<HTMLDivElement | null>;
};

export type CardButtonsProps = {
  readonly title: Title;
  readonly actions: CardTitleActions;
  /** Entries below the actions on the title, in the menu of a phone. */
  readonly entries?: ReadonlyArray<PlaceEntry> | undefined;
};

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
