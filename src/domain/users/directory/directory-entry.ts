import * as t from 'io-ts';
import { orNull } from '#domain/shared/codecs/or-null';
import { withDefault } from '#domain/shared/with-default';
import { Role } from '#domain/users/role';
import { UserId } from '#domain/users/user-id';
import type { User } from '#domain/users/user';
import type { AuthAccount } from '#domain/users/auth-admin';
import type { ServerAccessRecord } from '#domain/users/access/access-record';
import { directorySearchKeys, directoryNameKey } from './directory-search';

/**
 * The document `directory/{uid}`: what admins see of a user in a table. Only the server writes it, from the profile, the access record and
 * the account, so that a page of users costs one small document each. Times are in ms since 1970.
 */
export const DirectoryEntry = t.readonly(
  t.strict({
    schemaVersion: t.literal(1),
    uid: UserId,
    name: t.string,
    email: t.string,
    emailVerified: t.boolean,
    phoneNumber: orNull(t.string),
    photoURL: orNull(t.string),
    role: Role,
    disabled: t.boolean,
    createdAt: t.number,
    /** Sessions that began before this time have ended; 0 if none has been ended. */
    sessionsSince: t.number,
    /**
     * Last authentication with the password, in whole seconds; 0 if there has been none, null if it is unknown, as in entries of earlier
     * versions.
     */
    lastSignInAt: withDefault(orNull(t.number), null),
    /** Lists that are not deleted. */
    listCount: t.number,
    /** Sort keys: the folded name and the address in lower case. */
    nameKey: t.string,
    emailKey: t.string,
    /** Beginnings and parts of names and of the address, and the uid, for the search. */
    searchKeys: t.readonlyArray(t.string),
  }),
  'DirectoryEntry',
);
export type DirectoryEntry = t.TypeOf<typeof DirectoryEntry>;

/** Facts of which a directory entry is made. */
export type DirectoryFacts = {
  readonly uid: UserId;
  readonly profile: Pick<User, 'name' | 'email' | 'phoneNumber' | 'photoURL' | 'createdAt' | 'lists' | 'role' | 'disabled'>;
  /** Null if there is no access record. */
  readonly access: Pick<ServerAccessRecord, 'role' | 'disabled' | 'since'> | null;
  /** Null if the identity service has no such account. */
  readonly account: Pick<AuthAccount, 'emailVerified' | 'lastSignInAt'> | null;
};

/** Returns what an account may do: the access record, or the profile's copy without one. */
export const roleAndStateOf = ({
  profile, access,
}: {
  readonly profile: Pick<User, 'role' | 'disabled'>;
  readonly access: Pick<ServerAccessRecord, 'role' | 'disabled'> | null;
}): Pick<DirectoryEntry, 'role' | 'disabled'> => ({
  role: access?.role ?? profile.role,
  disabled: access?.disabled ?? profile.disabled,
});

/** Returns the directory entry of a user. */
export const toDirectoryEntry = ({ uid, profile, access, account }: DirectoryFacts): DirectoryEntry => ({
  schemaVersion: 1,
  uid,
  name: profile.name,
  email: profile.email,
  emailVerified: account?.emailVerified ?? false,
  phoneNumber: profile.phoneNumber,
  photoURL: profile.photoURL,
  ...roleAndStateOf({ profile, access }),
  createdAt: profile.createdAt,
  sessionsSince: access?.since ?? 0,
  lastSignInAt: account?.lastSignInAt ?? null,
  listCount: profile.lists.length,
  nameKey: directoryNameKey(profile.name),
  emailKey: profile.email.toLowerCase(),
  searchKeys: directorySearchKeys({ uid, ...profile }),
});
