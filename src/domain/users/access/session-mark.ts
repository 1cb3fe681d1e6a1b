import * as t from 'io-ts';
import { orNull } from '#domain/shared/codecs/or-null';
import { startOfSecond } from '#domain/shared/dates';
import type { ServerAccessRecord } from './access-record';

/** When something was made that acts for a member without a session: the private address of a calendar, a device that gets reminders. */
export const SessionMark = t.strict(
  {
    /** Ms since 1970. */
    createdAt: t.number,
    /** `since` of the access record at that time; null if it is unknown. */
    since: orNull(t.number),
  },
  'SessionMark',
);
export type SessionMark = t.TypeOf<typeof SessionMark>;

/**
 * Returns whether something with this mark is still the member's own. It ends with all sessions of its time, because a member who ends
 * them may have lost the account to somebody else. Within the same second, only a change of the access record says which came first.
 * @param sessionsSince when the identity service has ended all sessions, as by a new password, in ms since 1970.
 */
export const isStillOwn = ({ createdAt, since }: SessionMark, access: ServerAccessRecord, sessionsSince: number): boolean =>
  !access.disabled && !access.deleting && sessionsSince <= createdAt
  && (access.since === since || access.since < startOfSecond(createdAt));
