import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { BrowserStorage } from '#application/ports/browser-storage';
import type { BrowserPush } from '#application/ports/site-worker/browser-push';
import { memberDataKey } from '#application/profile/member-data-keys';
import type { MemberPlace } from '#domain/reminders/reminder';
import type { ReminderApi, ReminderState } from '#domain/reminders/reminder-api';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';

type Deps = {
  readonly uid: UserId;
  readonly reminders: Pick<ReminderApi, 'findReminders' | 'startReminders'>;
  readonly storage: BrowserStorage;
  /** Null for a browser without push messages. */
  readonly push: Pick<BrowserPush, 'device' | 'hasKey'> | null;
  /** Aborts when the member leaves: nothing is kept of a sending that ends later. */
  readonly signal: AbortSignal;
  /** Day of the local calendar, `YYYY-MM-DD`. */
  readonly today: string;
};

/** With the day: a device that is gone since may have said another place later. */
const textOf = ({ timeZone, region }: MemberPlace, today: string): string => `${timeZone} ${region ?? ''} ${today}`;

/** Returns the reminders as this device receives them: it receives none with a former key of the site. */
const withPresentKey = (push: Deps['push'], found: ReminderState): Answer<ReminderState> =>
  push === null || !found.isHere || found.publicKey === null
    ? TE.right(found)
    : pipe(push.hasKey(found.publicKey), TE.map((isHere) => ({ ...found, isHere })));

/**
 * Finds the member's reminders. Sends time zone and region to the server if this device has some, and keeps which it knows; of a device
 * that has none, its address, which a new start changes.
 */
export const findRemindersHere = ({ uid, reminders, storage, push, signal, today }: Deps, place: MemberPlace): Answer<ReminderState> =>
  pipe(
    push === null ? TE.right(null) : push.device,
    TE.bindTo('device'),
    TE.bind('answer', ({ device }) => reminders.findReminders(device?.endpoint ?? null)),
    TE.bind('found', ({ answer }) => withPresentKey(push, answer)),
    TE.tapIO(({ device, found }) => () => {
      const send = device !== null && found.isHere ? reminders.startReminders(device, place) : TE.right(undefined);
      const note = found.isHere ? textOf(place, today) : (device?.endpoint ?? null);
      void send().then((sent) => E.isRight(sent) && !signal.aborted && storage.local.set(memberDataKey('place', uid), note));
    }),
    TE.map(({ found }) => found),
  );

/** Sends time zone and region to the server, once a day and when they change, if this device has reminders. */
export const sendReminderPlace = (deps: Deps, place: MemberPlace): Answer<void> =>
  pipe(
    deps.push === null ? TE.right(null) : deps.push.device,
    TE.flatMap((device) => {
      const known = deps.storage.local.get(memberDataKey('place', deps.uid));
      return device === null || [device.endpoint, textOf(place, deps.today)].includes(known ?? '')
        ? TE.right(null) : findRemindersHere(deps, place);
    }),
    TE.map(() => undefined),
  );
