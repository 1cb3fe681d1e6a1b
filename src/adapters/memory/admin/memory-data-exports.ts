import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { toAuditValues } from '#domain/audit/audit';
import type { DataExports, ExportPart } from '#domain/exports/data-exports';
import { exportListsData, exportUsersData, type ExportResult } from '#application/server/admin/export-data';
import { authenticate } from '#application/server/authenticate';
import type { MemoryBackendDeps } from '../memory-backend-deps';
import { memoryServerDeps } from '../server/memory-server';
import { runAsAdmin } from './memory-admin-api';
import { memoryExportSource } from './memory-export-source';

const toPart = ({ file: { text, rows, cursor } }: ExportResult): ExportPart => ({ text, rows, cursor });

/** Exports that run the server use cases in the browser. The first part of a file leaves an audit entry. */
export const memoryDataExports = (deps: MemoryBackendDeps): DataExports => {
  const source = { exports: memoryExportSource(deps.storage) };
  const runs = { users: { name: 'exportUsersData', run: exportUsersData }, lists: { name: 'exportListsData', run: exportListsData } } as const;
  return {
    part: (kind, format, cursor) => {
      const { name, run } = runs[kind];
      const part = run(source, { format, cursor });
      const checked = cursor === null ? runAsAdmin(deps)(name, { format }, () => part) : pipe(authenticate(memoryServerDeps(deps), 'admin', deps.browserId), TE.flatMap(() => part));
      return pipe(checked, TE.map(toPart));
    },
    users: (format, uids) => pipe(runAsAdmin(deps)('exportUsersData', toAuditValues({ format, uids }), () => exportUsersData(source, { format, cursor: null, uids })), TE.map(toPart)),
  };
};
