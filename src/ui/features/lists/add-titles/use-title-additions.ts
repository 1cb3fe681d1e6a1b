import * as E from 'fp-ts/Either';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { filter, firstValueFrom } from 'rxjs';
import { createActor } from 'xstate';
import {
  titlesAddedInDialog, addTitlesMachine, type AddTitlesContext, type TitleMembershipChange,
} from '#application/lists/add-titles-machine';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Title } from '#domain/catalogue/title';
import type { List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { ADD_TITLES_TOASTS } from '#ui/messages/lists/add-titles.messages.ts';
import { toastFailedChange, toastListChange } from '#ui/features/lists/card-actions/list-change-toast.ts';
import type { AddTitlesDeps } from '#ui/features/lists/card-actions/title-action-deps.ts';

/** The list that gets titles. */
export type AdditionsList = Pick<List, 'listID' | 'name' | 'displayName'>;

/** Stores a change. Answers false if the list has the title, or lacks it, already. */
const storeChange =
  (deps: AddTitlesDeps, listID: string) =>
  ({ title, isMember }: TitleMembershipChange): Answer<boolean> =>
  async () => {
    const { lists } = deps;
    const state = await firstValueFrom(lists.titleState(title).pipe(filter((known) => known !== null)));
    if (state.listIDs.includes(listID) === isMember) return E.right(false);
    const stored = await (isMember ? lists.addTitles : lists.removeTitles)(listID, [toStoredTitle(title)])();
    return E.map(() => true)(stored);
  };

/** Says in a toast what was changed since the dialog was opened, and offers to take all of it back. */
const report = (lists: ListUseCases, list: string, { changes, steps, failure }: AddTitlesContext): void => {
  const { length } = titlesAddedInDialog(changes);
  if (failure !== null) toastFailedChange(failure);
  else if (length > 0) toastListChange(lists, ADD_TITLES_TOASTS.added(length, list), steps);
  else if (changes.length > 0) toastListChange(lists, ADD_TITLES_TOASTS.removed(changes.length, list), steps);
};

/** The changes of one opening of the dialog. */
export type TitleAdditions = Pick<AddTitlesContext, 'last' | 'failure'> & {
  /** Titles that were added, the last one first. */
  readonly added: ReadonlyArray<Title>;
  readonly setMember: (title: Title, isMember: boolean) => void;
};

/** Runs the machine of the dialog for one opening. @param open false closes the dialog, which reports its changes. */
export const useTitleAdditions = (deps: AddTitlesDeps, list: AdditionsList, open: boolean): TitleAdditions => {
  // Not stopped with the component: changes that wait are stored even if the page is left. The final state ends the actor.
  const [actor] = useState(() => {
    const created = createActor(addTitlesMachine(storeChange(deps, list.listID)));
    created.subscribe({ complete: () => report(deps.lists, shownListName(list), created.getSnapshot().context) });
    return created.start();
  });
  const { last, failure, changes } = useSelector(actor, ({ context }) => context);
  useEffect(() => {
    if (!open) actor.send({ type: 'dialog.closed' });
  }, [actor, open]);
  return {
    last, failure,
    added: titlesAddedInDialog(changes),
    setMember: (title, isMember) => actor.send({ type: 'title.chosen', title, isMember }),
  };
};
