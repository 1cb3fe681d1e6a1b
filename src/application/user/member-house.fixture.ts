import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { withSession } from '#adapters/in-memory/house/account-edits';
import { memoryGround } from '#adapters/in-memory/house/ground';
import { inMemoryHouse } from '#adapters/in-memory/house/house';
import { governed } from '#adapters/in-memory/house/levers.fixture';
import { demoState } from '#adapters/in-memory/house/people';
import type { State } from '#adapters/in-memory/house/state';
import type { Failure } from '#domain/failure';
import type { House } from '#domain/user/house';
import type { Role } from '#domain/user/role';
import { aUserId } from '#domain/user/user.fixture';

export const MAYA = aUserId('maya');
export const ADA = aUserId('ada');
/** The clock of these houses begins here, in ms since 1970. */
export const BEGIN = Date.UTC(2026, 5, 1, 12);

const BROWSER = 'this';

/** A house with the people of the demonstration, levers, and a log that can be read. */
export const memberHouse = (signedIn: string | null, furnish: (state: State) => State = (state) => state) => {
  const clock = { at: BEGIN, now: (): number => clock.at };
  const ground = memoryGround(pipe(demoState, signedIn === null ? (state) => state : withSession(BROWSER, signedIn, BEGIN), furnish));
  const house: House = inMemoryHouse({ ground, clock, browser: BROWSER });
  const logged: Array<readonly [where: string, failure: Failure]> = [];
  const change = (edit: (state: State) => State): void => void ground.change((state) => E.right(edit(state)))();
  const state = (): State => {
    let now = demoState;
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
    setRole: (uid: typeof MAYA, role: Role) => change(governed(uid, { role })),
    disable: (uid: typeof MAYA) => change(governed(uid, { disabled: true })),
    /** Somebody else, or the same person anew, is signed in from now on. */
    enter: (uid: string) => change(withSession(BROWSER, uid, clock.at)),
    isSignedIn: () => state().sessions.has(BROWSER),
  };
};
