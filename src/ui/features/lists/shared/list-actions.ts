import { useMemo } from 'react';
import { firstValueFrom } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { ModalProperties } from '#application/shell/modal-machine';
import { noItemFilter, type ItemQuery } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import { displayListName, shownListName } from '#domain/lists/list-name';
import type { Failure } from '#domain/shared/failure';
import { isDefaultListName } from '#domain/users/new-user';
import { LIST_PAGE_MESSAGES, LIST_TOASTS } from '#ui/messages/lists/lists.messages.ts';
import { MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { useRunChange } from './use-run-change';

/** Favorites and watchlist can be neither renamed nor deleted. */
export const isFixedList = ({ name }: Pick<List, 'name'>): boolean => isDefaultListName(name);

export type ListActions = {
  /** Resolves to why the name was refused; null if the list has it. */
  readonly rename: (list: List, name: string) => Promise<Failure | null>;
  readonly describe: (list: List, description: string) => void;
  readonly pin: (list: List) => void;
  readonly archive: (list: List) => void;
  /** Opens the dialog of the list's link. */
  readonly share: (list: List) => void;
  /** Asks first. @param onDeleted called after the deletion. */
  readonly remove: (list: List, onDeleted?: () => void) => void;
};

/** Returns the readers of a list's titles for its share dialog. */
const readersOf = (useCases: ListUseCases, listID: string): Pick<ModalProperties['share-list'], 'readFirst' | 'readAll'> => {
  const query: ItemQuery = { listID, sort: 'order', direction: 'asc', filter: noItemFilter };
  return {
    readFirst: (count) => () => firstValueFrom(useCases.firstItems(query, count)),
    readAll: useCases.allItems(query, { onProgress: () => undefined, signal: new AbortController().signal }),
  };
};

/** Returns the changes of whole lists. */
export const useListActions = (useCases: ListUseCases): ListActions => {
  const run = useRunChange(useCases);
  const runQuietly = useRunChange(useCases, true);
  const { open } = useModal();
  return useMemo(
    () => ({
      rename: (list, name) => runQuietly(useCases.renameList(list.listID, name), LIST_TOASTS.renamed(displayListName(name))),
      describe: (list, description) =>
        void run(useCases.describeList(list.listID, description), LIST_TOASTS.described(shownListName(list))),
      pin: (list) =>
        void run(
          useCases.pinList(list.listID, !list.pinned),
          (list.pinned ? LIST_TOASTS.unpinned : LIST_TOASTS.pinned)(shownListName(list)),
        ),
      archive: (list) =>
        void run(
          useCases.archiveList(list.listID, !list.archived),
          (list.archived ? LIST_TOASTS.unarchived : LIST_TOASTS.archived)(shownListName(list)),
        ),
      share: (list) =>
        open({
          name: 'share-list',
          properties: {
            list, share: (sharesNotes) => useCases.shareList(list.listID, sharesNotes), end: useCases.unshareList(list.listID),
            joint: useCases.joint, ...readersOf(useCases, list.listID),
          },
        }),
      remove: (list, onDeleted) => {
        const name = shownListName(list);
        open({
          name: 'confirmation',
          properties: {
            title: MANAGE_LISTS_MESSAGES.confirmDelete(name, list.itemCount),
            subtitle: MANAGE_LISTS_MESSAGES.confirmDeleteText, confirmText: MANAGE_LISTS_MESSAGES.confirm,
            cancelText: LIST_PAGE_MESSAGES.cancel, isFinal: true,
            onConfirm: () =>
              void run(useCases.deleteList(list.listID), LIST_TOASTS.deleted(name)).then((failure) => failure === null && onDeleted?.()),
          },
        });
      },
    }),
    [run, runQuietly, useCases, open],
  );
};
