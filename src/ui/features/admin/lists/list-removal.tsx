import { createContext, useContext, type ReactNode } from 'react';
import type { List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { isDefaultListName } from '#domain/users/new-user';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { listRemovalQuestion, listRemovalHeading } from '#ui/messages/admin/all-lists.messages.ts';
import { useBulkProgressDialog } from '#ui/features/admin/shared/use-bulk-progress-dialog.tsx';

/** Returns whether the server removes a list: everybody has favorites and a watchlist. */
export const isRemovableList = ({ name, deletedAt }: Pick<List, 'name' | 'deletedAt'>): boolean =>
  deletedAt === null && !isDefaultListName(name);

/** Asks, then moves lists to their owners' bins. @param leavesOut whether others were chosen, too, which stay: favorites and watchlists. */
type AskRemoval = (lists: ReadonlyArray<List>, leavesOut?: boolean) => void;

const RemovalContext = createContext<AskRemoval>(() => undefined);
export const useListRemoval = (): AskRemoval => useContext(RemovalContext);

/** Gives the removal of lists to a page, with progress and a report of what was refused. @param onDone called when the report is closed. */
export const ListRemovalProvider = ({
  onDone, children,
}: {
  readonly onDone?: () => void;
  readonly children: ReactNode;
}): React.JSX.Element => {
  const { open } = useModal();
  const { start, dialog } = useBulkProgressDialog(onDone);
  const ask: AskRemoval = (lists, leavesOut = false) => {
    const onConfirm = (): void => {
      const names = new Map(lists.map((list) => [list.listID, shownListName(list)]));
      start({ title: listRemovalHeading(names.size), names, change: (api, ids) => api.removeLists(ids) });
    };
    open({
      name: 'confirmation',
      properties: {
        ...listRemovalQuestion(
          lists.map((list) => ({ name: shownListName(list), count: list.itemCount })),
          leavesOut,
        ),
        isFinal: true, onConfirm,
      },
    });
  };
  return (
    <RemovalContext value={ask}>
      {children}
      {dialog}
    </RemovalContext>
  );
};
