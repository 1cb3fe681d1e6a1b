import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { createActor } from 'xstate';
import { addToListMachine, type AddToListContext } from '#application/lists/add-to-list-machine';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { displayListName } from '#domain/lists/list-name';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { Failure } from '#domain/shared/failure';
import { addedToText, changedListCountText, removedFromText } from '#ui/messages/lists/card-actions.messages.ts';
import { useTitleState } from './use-title-actions';
import { toastFailedChange, toastListChange } from './list-change-toast';
import type { TitleWithImdbId, TitleActionDeps } from './title-action-deps';

export type AddToListControl = {
  /** Ids of the lists with the title; null until known. */
  readonly listIDs: ReadonlySet<string> | null;
  readonly failure: Failure | null;
  /** Text that is typed to find a list or to name a new one. */
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly setMember: (list: { readonly listID: string; readonly name: string }, isMember: boolean) => void;
  /** Creates a list and adds the title. */
  readonly create: (name: string) => void;
};

/** Says in a toast what was changed since the menu was opened, and offers to take all of it back. */
const report = (lists: ListUseCases, { changes: [first, ...more], failure, steps }: AddToListContext): void => {
  if (failure !== null) toastFailedChange(failure);
  else if (first !== undefined)
    toastListChange(
      lists,
      more.length > 0
        ? changedListCountText(more.length + 1)
        : (first.isMember ? addedToText : removedFromText)(displayListName(first.name)),
      steps,
    );
};

/** Runs the machine of the menu for one opening. @param open false closes the menu, which reports its changes. */
export const useAddToListControl = (deps: TitleActionDeps, subject: TitleWithImdbId, open: boolean): AddToListControl => {
  const state = useTitleState(deps.lists, subject.title);
  // Not stopped with the component: changes that wait are stored even if the page is left. The final state ends the actor.
  const [actor] = useState(() => {
    const created = createActor(addToListMachine({ lists: deps.lists, storedTitle: () => toStoredTitle(subject.title, subject.imdbID) }));
    created.subscribe({ complete: () => report(deps.lists, created.getSnapshot().context) });
    return created.start();
  });
  const { typed, failure } = useSelector(actor, ({ context }) => context);
  useEffect(() => {
    if (!open) actor.send({ type: 'menu.closed' });
  }, [actor, open]);
  const listIDs = useMemo(() => (state === null ? null : new Set(state.listIDs)), [state]);
  return {
    listIDs,
    failure,
    typed,
    type: (text) => actor.send({ type: 'name.typed', text }),
    setMember: (list, isMember) => actor.send({ type: 'list.chosen', list, isMember }),
    create: (name) => actor.send({ type: 'list.named', name }),
  };
};
