import * as E from 'fp-ts/Either';
import { useMemo, useState } from 'react';
import { itemKey, parseItemKey, type TitleId } from '#domain/catalogue/title-id';
import * as O from 'fp-ts/Option';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { toStoredTitle, type StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import type { DefaultListName } from '#domain/users/user-initialization';
import { displayListName } from '#domain/lists/list-name';
import { addedToText, removedFromText } from '#ui/messages/lists/card-actions.messages.ts';
import { useObservableValue } from '../../../hooks/use-observable-value';
import { toastFailedChange, toastListChange } from './list-change-toast';
import type { TitleWithImdbId, TitleActionDeps } from './title-action-deps';

/** Returns the stored form of a title under the key that it is stored under already: a title can have another number in another catalogue. */
export const toKeyedStoredTitle = (key: string, { title, imdbID }: TitleWithImdbId): StoredTitle => {
  const parsed = parseItemKey(key);
  const id: TitleId = O.isSome(parsed) ? parsed.value : title;
  return toStoredTitle({ ...title, ...id }, imdbID);
};

/** Which lists contain a title, and how to change that. */
export type TitleLists = {
  /** Ids of the lists with the title; null until known. */
  readonly listIDs: ReadonlySet<string> | null;
  /** Adds the title to a list or removes it; shows at once. Answers with the result after the change is stored. */
  readonly put: (listID: string, isMember: boolean) => ReturnType<Answer<void>>;
};

/** Returns the lists that contain a title. A change shows before it is stored, and is taken back if it fails. */
export const useTitleLists = ({ lists, loadedImdbID }: TitleActionDeps, listed: TitleWithImdbId, state: MemberTitleState | null): TitleLists => {
  const [unstored, setUnstored] = useState<ReadonlyMap<string, { readonly isMember: boolean }>>(new Map());
  const listIDs = useMemo(() => {
    if (state === null) return null;
    const ids = new Set(state.listIDs);
    unstored.forEach(({ isMember }, listID) => (isMember ? ids.add(listID) : ids.delete(listID)));
    return ids;
  }, [state, unstored]);
  const put = async (listID: string, isMember: boolean): ReturnType<Answer<void>> => {
    const change = { isMember };
    setUnstored((before) => new Map(before).set(listID, change));
    const key = state?.itemKey ?? itemKey(listed.title);
    const titles = [toKeyedStoredTitle(key, { ...listed, imdbID: listed.imdbID ?? loadedImdbID(listed.title) })];
    const result = await (isMember ? lists.addTitles : lists.removeTitles)(listID, titles)();
    // A later change of the same list may have replaced this one.
    setUnstored((before) => new Map([...before].filter(([, other]) => other !== change)));
    return result;
  };
  return { listIDs, put };
};

/** The toggles of a title: favorites and watchlist. */
export type DefaultListToggleControl = {
  /** True until the lists and the title's state are known. */
  readonly isLoading: boolean;
  readonly isOn: (list: DefaultListName) => boolean;
  /** Adds or removes the title and says so in a toast with "Undo". */
  readonly toggle: (list: DefaultListName) => void;
};

/** Returns the toggles of a title. */
export const useDefaultListToggles = (tools: TitleActionDeps, listed: TitleWithImdbId, state: MemberTitleState | null): DefaultListToggleControl => {
  const known = useObservableValue(tools.known);
  const { listIDs, put } = useTitleLists(tools, listed, state);
  const idOf = (list: DefaultListName): string | undefined => known?.find(({ name }) => name === list)?.listID;
  const isOn = (list: DefaultListName): boolean => listIDs?.has(idOf(list) ?? '') === true;
  const toggle = async (list: DefaultListName): Promise<void> => {
    const listID = idOf(list);
    if (listID === undefined || listIDs === null) return;
    const isMember = !isOn(list);
    const result = await put(listID, isMember);
    if (E.isLeft(result)) toastFailedChange(result.left);
    else toastListChange(tools.lists, (isMember ? addedToText : removedFromText)(displayListName(list)));
  };
  return { isLoading: known === null || listIDs === null, isOn, toggle: (list) => void toggle(list) };
};
