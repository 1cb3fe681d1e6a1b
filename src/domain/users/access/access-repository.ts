import * as t from 'io-ts';
import type { Watch } from '../../shared/answer';
import { Role } from '../role';
import type { UserId } from '../user-id';

/**
 * `access/{uid}`: what only the server writes and the security rules consult, so that a disabled or demoted account is shut out
 * although its token lives on.
 */
export const AccessRecord = t.readonly(t.strict({ disabled: t.boolean, role: Role, since: t.number }), 'AccessMarker');
/** `since`: ms since 1970; sessions that began before it have ended. */
export type AccessRecord = t.TypeOf<typeof AccessRecord>;

/** The markers, for their owners to follow. */
export interface AccessRepository {
  /** One's own marker and every change of it; null before the server has made it. */
  readonly watch: (uid: UserId) => Watch<AccessRecord | null>;
}
