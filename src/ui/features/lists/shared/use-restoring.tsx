import { useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import { displayListName, shownListName, typedListName } from '#domain/lists/list-name';
import type { Failure } from '#domain/shared/failure';
import { toast } from '#ui/design/toasts/toast.ts';
import { LIST_TOASTS } from '#ui/messages/lists/lists.messages.ts';
import { listRejectionText, MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { NameForm } from './name-form';
import { useRunChange } from './use-run-change';

const isNameTaken = (failure: Failure): boolean => failure._tag === 'conflict' && failure.what === 'list name';

export type Restoring = {
  /** Restores the list with its name, or says why not. */
  readonly restore: () => Promise<void>;
  /** Asks for another name, if another list has this one by now; else null. */
  readonly form: React.JSX.Element | null;
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
  const form = !isNaming ? null : (
    <NameForm
      label={MANAGE_LISTS_MESSAGES.restoreAs}
      submit={MANAGE_LISTS_MESSAGES.restore}
      name={shownListName(list)}
      autoFocus
      onSubmit={restoreAs}
      onCancel={() => setNaming(false)}
    />
  );
  return { restore, form };
};
