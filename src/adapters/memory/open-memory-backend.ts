import type { Clock } from '#application/ports/clock';
import type { Log } from '#application/ports/log';
import { withTimeout } from '#domain/shared/with-timeout';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { unavailable, type StorageProblem } from '#domain/shared/failure';
import type { OpenedBackend } from '#application/ports/backend';
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

export type OpenBackendOptions = {
  readonly clock: Clock;
  readonly log: Log;
  readonly hint: SessionHint;
  /** Called when nothing can be stored beyond this page. */
  readonly onStorageProblem: (problem: StorageProblem) => void;
};

type OpenedStorage = { readonly storage: StateStorage; readonly problem: StorageProblem | null };

/** Returns whether the database was written by a newer version of the app, as after a roll-back; it stays unchanged. */
const isNewer = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';

/** Asks the browser to keep the data when space gets short. A refusal changes nothing: the data is kept as far as possible. */
const askForPersistence = (): void => {
  const storage = (navigator as Partial<Pick<Navigator, 'storage'>>).storage as Partial<StorageManager> | undefined;
  storage?.persist?.().catch(() => undefined);
};

/** Opens the IndexedDB storage of this browser. Without IndexedDB, returns an in-memory storage, which lasts as long as the page. */
const openStorage = async (log: Log): Promise<OpenedStorage> => {
  const opening = (async () => indexedDbStorage({ name: DATABASE_NAME, initialState: seedState, tabs: broadcastTabChannel('marquee.memory-backend'), log }))();
  try {
    return { storage: await withTimeout(TIMEOUT_MS, () => opening), problem: null };
  } catch (error) {
    // A database that opens too late is not used: it would listen to other tabs and hold up their updates.
    opening.then(({ close }) => close()).catch(() => undefined);
    log.failure('memory-backend.open', unavailable(null, `Without IndexedDB, nothing is stored beyond this page: ${String(error)}`));
    return { storage: inMemoryStorage(seedState), problem: isNewer(error) ? 'newer' : 'refused' };
  }
};

/** Opens the memory backend of this browser and updates the session hint at every change. Never rejects. */
export const openMemoryBackend = async ({ clock, log, hint, onStorageProblem }: OpenBackendOptions): Promise<OpenedBackend> => {
  const { storage, problem } = await openStorage(log);
  // An unreachable database does not end the session: the hint keeps its value until a user signs in on this page.
  let hasHintSource = problem === null;
  storage.state.subscribe(({ sessions, actionEmails: emails, settings }) => {
    const uid = sessions.get(BROWSER_ID)?.uid ?? null;
    hasHintSource ||= uid !== null;
    if (hasHintSource) hint.set({ uid, hasEmails: emails.size > 0, ...((settings.get('banners')?.content.length ?? 0) > 0 && { hasBanners: true }) });
  });
  const backend = memoryBackend({ storage, clock, browserId: BROWSER_ID });
  if (problem !== null) onStorageProblem(problem);
  const { signUp } = backend.auth;
  return {
    ...backend,
    auth: {
      ...backend.auth,
      // An account that is gone after a reload would be worse than none.
      signUp: (input) => (problem === null ? pipe(signUp(input), TE.tapIO(() => askForPersistence)) : TE.left({ ...unavailable(null, 'No storage for a new account'), storage: problem })),
    },
  };
};
