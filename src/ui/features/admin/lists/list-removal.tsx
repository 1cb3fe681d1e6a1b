import { createContext, useContext, type ReactNode } from 'react';
import type { List } from '#domain/lists/list';
import { displayListName } from '#domain/lists/list-name';
import { useModal } from '#ui/app/modals/modal-provider.tsx';
import { confirmListRemoval, listRemovalTitle } from '#ui/messages/admin/all-lists.messages.ts';
import { useBulkDialog } from '../shared/use-bulk-dialog';

/** Asks, then moves lists to their owners' bins. */
type AskRemoval = (lists: ReadonlyArray<List>) => void;

const RemovalContext = createContext<AskRemoval>(() => undefined);
export const useListRemoval = (): AskRemoval => useContext(RemovalContext);

/** Gives the removal of lists to a page, with progress and a report of what was refused. @param onDone called when the report is closed. */
export const ListRemovalProvider = ({ onDone, children }: { readonly onDone?: () => void; readonly children: ReactNode }): React.JSX.Element => {
  const { open } = useModal();
  const { start, dialog } = useBulkDialog(onDone);
  const ask: AskRemoval = (lists) => {
    const onConfirm = (): void => {
      const names = new Map(lists.map(({ listID, name }) => [listID, displayListName(name)]));
      start({ title: listRemovalTitle(names.size), names, change: (api, ids) => api.removeLists(ids) });
    };
    open({ name: 'confirmation', properties: { ...confirmListRemoval(lists.map(({ name, itemCount }) => ({ name: displayListName(name), count: itemCount }))), isFinal: true, onConfirm } });
  };
  return (
    <RemovalContext value={ask}>
      {children}
      {dialog}
    </RemovalContext>
  );
};
