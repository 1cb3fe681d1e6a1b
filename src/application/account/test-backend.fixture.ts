import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { addSession } from '#adapters/memory/auth/account-edits';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { memoryBackend } from '#adapters/memory/memory-backend';
import { withAdminChanges } from '#adapters/memory/memory-testbed.fixture';
import { seedState } from '#adapters/memory/demo-data';
import { withQuickPasswords } from '#adapters/memory/quick-passwords.fixture';
import type { MemoryState } from '#adapters/memory/storage/state';
import type { Failure } from '#domain/shared/failure';
import type { Backend } from '#application/ports/backend';
import type { Role } from '#domain/users/role';
import { aUserId } from '#domain/users/user.fixture';

export const MAYA = aUserId('maya');
export const ADA = aUserId('ada');
/** Initial clock time of test backends, in ms since 1970. */
export const START_TIME = Date.UTC(2026, 5, 1, 12);

const BROWSER = 'this';

/** Creates a memory backend with the demo users, admin actions and a readable log. */
export const testBackend = (signedIn: string | null, prepare: (state: MemoryState) => MemoryState = (state) => state) => {
  const clock = { at: START_TIME, now: (): number => clock.at };
  const storage = inMemoryStorage(
    pipe(withQuickPasswords(seedState), signedIn === null ? (state) => state : addSession(BROWSER, signedIn, START_TIME), prepare),
  );
  const backend: Backend = memoryBackend({ storage, clock, browserId: BROWSER, hashRounds: 1 });
  const logged: Array<readonly [where: string, failure: Failure]> = [];
  const change = (edit: (state: MemoryState) => MemoryState): void => void storage.update((state) => E.right(edit(state)))();
  const state = (): MemoryState => {
    let now = seedState;
    storage.state.subscribe((next) => (now = next)).unsubscribe();
    return now;
  };
  return {
    ...backend,
    clock,
    logged,
    log: { failure: (where: string, failure: Failure) => void logged.push([where, failure]) },
    change,
    state,
    setRole: (uid: typeof MAYA, role: Role) => change(withAdminChanges(uid, { role })),
    disable: (uid: typeof MAYA) => change(withAdminChanges(uid, { disabled: true })),
    /** Starts a new session for `uid`, replacing the current one. */
    enter: (uid: string) => change(addSession(BROWSER, uid, clock.at)),
    isSignedIn: () => state().sessions.has(BROWSER),
  };
};
