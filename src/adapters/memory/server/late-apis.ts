import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Backend, BackendLists, OpenedBackend } from '#application/ports/backend';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { memoryFeedback } from '#adapters/memory/memory-feedback';
import { forgetAllUnmatched, memoryUnmatchedEntries } from '#adapters/memory/unmatched/memory-unmatched-entries';
import { memoryAccountApi } from './memory-account-api';
import { memoryCalendarApi } from './memory-calendar-api';
import { memoryListApi } from './memory-list-api';
import { memorySignInLog } from './memory-sign-ins';
import { memorySharedListReader } from './memory-shared-list-reader';

type LateApis = Pick<Backend, 'feedback' | 'sharedLists' | 'accountApi'> & Pick<OpenedBackend, 'reset'> & {
  readonly lists: BackendLists['api'];
};

/** Returns the server calls that few people make, loaded together. */
export const lateApis = (deps: MemoryBackendDeps): LateApis => ({
  accountApi: memoryAccountApi(deps),
  feedback: memoryFeedback(deps),
  lists: { ...memoryListApi(deps), ...memoryCalendarApi, ...memorySignInLog(deps), ...memoryUnmatchedEntries(deps) },
  reset: pipe(deps.storage.reset, TE.tap(() => forgetAllUnmatched(deps))),
  sharedLists: memorySharedListReader(deps),
});
