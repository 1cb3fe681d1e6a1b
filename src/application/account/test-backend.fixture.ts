import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { addSession } from '#adapters/memory/auth/account-edits';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { memoryBackend } from '#adapters/memory/memory-backend';
import { withAdminChanges } from '#adapters/memory/memory-testbed.fixture';
import { seedState } from '#adapters/memory/demo-data';
import type { MemoryState } from '#adapters/memory/storage/state';
import type { Failure } from '#domain/shared/failure';
import type { Backend } from '#application/ports/backend';
import type { Role } from '#domain/users/role';
import { aUserId } from '#domain/users/user.fixture';

export const MAYA = aUserId('maya');
export const ADA = aUserId('ada');
/** The clock of these houses begins here, in ms since 1970. */
export const BEGIN = Date.UTC(2026, 5, 1, 12);

const BROWSER = 'this';

/** A house with the people of the demonstration, levers, and a log that can be read. */
export const testBackend = (signedIn: string | null, furnish: (state: MemoryState) => MemoryState = (state) => state) => {
  const clock = { at: BEGIN, now: (): number => clock.at };
  const ground = inMemoryStorage(pipe(seedState, signedIn === null ? (state) => state : addSession(BROWSER, signedIn, BEGIN), furnish));
  const house: Backend = memoryBackend({ storage: ground, clock, browserId: BROWSER });
  const logged: Array<readonly [where: string, failure: Failure]> = [];
  const change = (edit: (state: MemoryState) => MemoryState): void => void ground.update((state) => E.right(edit(state)))();
  const state = (): MemoryState => {
    let now = seedState;
    ground.state.subscribe((next) => (now = next)).unsubscribe();
    return now;
  };
  return {
    ...house,
    clock,
    logged,
    log: { failure: (where: string, failure: Failure) => void logged.push([where, failure]) },
    change,
    state,
    setRole: (uid: typeof MAYA, role: Role) => change(withAdminChanges(uid, { role })),
    disable: (uid: typeof MAYA) => change(withAdminChanges(uid, { disabled: true })),
    /** Somebody else, or the same person anew, is signed in from now on. */
    enter: (uid: string) => change(addSession(BROWSER, uid, clock.at)),
    isSignedIn: () => state().sessions.has(BROWSER),
  };
};
