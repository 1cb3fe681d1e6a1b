import * as E from 'fp-ts/Either';
import { forbidden, type Failure } from '../shared/failure';
import { normalizeEmail } from './email';
import { DEFAULT_LISTS, newUser } from './new-user';
import { defaultAccess, type ServerAccessRecord } from './access/access-record';
import type { ListEntry, User } from './user';
import type { UserId } from './user-id';

export type DefaultList = (typeof DEFAULT_LISTS)[number];

/** What is there of somebody already. */
export type ExistingState = {
  readonly profile: User | null;
  readonly access: ServerAccessRecord | null;
  /** Which list each of the default names stands for. */
  readonly names: Readonly<Partial<Record<string, string>>>;
};

/** What has to be there. `lists`: the default lists, by name and id; those of them that are missing are made empty. */
export type InitialState = { readonly profile: User; readonly access: ServerAccessRecord; readonly lists: ReadonlyArray<ListEntry> };

/** Pure, because a transaction may ask again. */
export type InitializationPlan = (found: ExistingState) => E.Either<Failure, InitialState>;

/** The same id each time, so that a second attempt makes no second list. */
export const defaultListId = (uid: UserId, name: DefaultList): string => `${uid}-${name}`;

export type InitializationInput = {
  readonly uid: UserId;
  /** What the person is called, should there be no profile yet. */
  readonly name: string | null;
  /** The identity service's address: the profile's follows it. */
  readonly email: string;
  readonly now: number;
};

/** Everything that a member has from the first sign-in, keeping what is there: profile, default lists with their names, standing. */
export const planInitialization =
  ({ uid, name, email, now }: InitializationInput, more: Partial<Pick<User, 'phoneNumber' | 'photoURL'>> = {}): InitializationPlan =>
  (found) => {
    const access = found.access ?? defaultAccess;
    if (access.leaving || access.disabled) return E.left(forbidden('this account'));
    const entries = found.profile?.lists ?? [];
    const lists = DEFAULT_LISTS.map((listName) => ({
      listName,
      listID: found.names[listName] ?? entries.find((entry) => entry.listName === listName)?.listID ?? defaultListId(uid, listName),
    }));
    const missing = lists.filter(({ listName }) => !entries.some((entry) => entry.listName === listName));
    const { role, disabled } = access;
    const profile: User = {
      ...(found.profile ?? { ...newUser({ name, email }, [], now), ...more }),
      email,
      emailKey: normalizeEmail(email),
      role,
      disabled,
      lists: [...missing, ...entries],
    };
    return E.right({ profile, access, lists });
  };
