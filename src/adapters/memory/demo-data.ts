import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Role } from '#domain/users/role';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { initializationPlanner } from '#domain/users/user-initialization';
import { defaultAccess } from '#domain/users/access/access-record';
import { putUserDocuments } from './server/memory-user-admin';
import { emptyState, putDocument, type PasswordHash, type MemoryState } from './storage/state';

/** User of the initial state. */
export type DemoUser = {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly emailVerified?: boolean;
  readonly profile?: Partial<User>;
  /** Times in ms since 1970. */
  readonly createdAt?: number;
  readonly lastSignInAt?: number;
};

/** Hash of `marquee-demo`. */
const demoPassword: PasswordHash = {
  salt: '6d617271756565206d61726c616e6465',
  hash: 'dc251cff888ef1c142507fe4cf1e10b70b6385190c2f9d38abb02ec627324c9c',
  iterations: 210_000,
};

/** Creation time of the initial documents, in ms since 1970. */
const CREATED_AT = Date.UTC(2026, 0, 5);

/** Adds a user to the state: account, profile with the default lists, and access record. */
export const withUser =
  ({ uid: id, name, email, role, emailVerified = true, profile = {}, createdAt = CREATED_AT, lastSignInAt = 0 }: DemoUser) =>
  (state: MemoryState): MemoryState => {
    const uid = id as UserId;
    const planned = initializationPlanner({ uid, name, email, now: createdAt })({
      profile: null,
      access: { ...defaultAccess, role },
      names: {},
    });
    if (E.isLeft(planned)) throw new Error('No demo user.');
    const user = { ...planned.right.profile, ...profile };
    return pipe(
      state,
      putDocument('accounts', uid, {
        uid, email, emailVerified, name, role, disabled: false, validSince: 0, lastSignInAt, signIns: [], password: demoPassword,
      }),
      putUserDocuments(uid, { ...planned.right, profile: user, lists: user.lists }, createdAt),
    );
  };

/** Initial state with the demo users, whose lists are empty. */
export const seedState: MemoryState = pipe(
  emptyState,
  withUser({ uid: 'maya', name: 'Maya Rosen', email: 'maya@marquee.example', role: 'user' }),
  withUser({ uid: 'ada', name: 'Ada Okafor', email: 'ada@marquee.example', role: 'admin' }),
);

/** User id of the demo member whose lists are filled at the first sign-in of a demo account. */
export const LONG_TIME_MEMBER_ID = 'noor' as UserId;

/** State of a new browser: the demo users, and that member. @param email address of the member. */
export const newBrowserState = (email: string): MemoryState =>
  withUser({ uid: LONG_TIME_MEMBER_ID, name: 'Noor Haddad', email, role: 'user' })(seedState);
