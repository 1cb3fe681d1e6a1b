import * as E from 'fp-ts/Either';
import { useRef, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import type { Failure } from '#domain/shared/failure';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { LIST_PAGE_MESSAGES, LIST_TOASTS } from '#ui/messages/lists/lists.messages.ts';
import { listDeletionFailureText, emptyBinQuestionText, MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';

export type PermanentListDeletionControl = {
  /** Asks, then deletes the lists for good, one after another. */
  readonly ask: (lists: ReadonlyArray<List>) => void;
  /** Ids of the lists that are being deleted. */
  readonly deleting: ReadonlySet<string>;
};

const questionOf = (lists: ReadonlyArray<List>): { readonly title: string; readonly subtitle: string } => {
  const named = lists.map((list) => ({ name: shownListName(list), count: list.itemCount }));
  const [only] = named;
  if (only !== undefined && named.length === 1)
    return { title: MANAGE_LISTS_MESSAGES.confirmForever(only.name, only.count), subtitle: MANAGE_LISTS_MESSAGES.confirmForeverText };
  return {
    title: MANAGE_LISTS_MESSAGES.confirmEmptyBin(
      named.length,
      named.reduce((sum, { count }) => sum + count, 0),
    ),
    subtitle: emptyBinQuestionText(named),
  };
};

/** Returns the deletion of lists that cannot be undone. */
export const usePermanentListDeletion = (useCases: ListUseCases): PermanentListDeletionControl => {
  const { open } = useModal();
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const isRunning = useRef(false);
  const deleteAll = async (lists: ReadonlyArray<List>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setDeleting(new Set(lists.map(({ listID }) => listID)));
    let failed: E.Either<Failure, void> = E.right(undefined);
    for (const { listID } of lists) if (E.isRight(failed)) failed = await useCases.deleteForever(listID)();
    isRunning.current = false;
    setDeleting(new Set());
    if (E.isLeft(failed)) {
      toast({ text: listDeletionFailureText(failed.left), tone: 'bad' });
      return;
    }
    const [only, ...more] = lists;
    toast({
      text: only !== undefined && more.length === 0 ? LIST_TOASTS.deletedForever(shownListName(only)) : LIST_TOASTS.emptiedBin,
      tone: 'good',
    });
  };
  const ask = (lists: ReadonlyArray<List>): void =>
    open({
      name: 'confirmation',
      properties: {
        ...questionOf(lists),
        confirmText: MANAGE_LISTS_MESSAGES.deleteForever, cancelText: LIST_PAGE_MESSAGES.cancel, isFinal: true,
        onConfirm: () => void deleteAll(lists),
      },
    });
  return { ask, deleting };
};
