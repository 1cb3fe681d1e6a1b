import type { AccessRecord } from './access-repository';

/** `access/{uid}` as the server keeps it: the marker, and whether the account is on its way out. */
export type ServerAccessRecord = AccessRecord & {
  /** The account is being removed: nothing of it may be made again, and whoever comes by finishes the removal. */
  readonly leaving: boolean;
};

/** Somebody of whom the server knows nothing yet. */
export const defaultAccess: ServerAccessRecord = { disabled: false, role: 'user', since: 0, leaving: false };

/** Whether this account may act as an admin at this moment. */
export const isActiveAdmin = (standing: ServerAccessRecord | null): boolean =>
  standing !== null && standing.role === 'admin' && !standing.disabled && !standing.leaving;

/**
 * The moment from which sessions count, so that all that began before it have ended. Tokens know the second in which a session
 * began, so the moment is the beginning of its second: a sign-in that follows within the same second counts as later.
 */
export const sessionCutoff = (now: number): number => Math.floor(now / 1000) * 1000;

/** Whether a session that began at `authTime` (ms, whole seconds) goes on. */
export const isSessionActive = ({ since }: ServerAccessRecord, authTime: number): boolean => authTime + 1000 > since;
