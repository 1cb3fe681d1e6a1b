import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { toAuditValues } from '#domain/audit/audit';
import type { DataExports, ExportPart } from '#domain/exports/data-exports';
import { parseExportCursor } from '#domain/exports/export-cursor';
import { exportListsData, exportUsersData, type ExportResult } from '#application/server/admin/export-users-and-lists';
import { withExportAudit } from '#application/server/admin/with-export-audit';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { runAsAdmin } from './memory-admin-api';
import { memoryExportSource } from './memory-export-source';

const toPart = ({ file: { text, rows, cursor } }: ExportResult): ExportPart => ({ text, rows, cursor });

/** Exports that run the server use cases in the browser, with one audit entry a file. */
export const memoryDataExports = (deps: MemoryBackendDeps): DataExports => {
  const runAsExport = runAsAdmin(deps, withExportAudit);
  const source = { exports: memoryExportSource(deps.storage) };
  const runs = {
    users: { name: 'exportUsersData', run: exportUsersData, options: {} },
    lists: { name: 'exportListsData', run: exportListsData, options: {} },
    'lists-with-titles': { name: 'exportListsData', run: exportListsData, options: { titles: true } },
  } as const;
  return {
    part: (kind, format, cursor) => {
      const { name, run, options } = runs[kind];
      const after = cursor === null ? null : parseExportCursor(cursor).lastRow;
      const input = { format, ...options, ...(cursor !== null && { cursor }) };
      return pipe(runAsExport(name, input, () => run(source, { format, cursor: after, ...options })), TE.map(toPart));
    },
    users: (format, uids) =>
      pipe(
        runAsExport('exportUsersData', toAuditValues({ format, uids }), () => exportUsersData(source, { format, cursor: null, uids })),
        TE.map(toPart),
      ),
  };
};
