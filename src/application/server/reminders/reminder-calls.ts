import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Clock } from '#application/ports/clock';
import type { CalendarServerDeps } from '#application/server/calendar/calendar-feed';
import { readSessionMark, type SessionMarkDeps, type SessionMarkReader } from '#application/server/read-session-mark';
import type { ServerResult } from '#application/server/server-deps';
import type { PushDevice } from '#domain/reminders/push-device';
import type { SitePush } from '#domain/reminders/push-sender';
import { addDevice, removeDevice, type MemberPlace, type Reminder } from '#domain/reminders/reminder';
import type { ReminderState } from '#domain/reminders/reminder-api';
import type { ReminderRepository } from '#domain/reminders/reminder-repository';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';

export type ReminderServerDeps = Pick<CalendarServerDeps, 'comingDates'> & SessionMarkDeps & {
  readonly reminders: ReminderRepository;
  readonly clock: Clock;
  /** Null on a site without keys for push services. */
  readonly push: SitePush | null;
};

/** Returns the reminders that have not ended with the sessions of their time. */
export const unlessEndedWith = ({ isOwn }: Pick<SessionMarkReader, 'isOwn'>, present: Reminder | null): Reminder | null =>
  present === null || present.made === null || isOwn(present.made) ? present : null;

/** Returns the caller's reminders. A site without keys, or whose catalogue has no coming dates, has no public key. */
export const findReminders = (
  deps: ReminderServerDeps, endpoint: string | null, { uid }: Caller,
): Answer<{ readonly response: ReminderState }> =>
  pipe(
    TE.Do,
    TE.bind('found', () => deps.reminders.find(uid)),
    TE.bind('sessions', () => readSessionMark(deps, uid)),
    TE.map(({ found, sessions }) => {
      const { comingDates, push } = deps;
      const devices = unlessEndedWith(sessions, found)?.devices ?? [];
      const isHere = devices.some((device) => device.endpoint === endpoint);
      const publicKey = comingDates === null || push === null ? null : push.publicKey;
      return { response: { publicKey, isHere, others: devices.length - (isHere ? 1 : 0) } };
    }),
  );

const removeFrom = (reminders: ReminderRepository, endpoint: string, members: ReadonlyArray<UserId>): Answer<unknown> =>
  pipe(members, TE.traverseArray((uid) => reminders.change(uid, (present) => removeDevice(present, endpoint))));

/** Turns the caller's reminders on for a device, which no other member receives reminders on from then on. */
export const startReminders = (
  deps: ReminderServerDeps, device: PushDevice, place: MemberPlace, { uid }: Caller,
): Answer<ServerResult> => {
  const { reminders, clock, comingDates, push } = deps;
  if (comingDates === null || push === null) return TE.left(notFound('reminders'));
  return pipe(
    reminders.findByEndpoint(device.endpoint),
    TE.flatMap((members) => removeFrom(reminders, device.endpoint, members.filter((member) => member !== uid))),
    TE.flatMap(() => readSessionMark(deps, uid)),
    TE.flatMap((sessions) =>
      reminders.change(uid, (present) =>
        addDevice(unlessEndedWith(sessions, present), device, place, clock.now(), sessions.since))),
    TE.map(() => ({ message: 'Reminders are on.' })),
  );
};

/** Turns reminders off for a device, for any caller with its address at the push service: only the device itself has it. */
export const endReminders = ({ reminders }: Pick<ReminderServerDeps, 'reminders'>, endpoint: string): Answer<ServerResult> =>
  pipe(
    reminders.findByEndpoint(endpoint),
    TE.flatMap((members) => removeFrom(reminders, endpoint, members)),
    TE.map(() => ({ message: 'Reminders are off for this device.' })),
  );

/** Turns the caller's reminders off for all devices. */
export const endAllReminders = ({ reminders }: Pick<ReminderServerDeps, 'reminders'>, { uid }: Caller): Answer<ServerResult> =>
  pipe(reminders.change(uid, () => null), TE.map(() => ({ message: 'Reminders are off.' })));
