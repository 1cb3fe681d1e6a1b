import * as E from 'fp-ts/Either';
import { forbidden, type Failure } from '#domain/shared/failure';
import { normalizeEmail } from './email';
import { DEFAULT_LISTS, newUser } from './new-user';
import { defaultAccess, type ServerAccessRecord } from './access/access-record';
import type { ListEntry, User } from './user';
import type { UserId } from './user-id';

export type DefaultListName = (typeof DEFAULT_LISTS)[number];

/** Documents of a user that already exist. */
export type ExistingState = {
  readonly profile: User | null;
  readonly access: ServerAccessRecord | null;
  /** List id by default list name. */
  readonly names: Readonly<Partial<Record<string, string>>>;
};

/** Documents that must exist. `lists`: the default lists by name and id; missing lists are created empty. */
export type InitialState = { readonly profile: User; readonly access: ServerAccessRecord; readonly lists: ReadonlyArray<ListEntry> };

/** Plans an initialization. Pure, because a transaction may run the plan several times. */
export type InitializationPlanner = (existing: ExistingState) => E.Either<Failure, InitialState>;

/** Returns a deterministic list id, so that a repeated attempt creates no second list. */
export const newDefaultListId = (uid: UserId, name: DefaultListName): string => `${uid}-${name}`;

export type InitializationInput = {
  readonly uid: UserId;
  /** Name for a new profile; unused if a profile exists. */
  readonly name: string | null;
  /** Address from the identity service; copied to the profile. */
  readonly email: string;
  /** Ms since 1970. */
  readonly now: number;
  /** Time before which the identity service has ended all sessions, in ms since 1970. */
  readonly sessionsSince?: number;
};

/**
 * Plans profile, default lists and access record and keeps existing data. Sessions that the identity service has ended, as by a password
 * reset outside the app, end in the access record too: the rules cannot read the identity service. `forbidden` if the account is disabled
 * or being deleted.
 */
export const initializationPlanner =
  (
    { uid, name, email, now, sessionsSince = 0 }: InitializationInput,
    more: Partial<Pick<User, 'phoneNumber' | 'photoURL'>> = {},
  ): InitializationPlanner =>
  (existing) => {
    const current = existing.access ?? defaultAccess;
    const access = { ...current, since: Math.max(current.since, sessionsSince) };
    if (access.deleting || access.disabled) return E.left(forbidden('this account'));
    const entries = existing.profile?.lists ?? [];
    const lists = DEFAULT_LISTS.map((listName) => ({
      listName,
      listID: existing.names[listName] ?? entries.find((entry) => entry.listName === listName)?.listID ?? newDefaultListId(uid, listName),
    }));
    const missing = lists.filter(({ listName }) => !entries.some((entry) => entry.listName === listName));
    const { role, disabled } = access;
    const profile: User = {
      ...(existing.profile ?? { ...newUser({ name, email }, [], now), ...more }),
      email,
      emailKey: normalizeEmail(email),
      role,
      disabled,
      lists: [...missing, ...entries],
    };
    return E.right({ profile, access, lists });
  };
