import * as TE from 'fp-ts/TaskEither';
import type { Reminder } from '#domain/reminders/reminder';
import type { ReminderRepository } from '#domain/reminders/reminder-repository';
import type { UserId } from '#domain/users/user-id';

/** Creates reminders that are kept in memory. */
export const testReminders = (): ReminderRepository => {
  const all = new Map<UserId, Reminder>();
  return {
    find: (uid) => TE.fromIO(() => all.get(uid) ?? null),
    change: (uid, plan) =>
      TE.fromIO(() => {
        const next = plan(all.get(uid) ?? null);
        if (next === null) all.delete(uid);
        else all.set(uid, next);
        return next;
      }),
    findByEndpoint: (endpoint) =>
      TE.fromIO(() => [...all].filter(([, { devices }]) => devices.some((each) => each.endpoint === endpoint)).map(([uid]) => uid)),
    findDue: (now, most) =>
      TE.fromIO(() =>
        [...all].filter(([, { dueAt }]) => dueAt <= now).sort(([, one], [, other]) => one.dueAt - other.dueAt).slice(0, most)
          .map(([uid]) => uid)),
  };
};
