import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useEffect, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { findRemindersHere } from '#application/reminders/send-reminder-place';
import { BROWSER_STORAGE, CLOCK, SITE_WORKER } from '#application/service-keys';
import type { BrowserPush, PushPermission } from '#application/ports/site-worker/browser-push';
import type { MemberPlace } from '#domain/reminders/reminder';
import type { ReminderApi, ReminderState } from '#domain/reminders/reminder-api';
import type { Answer } from '#domain/shared/answer';
import { calendarDay } from '#domain/shared/dates';
import type { Failure } from '#domain/shared/failure';
import { toast } from '#ui/design/toasts/toast.ts';
import { REMINDERS_MESSAGES } from '#ui/messages/history/reminders.messages.ts';
import { useService } from '#ui/services.tsx';

/**
 * The reminders of the member, and the permission of the site in this browser. `push` is null in a browser without push messages. `isNew`
 * says whether they were turned on here since the page was opened.
 */
type Known = ReminderState & { readonly permission: PushPermission; readonly push: BrowserPush | null; readonly isNew: boolean };

export type RemindersControl = {
  /** Undefined until it is known. */
  readonly known: Known | undefined;
  /** Why the reminders could not be read. */
  readonly readFailure: Failure | null;
  /** Why the last act failed. */
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  readonly readAgain: () => void;
  readonly turnOn: () => void;
  readonly turnOff: () => void;
  readonly turnAllOff: () => void;
};

type State = Pick<RemindersControl, 'known' | 'readFailure' | 'failure' | 'isBusy'>;
const UNKNOWN: State = { known: undefined, readFailure: null, failure: null, isBusy: false };

type Lists = Pick<ListUseCases, 'uid' | 'reminders'>;

type ReadDeps = Omit<Parameters<typeof findRemindersHere>[0], 'push'>;

/** Reads both, and sends time zone and region to the server if this device has reminders. */
const readReminders = (openPush: Answer<BrowserPush | null>, deps: ReadDeps, place: MemberPlace): Answer<Known> =>
  pipe(
    openPush,
    TE.bindTo('push'),
    TE.bind('found', ({ push }) => findRemindersHere({ ...deps, push }, place)),
    TE.map(({ push, found }) => ({ ...found, push, permission: push?.permission() ?? 'unsupported', isNew: false })),
  );

/**
 * Subscribes this device and sends it to the server; a device that the server does not get is unsubscribed again. Its former address, with
 * another key of the site, ends.
 */
const start = (push: BrowserPush, publicKey: string, api: ReminderApi, place: MemberPlace): Answer<void> => async () => {
  const former = await push.device();
  const device = await push.subscribe(publicKey)();
  if (E.isLeft(device)) return device;
  const started = await api.startReminders(device.right, place)();
  if (E.isLeft(started)) await push.unsubscribe();
  else if (E.isRight(former) && former.right !== null && former.right.endpoint !== device.right.endpoint)
    void api.endReminders(former.right.endpoint)();
  return started;
};

/** Unsubscribes this device. If the call to the server fails, the push service reports the device as gone. */
const end = (push: BrowserPush, api: ReminderApi): Answer<void> =>
  pipe(
    push.device,
    TE.tap(() => push.unsubscribe),
    TE.tapIO((device) => () => {
      if (device !== null) void api.endReminders(device.endpoint)();
    }),
    TE.map(() => undefined),
  );

/** Reads and changes the reminders of a member. @param region of offers; null if none is chosen. */
export const useReminders = (lists: Lists, region: string | null): RemindersControl => {
  const [open, storage, clock] = [useService(SITE_WORKER), useService(BROWSER_STORAGE), useService(CLOCK)];
  const api = lists.reminders;
  const [state, setState] = useState(UNKNOWN);
  const [attempt, setAttempt] = useState(0);
  const place = { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone, region };
  const { timeZone } = place;
  useEffect(() => {
    const controller = new AbortController();
    // A browser without workers has no push messages either.
    const openPush: Answer<BrowserPush | null> =
      open === null ? TE.right(null)
        : pipe(open, TE.flatMap(({ push }) => push), TE.orElse(() => TE.right<Failure, BrowserPush | null>(null)));
    const { signal } = controller;
    const { uid, reminders } = lists;
    const today = calendarDay(clock.now());
    void readReminders(openPush, { uid, reminders, storage, signal, today }, { timeZone, region })().then((answer) => {
      if (signal.aborted) return;
      setState(E.isRight(answer) ? { ...UNKNOWN, known: answer.right } : { ...UNKNOWN, readFailure: answer.left });
    });
    return () => controller.abort();
  }, [lists, storage, open, timeZone, region, clock, attempt]);
  const { known } = state;
  const act = async (answer: Answer<void>, text: string, changed: Partial<Known>): Promise<void> => {
    setState((before) => ({ ...before, isBusy: true, failure: null }));
    const done = await answer();
    const failure = E.isLeft(done) ? done.left : null;
    setState((before) => ({
      ...UNKNOWN, failure,
      known: before.known && {
        ...before.known, permission: before.known.push?.permission() ?? 'unsupported', ...(failure === null && changed),
      },
    }));
    if (failure === null) toast({ id: 'reminders', text, tone: 'good' });
  };
  const push = known?.push ?? null;
  const publicKey = known?.publicKey ?? null;
  const { turnedOn, turnedOff, allOff } = REMINDERS_MESSAGES;
  return {
    ...state,
    readAgain: () => {
      setState(UNKNOWN);
      setAttempt((count) => count + 1);
    },
    turnOn: () => {
      if (push !== null && publicKey !== null) void act(start(push, publicKey, api, place), turnedOn, { isHere: true, isNew: true });
    },
    turnOff: () => {
      if (push !== null) void act(end(push, api), turnedOff, { isHere: false, isNew: false });
    },
    turnAllOff: () => {
      const here: Answer<void> = push === null ? TE.right(undefined) : push.unsubscribe;
      void act(pipe(api.endAllReminders(), TE.flatMap(() => here)), allOff, { isHere: false, isNew: false, others: 0 });
    },
  };
};
