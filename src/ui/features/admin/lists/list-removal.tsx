import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { ADMIN } from '#application/service-keys';
import type { List } from '#domain/lists/list';
import { displayListName } from '#domain/lists/list-name';
import { useModal } from '#ui/app/modals/modal-provider.tsx';
import { confirmListRemoval, listRemovalTitle } from '#ui/messages/admin/all-lists.messages.ts';
import { useService } from '#ui/services.tsx';
import { BulkDialog } from '../shared/bulk-dialog';
import { useRefreshAdminData } from '../shared/use-admin-query';
import { useBulkChange } from '../shared/use-bulk-change';

/** Asks, then moves lists to their owners' bins. */
type AskRemoval = (lists: ReadonlyArray<List>) => void;

const RemovalContext = createContext<AskRemoval>(() => undefined);
export const useListRemoval = (): AskRemoval => useContext(RemovalContext);

/** Gives the removal of lists to a page, with progress and a report of what was refused. @param onDone called when the report is closed. */
export const ListRemovalProvider = ({ onDone, children }: { readonly onDone?: () => void; readonly children: ReactNode }): React.JSX.Element => {
  const admin = useService(ADMIN);
  const { open } = useModal();
  const bulk = useBulkChange();
  const refresh = useRefreshAdminData();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const { start } = bulk;
  const ask = useMemo<AskRemoval>(
    () => (lists) => {
      const onConfirm = (): void => {
        setNames(new Map(lists.map(({ listID, name }) => [listID, displayListName(name)])));
        start(lists.map(({ listID }) => listID), (ids) => pipe(admin, TE.flatMap(({ api }) => api.removeLists(ids))));
      };
      open({ name: 'confirmation', properties: { ...confirmListRemoval(lists.map(({ name, itemCount }) => ({ name: displayListName(name), count: itemCount }))), isFinal: true, onConfirm } });
    },
    [admin, open, start],
  );
  const onClosed = (): void => {
    refresh();
    onDone?.();
  };
  return (
    <RemovalContext value={ask}>
      {children}
      <BulkDialog bulk={bulk} title={listRemovalTitle(names.size)} nameOf={(id) => names.get(id) ?? id} onClosed={onClosed} />
    </RemovalContext>
  );
};
