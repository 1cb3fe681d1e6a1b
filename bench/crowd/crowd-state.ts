import { addSession } from '#adapters/memory/auth/account-edits';
import { seedState as demoState, type newBrowserState as newDemoState } from '#adapters/memory/demo-data';
import type { MemoryState, StoredAccount } from '#adapters/memory/storage/state';
import type { StoredAccessRecord } from '#domain/users/access/access-record';
import type { Role } from '#domain/users/role';
import type { User } from '#domain/users/user';
import { UserId } from '#domain/users/user-id';

const SIZE = 100_000;
const FIRST = ['Ada', 'Bao', 'Chidi', 'Dora', 'Émile', 'Farah', 'Goran', 'Hana', 'Ivo', 'Maya'];
const LAST = ['Abara', 'Bauer', 'Costa', 'Dupont', 'Eriksen', 'Fofana', 'Grün', 'Haddad', 'Ito', 'Jansen'];
const START = Date.parse('2016-01-01T00:00:00Z');
/** Time between two accounts, in ms. */
const BETWEEN_MS = 3_200_000;
/** Distance of neighbours in the storage, so that they are stored in no order. Has no common factor with `SIZE`. */
const STEP = 7919;

/** Name of the performance entry with the time that making the state took. */
const CROWD_MADE = 'crowd made';
const startedAt = performance.now();

const [account, profile] = [demoState.accounts.get('maya'), demoState.users.get('maya')];
if (account === undefined || profile === undefined) throw new Error('The demo state has no member.');

const accounts = new Map<string, StoredAccount>(demoState.accounts);
const users = new Map<string, User>(demoState.users);
const access = new Map<string, StoredAccessRecord>(demoState.access);
for (let index = 0; index < SIZE; index += 1) {
  const number = (index * STEP) % SIZE;
  const digits = String(number).padStart(6, '0');
  const decoded = UserId.decode(`user-${digits}`);
  if (decoded._tag === 'Left') throw new Error('not a user id');
  const uid = decoded.right;
  const name = `${FIRST[number % 10] ?? ''} ${LAST[Math.floor(number / 10) % 10] ?? ''} ${digits}`;
  const [email, disabled] = [`user.${digits}@marquee.example`, number % 40 === 3];
  const role: Role = number % 25_000 === 7 ? 'admin' : 'user';
  accounts.set(uid, { ...account, uid, name, email, role, disabled });
  users.set(uid, { ...profile, name, email, role, disabled, createdAt: START + number * BETWEEN_MS });
  access.set(uid, { role, disabled, since: 0 });
}

export { LONG_TIME_MEMBER_ID } from '#adapters/memory/demo-data';

const state: MemoryState = addSession('this', 'ada', Date.now())({ ...demoState, accounts, users, access });
performance.measure(CROWD_MADE, { start: startedAt });

/**
 * Returns the state of the memory backend with 100,000 made-up users besides the demo users, and with a demo admin signed in.
 * `crowd-build.ts` puts it in the place of the demo state.
 */
export const newBrowserState: typeof newDemoState = () => state;
