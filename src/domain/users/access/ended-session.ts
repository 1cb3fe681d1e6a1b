import { forbidden, type Failure } from '#domain/shared/failure';
import type { Identity } from '#domain/users/identity';
import type { AccessRecord } from './access-repository';

type SessionStart = Pick<Identity, 'authTime'>;

/** Returns whether the server ended the session of this identity: the access record ends all sessions that began earlier. */
export const hasSessionEnded = ({ authTime }: SessionStart, access: AccessRecord | null): boolean =>
  access !== null && access.since > authTime;

/**
 * Returns whether an account refuses everything in the session of this identity: the account is disabled, or the session was ended. A
 * missing record refuses nothing.
 */
export const isShutOut = (identity: SessionStart, access: AccessRecord | null): boolean =>
  access?.disabled === true || hasSessionEnded(identity, access);

const DISABLED = 'this account is disabled';

/** The server's answer to a call of a disabled account. */
export const disabledCaller: Failure = forbidden(DISABLED);

/** Returns whether a call failed because the account is disabled. The answer of a server function says it in a sentence. */
export const isDisabledCallerFailure = (failure: Failure): boolean => failure._tag === 'forbidden' && failure.what.includes(DISABLED);
