import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useState } from 'react';
import type { BulkChange } from '#application/admin/bulk-machine';
import { ADMIN_BACKEND } from '#application/service-keys';
import type { AdminApi } from '#domain/users/admin-api';
import { useService } from '#ui/services.tsx';
import { BulkProgressDialog } from './bulk-progress-dialog';
import { useRefreshAdminData } from './use-admin-query';
import { useBulkChange } from './use-bulk-change';

type BulkStart = {
  /** Name of the act: "Disable 3 users". */
  readonly title: string;
  /** Names of the changed rows by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** Most rows of one call. */
  readonly partSize?: number;
  readonly change: (api: AdminApi, ...ids: Parameters<BulkChange>) => ReturnType<BulkChange>;
};

/**
 * Returns the start of a bulk change, and the dialog with its progress and report, to be rendered by the caller. The admin's data is read
 * again when the report is closed. @param onClosed called then.
 */
export const useBulkProgressDialog = (
  onClosed?: () => void,
): { readonly start: (what: BulkStart) => void; readonly dialog: React.JSX.Element } => {
  const admin = useService(ADMIN_BACKEND);
  const bulk = useBulkChange();
  const refresh = useRefreshAdminData();
  const [{ title, names }, setRunning] = useState<Pick<BulkStart, 'title' | 'names'>>({ title: '', names: new Map() });
  const start = ({ change, partSize, ...running }: BulkStart): void => {
    setRunning(running);
    bulk.start([...running.names.keys()], (ids) => pipe(admin, TE.flatMap(({ api }) => change(api, ids))), partSize);
  };
  const close = (): void => {
    onClosed?.();
    refresh();
  };
  return { start, dialog: <BulkProgressDialog bulk={bulk} title={title} nameOf={(id) => names.get(id) ?? id} onClosed={close} /> };
};
