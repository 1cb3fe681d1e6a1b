import type { Backend, BackendLists } from '#application/ports/backend';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { memoryFeedback } from '#adapters/memory/memory-feedback';
import { memoryCalendarApi } from './memory-calendar-api';
import { memoryListApi } from './memory-list-api';
import { memorySharedListReader } from './memory-shared-list-reader';

type LateApis = Pick<Backend, 'feedback' | 'sharedLists'> & { readonly lists: BackendLists['api'] };

/** Returns the server calls that few people make, loaded together. */
export const lateApis = (deps: MemoryBackendDeps): LateApis => ({
  feedback: memoryFeedback(deps),
  lists: { ...memoryListApi(deps), ...memoryCalendarApi },
  sharedLists: memorySharedListReader(deps),
});
