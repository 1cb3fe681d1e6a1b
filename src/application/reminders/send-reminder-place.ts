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
  readonly push: Pick<BrowserPush, 'device'> | null;
  /** Aborts when the member leaves: nothing is kept of a sending that ends later. */
  readonly signal: AbortSignal;
};

const textOf = ({ timeZone, region }: MemberPlace): string => `${timeZone} ${region ?? ''}`;

/** Finds the member's reminders. Sends time zone and region to the server if this device has some, and keeps which it knows. */
export const findRemindersHere = ({ uid, reminders, storage, push, signal }: Deps, place: MemberPlace): Answer<ReminderState> =>
  pipe(
    push === null ? TE.right(null) : push.device,
    TE.bindTo('device'),
    TE.bind('found', ({ device }) => reminders.findReminders(device?.endpoint ?? null)),
    TE.tapIO(({ device, found }) => () => {
      const send = device !== null && found.isHere ? reminders.startReminders(device, place) : TE.right(undefined);
      void send().then((sent) => E.isRight(sent) && !signal.aborted && storage.local.set(memberDataKey('place', uid), textOf(place)));
    }),
    TE.map(({ found }) => found),
  );

/** Sends time zone and region to the server if this device has reminders and the server knows others. */
export const sendReminderPlace = (deps: Deps, place: MemberPlace): Answer<void> =>
  deps.storage.local.get(memberDataKey('place', deps.uid)) === textOf(place)
    ? TE.right(undefined)
    : pipe(
        deps.push === null ? TE.right(null) : deps.push.device,
        TE.flatMap((device) => (device === null ? TE.right(null) : findRemindersHere(deps, place))),
        TE.map(() => undefined),
      );
