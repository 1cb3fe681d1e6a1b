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

const inTime = <A>(promise: Promise<A>): Promise<A> =>
  Promise.race([
    promise,
    new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error('It does not open.')), PATIENCE_MS)),
  ]);

/** The ground of this browser; where it keeps nothing, all that is done lasts as long as the page. */
const firmGround = (log: Log): Promise<Ground> =>
  inTime(indexedDbGround({ name: NAME, begin: demoState, tabs: browserTabs('marquee.house'), log })).catch((fault: unknown) => {
    log.failure('house.open', unavailable(null, `Nothing is kept beyond this page: ${String(fault)}`));
    return memoryGround(demoState);
  });

/** Opens the house of this browser, and keeps the hint of it from then on. Never refuses. */
export const openHouse = async ({ clock, log, hint }: OpenOptions): Promise<House> => {
  const ground = await firmGround(log);
  ground.state.subscribe(({ sessions, letters }) => hint.tell({ signedIn: sessions.has(BROWSER), letters: letters.size > 0 }));
  return inMemoryHouse({ ground, clock, browser: BROWSER });
};
