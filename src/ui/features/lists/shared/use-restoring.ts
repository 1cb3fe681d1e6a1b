import { useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import { displayListName, typedListName } from '#domain/lists/list-name';
import type { Failure } from '#domain/shared/failure';
import { toast } from '#ui/design/toasts/toast.ts';
import { LIST_TOASTS } from '#ui/messages/lists/lists.messages.ts';
import { listRejectionText } from '#ui/messages/lists/manage-lists.messages.ts';
import { useRunChange } from './use-run-change';

const isNameTaken = (failure: Failure): boolean => failure._tag === 'conflict' && failure.what === 'list name';

export type Restoring = {
  /** Whether another list has the name by now, so that the list needs another one. */
  readonly isNaming: boolean;
  /** Restores the list with its name, or says why not. */
  readonly restore: () => Promise<void>;
  /** Restores the list with another name. Resolves to why it was refused; null if it is back. */
  readonly restoreAs: (name: string) => Promise<Failure | null>;
  readonly cancel: () => void;
};

/** Returns the ways to restore a deleted list. */
export const useRestoring = (useCases: ListUseCases, list: List): Restoring => {
  const run = useRunChange(useCases, true);
  const [isNaming, setNaming] = useState(false);
  const restoreAs = (name: string): Promise<Failure | null> =>
    run(useCases.restoreList(list.listID, name), LIST_TOASTS.restored(displayListName(name)));
  const restore = async (): Promise<void> => {
    const failure = await restoreAs(typedListName(list));
    if (failure === null) return;
    if (isNameTaken(failure)) setNaming(true);
    toast({ text: listRejectionText(failure), tone: 'bad' });
  };
  return { isNaming, restore, restoreAs, cancel: () => setNaming(false) };
};
