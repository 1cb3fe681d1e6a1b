import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { DataExports } from '#domain/exports/data-exports';
import { exportListsData, exportUsersData } from '#application/server/admin/export-data';
import { authenticate } from '#application/server/authenticate';
import type { MemoryBackendDeps } from '../memory-backend-deps';
import { memoryServerDeps } from '../server/memory-server';
import { runAsAdmin } from './memory-admin-api';
import { memoryExportSource } from './memory-export-source';

/** Exports that run the server use cases in the browser. The first part of a file leaves an audit entry. */
export const memoryDataExports = (deps: MemoryBackendDeps): DataExports => {
  const source = { exports: memoryExportSource(deps.storage) };
  const runs = { users: { name: 'exportUsersData', run: exportUsersData }, lists: { name: 'exportListsData', run: exportListsData } } as const;
  return {
    part: (kind, format, cursor) => {
      const { name, run } = runs[kind];
      const part = run(source, { format, cursor });
      const checked = cursor === null ? runAsAdmin(deps)(name, { format }, () => part) : pipe(authenticate(memoryServerDeps(deps), 'admin', deps.browserId), TE.flatMap(() => part));
      return pipe(checked, TE.map(({ file: { text, rows, cursor: next } }) => ({ text, rows, cursor: next })));
    },
  };
};
