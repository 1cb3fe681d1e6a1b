import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Reminder } from '#domain/reminders/reminder';
import type { ReminderRepository } from '#domain/reminders/reminder-repository';
import { forbidden } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';

/** Creates reminders that are kept in memory. @param hasAccount returns whether the account exists and is not being deleted. */
export const testReminders = (hasAccount: (uid: UserId) => boolean = () => true): ReminderRepository => {
  const all = new Map<UserId, Reminder>();
  return {
    find: (uid) => TE.fromIO(() => all.get(uid) ?? null),
    change: (uid, plan) =>
      TE.fromIOEither(() => {
        const present = all.get(uid) ?? null;
        const next = plan(present);
        if (present === null && next !== null && !hasAccount(uid)) return E.left(forbidden('this account'));
        if (next === null) all.delete(uid);
        else all.set(uid, next);
        return E.right(next);
      }),
    findByEndpoint: (endpoint) =>
      TE.fromIO(() => [...all].filter(([, { devices }]) => devices.some((each) => each.endpoint === endpoint)).map(([uid]) => uid)),
    findDue: (now, most) =>
      TE.fromIO(() =>
        [...all].filter(([, { dueAt }]) => dueAt <= now).sort(([, one], [, other]) => one.dueAt - other.dueAt).slice(0, most)
          .map(([uid]) => uid)),
  };
};
