import * as E from 'fp-ts/Either';
import { useRef } from 'react';
import { parseItemKey, type TitleId } from '#domain/catalogue/title-id';
import * as O from 'fp-ts/Option';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { toStoredTitle, type StoredTitle } from '#domain/lists/stored-title';
import type { DefaultListName } from '#domain/users/user-initialization';
import { displayListName } from '#domain/lists/list-name';
import { addedToText, removedFromText } from '#ui/messages/lists/card-actions.messages.ts';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { toastFailedChange, toastListChange } from './list-change-toast';
import type { TitleWithImdbId, TitleActionDeps } from './title-action-deps';

/**
 * Returns the stored form of a title under the key that it is stored under already: a title can have another number in another catalogue.
 */
export const toKeyedStoredTitle = (key: string, { title, imdbID }: TitleWithImdbId): StoredTitle => {
  const parsed = parseItemKey(key);
  const id: TitleId = O.isSome(parsed) ? parsed.value : title;
  return toStoredTitle({ ...title, ...id }, imdbID);
};

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
  tools: TitleActionDeps, listed: TitleWithImdbId, state: MemberTitleState | null,
): DefaultListToggleControl => {
  const { lists, loadedImdbID } = tools;
  const known = useObservableValue(tools.known);
  // The last choice of each list that is being stored: a second press takes the first one back.
  const storing = useRef(new Map<string, { readonly isMember: boolean }>());
  const idOf = (list: DefaultListName): string | undefined => known?.find(({ name }) => name === list)?.listID;
  const isOn = (list: DefaultListName): boolean => state?.listIDs.includes(idOf(list) ?? '') === true;
  const toggle = async (list: DefaultListName): Promise<void> => {
    const listID = idOf(list);
    if (listID === undefined || state === null) return;
    const choice = { isMember: !(storing.current.get(listID)?.isMember ?? isOn(list)) };
    storing.current.set(listID, choice);
    const titles = [toKeyedStoredTitle(state.itemKey, { ...listed, imdbID: listed.imdbID ?? loadedImdbID(listed.title) })];
    const result = await (choice.isMember ? lists.addTitles : lists.removeTitles)(listID, titles)();
    if (storing.current.get(listID) === choice) storing.current.delete(listID);
    if (E.isLeft(result)) toastFailedChange(result.left);
    else toastListChange(lists, (choice.isMember ? addedToText : removedFromText)(displayListName(list)));
  };
  return { isLoading: known === null || state === null, isOn, toggle: (list) => void toggle(list) };
};
