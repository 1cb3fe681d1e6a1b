import * as t from 'io-ts';
import type { Watch } from '#domain/shared/answer';
import { Role } from '#domain/users/role';
import type { UserId } from '#domain/users/user-id';

/**
 * The document `access/{uid}`. Only the server writes it; the security rules read it, so that a disabled or demoted account loses
 * access while its token is still valid.
 */
export const AccessRecord = t.readonly(t.strict({ disabled: t.boolean, role: Role, since: t.number }), 'AccessRecord');
/** `since`: ms since 1970; sessions that began before it have ended. */
export type AccessRecord = t.TypeOf<typeof AccessRecord>;

/** Access records, readable by their owners. */
export interface AccessRepository {
  /** Emits the user's own access record and every change; null until the server has created the document. */
  readonly watch: (uid: UserId) => Watch<AccessRecord | null>;
}
