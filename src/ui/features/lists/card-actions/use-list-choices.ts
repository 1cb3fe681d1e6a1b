import * as E from 'fp-ts/Either';
import { useRef, useState } from 'react';
import { displayListName, normalizeListName } from '#domain/lists/list-name';
import type { Failure } from '#domain/shared/failure';
import { addedTo, changedLists, removedFrom } from '#ui/messages/lists/card-actions.messages.ts';
import { toastListChange } from './list-change-toast';
import type { ListedTitle, ListTools } from './list-tools';
import { useTitleState } from '../watched/use-title-watch';
import { useTitleLists } from './use-title-lists';

/** A change made in the menu; `name` is the stored name of the list. */
type Change = { readonly listID: string; readonly isMember: boolean; readonly name: string };

export type ListChoices = {
  /** Ids of the lists with the title; null until known. */
  readonly listIDs: ReadonlySet<string> | null;
  readonly failure: Failure | null;
  readonly put: (list: { readonly listID: string; readonly name: string }, isMember: boolean) => void;
  /** Creates a list and adds the title. Returns whether the list was created. */
  readonly create: (name: string) => Promise<boolean>;
  readonly clearFailure: () => void;
  /** Says in a toast what was changed since the menu was opened, and offers to take all of it back. */
  readonly report: () => void;
};

/** Changes a title's lists one after the other and remembers what was changed. */
export const useListChoices = (tools: ListTools, listed: ListedTitle): ListChoices => {
  const { listIDs, put } = useTitleLists(tools, listed, useTitleState(tools.lists, listed));
  const { lists } = tools;
  const [failure, setFailure] = useState<Failure | null>(null);
  const changes = useRef<ReadonlyArray<Change>>([]);
  const steps = useRef(0);

  const change = async (listID: string, name: string, isMember: boolean): Promise<void> => {
    setFailure(null);
    const result = await put(listID, isMember);
    if (E.isLeft(result)) {
      setFailure(result.left);
      return;
    }
    steps.current += 1;
    const others = changes.current.filter((other) => other.listID !== listID);
    // Adding and removing again is no change to report.
    changes.current = others.length < changes.current.length ? others : [...others, { listID, isMember, name }];
  };
  const create = async (name: string): Promise<boolean> => {
    setFailure(null);
    const created = await lists.createList(name)();
    if (E.isLeft(created)) {
      setFailure(created.left);
      return false;
    }
    steps.current += 1;
    await change(created.right, normalizeListName(name), true);
    return true;
  };
  const report = (): void => {
    const [first, ...more] = changes.current;
    if (first === undefined) return;
    const text = more.length > 0 ? changedLists(more.length + 1) : (first.isMember ? addedTo : removedFrom)(displayListName(first.name));
    toastListChange(lists, text, steps.current);
  };
  return { listIDs, failure, put: ({ listID, name }, isMember) => void change(listID, name, isMember), create, clearFailure: () => setFailure(null), report };
};
