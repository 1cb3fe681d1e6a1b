import type { Clock } from '#domain/shared/clock';
import type { Log } from '#application/ports/log';
import { unavailable } from '#domain/shared/failure';
import type { Backend } from '#application/ports/backend';
import { inMemoryStorage, type StateStorage } from './storage/state-storage';
import type { SessionHint } from './auth/memory-session-hint';
import { memoryBackend } from './memory-backend';
import { indexedDbStorage } from './storage/indexed-db-storage';
import { seedState } from './demo-data';
import { broadcastTabChannel } from './storage/tab-channel';

const NAME = 'marquee';
const BROWSER = 'this';
/** A database that does not open in so long is not waited for: some browsers never answer. */
const PATIENCE_MS = 5000;

export type OpenBackendOptions = { readonly clock: Clock; readonly log: Log; readonly hint: SessionHint };

const inTime = <A>(promise: Promise<A>): Promise<A> => {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => { patience = setTimeout(() => refuse(new Error('It does not open.')), PATIENCE_MS); });
  return Promise.race([promise, late]).finally(() => clearTimeout(patience));
};

type Found = { readonly ground: StateStorage; readonly isFirm: boolean };

/** The ground of this browser; where it keeps nothing, all that is done lasts as long as the page. */
const groundHere = async (log: Log): Promise<Found> => {
  try {
    return { ground: await inTime(indexedDbStorage({ name: NAME, initialState: seedState, tabs: broadcastTabChannel('marquee.house'), log })), isFirm: true };
  } catch (fault) {
    log.failure('house.open', unavailable(null, `Nothing is kept beyond this page: ${String(fault)}`));
    return { ground: inMemoryStorage(seedState), isFirm: false };
  }
};

/** Opens the house of this browser, and keeps the hint of it from then on. Never refuses. */
export const openMemoryBackend = async ({ clock, log, hint }: OpenBackendOptions): Promise<Backend> => {
  const { ground, isFirm } = await groundHere(log);
  // A session that is only out of reach has not ended: the hint of it stands until somebody signs in here.
  let isKnown = isFirm;
  ground.state.subscribe(({ sessions, letters }) => {
    const signedIn = sessions.has(BROWSER);
    isKnown ||= signedIn;
    if (isKnown) hint.set({ signedIn, hasEmails: letters.size > 0 });
  });
  return memoryBackend({ storage: ground, clock, browserId: BROWSER });
};
