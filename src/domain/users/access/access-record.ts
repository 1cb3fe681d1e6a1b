import * as t from 'io-ts';
import { startOfSecond } from '#domain/shared/dates';
import { AccessRecord } from './access-repository';

/** The document `access/{uid}` in its server form: the access record plus the deletion flag. */
export type ServerAccessRecord = AccessRecord & {
  /** The account is being deleted: its documents must not be recreated, and an interrupted deletion is resumed. */
  readonly deleting: boolean;
};

/** The stored form of a `ServerAccessRecord`: `deleting` is absent unless true. */
export const StoredAccessRecord = t.readonly(
  t.intersection([AccessRecord, t.exact(t.partial({ deleting: t.boolean }))]),
  'StoredAccessRecord',
);
export type StoredAccessRecord = t.TypeOf<typeof StoredAccessRecord>;

export const toServerAccess = (stored: StoredAccessRecord): ServerAccessRecord => ({ ...stored, deleting: stored.deleting === true });

export const toStoredAccess = ({ disabled, role, since, deleting }: ServerAccessRecord): StoredAccessRecord => ({
  disabled, role, since,
  ...(deleting ? { deleting } : {}),
});

/** Access record of an account without an `access/{uid}` document. */
export const defaultAccess: ServerAccessRecord = { disabled: false, role: 'user', since: 0, deleting: false };

/** Returns whether the account may act as an admin: role `admin`, neither disabled nor being deleted. */
export const isActiveAdmin = (access: ServerAccessRecord | null): boolean =>
  access !== null && access.role === 'admin' && !access.disabled && !access.deleting;

/**
 * Returns the value of `since` (ms since 1970) that ends all sessions begun before `now`. Rounded down to a whole second, because
 * tokens store the session start in seconds: a sign-in later within the same second remains valid.
 */
export const sessionCutoff = (now: number): number => startOfSecond(now);

/** Returns whether a session that began at `authTime` (ms since 1970, whole seconds) is valid. */
export const isSessionActive = ({ since }: ServerAccessRecord, authTime: number): boolean => authTime + 1000 > since;
