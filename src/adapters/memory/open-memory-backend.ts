import type { Clock } from '#application/ports/clock';
import type { Log } from '#application/ports/log';
import { withTimeout } from '#domain/shared/with-timeout';
import { unavailable } from '#domain/shared/failure';
import type { Backend } from '#application/ports/backend';
import { inMemoryStorage, type StateStorage } from './storage/state-storage';
import type { SessionHint } from '#application/ports/session-hint';
import { memoryBackend } from './memory-backend';
import { indexedDbStorage } from './storage/indexed-db-storage';
import { seedState } from './demo-data';
import { broadcastTabChannel } from './storage/tab-channel';

const DATABASE_NAME = 'marquee';
const BROWSER_ID = 'this';
/** Limit for opening the database, in ms: some browsers never answer. */
const TIMEOUT_MS = 5000;

export type OpenBackendOptions = { readonly clock: Clock; readonly log: Log; readonly hint: SessionHint };

type OpenedStorage = { readonly storage: StateStorage; readonly isPersistent: boolean };

/** Opens the IndexedDB storage of this browser. Without IndexedDB, returns an in-memory storage, which lasts as long as the page. */
const openStorage = async (log: Log): Promise<OpenedStorage> => {
  try {
    const tabs = broadcastTabChannel('marquee.memory-backend');
    const storage = await withTimeout(TIMEOUT_MS, () => indexedDbStorage({ name: DATABASE_NAME, initialState: seedState, tabs, log }));
    return { storage, isPersistent: true };
  } catch (error) {
    log.failure('memory-backend.open', unavailable(null, `Without IndexedDB, nothing is stored beyond this page: ${String(error)}`));
    return { storage: inMemoryStorage(seedState), isPersistent: false };
  }
};

/** Opens the memory backend of this browser and updates the session hint at every change. Never rejects. */
export const openMemoryBackend = async ({ clock, log, hint }: OpenBackendOptions): Promise<Backend> => {
  const { storage, isPersistent } = await openStorage(log);
  // An unreachable database does not end the session: the hint keeps its value until a user signs in on this page.
  let hasHintSource = isPersistent;
  storage.state.subscribe(({ sessions, actionEmails: emails }) => {
    const uid = sessions.get(BROWSER_ID)?.uid ?? null;
    hasHintSource ||= uid !== null;
    if (hasHintSource) hint.set({ uid, hasEmails: emails.size > 0 });
  });
  return memoryBackend({ storage, clock, browserId: BROWSER_ID });
};
