import type { Clock } from '#domain/clock';
import type { Log } from '#domain/log';
import { unavailable } from '#domain/failure';
import type { House } from '#domain/user/house';
import { memoryGround, type Ground } from './ground';
import type { HintKeeper } from './hint';
import { inMemoryHouse } from './house';
import { indexedDbGround } from './indexed-db-ground';
import { demoState } from './people';
import { browserTabs } from './tabs';

const NAME = 'marquee';
const BROWSER = 'this';
/** A database that does not open in so long is not waited for: some browsers never answer. */
const PATIENCE_MS = 5000;

export type OpenOptions = { readonly clock: Clock; readonly log: Log; readonly hint: HintKeeper };

const inTime = <A>(promise: Promise<A>): Promise<A> => {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => { patience = setTimeout(() => refuse(new Error('It does not open.')), PATIENCE_MS); });
  return Promise.race([promise, late]).finally(() => clearTimeout(patience));
};

type Found = { readonly ground: Ground; readonly isFirm: boolean };

/** The ground of this browser; where it keeps nothing, all that is done lasts as long as the page. */
const groundHere = async (log: Log): Promise<Found> => {
  try {
    return { ground: await inTime(indexedDbGround({ name: NAME, begin: demoState, tabs: browserTabs('marquee.house'), log })), isFirm: true };
  } catch (fault) {
    log.failure('house.open', unavailable(null, `Nothing is kept beyond this page: ${String(fault)}`));
    return { ground: memoryGround(demoState), isFirm: false };
  }
};

/** Opens the house of this browser, and keeps the hint of it from then on. Never refuses. */
export const openHouse = async ({ clock, log, hint }: OpenOptions): Promise<House> => {
  const { ground, isFirm } = await groundHere(log);
  // A session that is only out of reach has not ended: the hint of it stands until somebody signs in here.
  let isKnown = isFirm;
  ground.state.subscribe(({ sessions, letters }) => {
    const signedIn = sessions.has(BROWSER);
    isKnown ||= signedIn;
    if (isKnown) hint.tell({ signedIn, letters: letters.size > 0 });
  });
  return inMemoryHouse({ ground, clock, browser: BROWSER });
};
