import type { Backend } from '#application/ports/backend';
import type { CalendarAddressApi } from '#domain/calendar/calendar-address-api';
import type { ListApi } from '#domain/lists/server/list-api';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { memoryFeedback } from '#adapters/memory/memory-feedback';
import { memoryCalendarAddressApi } from './memory-calendar-address-api';
import { memoryListApi } from './memory-list-api';
import { memorySharedListReader } from './memory-shared-list-reader';

type LateApis = Pick<Backend, 'feedback' | 'sharedLists'> & { readonly lists: ListApi & CalendarAddressApi };

/** Returns the server calls that few people make, loaded together. */
export const lateApis = (deps: MemoryBackendDeps): LateApis => ({
  feedback: memoryFeedback(deps),
  lists: { ...memoryListApi(deps), ...memoryCalendarAddressApi },
  sharedLists: memorySharedListReader(deps),
});
