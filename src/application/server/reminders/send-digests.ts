import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { chunksOf } from 'fp-ts/ReadonlyArray';
import { pipe } from 'fp-ts/function';
import { readSessionMark } from '#application/server/read-session-mark';
import type { ServerDeps } from '#application/server/server-deps';
import { regionOf, type CalendarServerDeps } from '#application/server/calendar/calendar-feed';
import { parseServices } from '#domain/catalogue/services/streaming-services';
import type { Digest } from '#domain/reminders/digest';
import { localClock, secondsUntilQuiet, type LocalTime } from '#domain/reminders/quiet-hours';
import { finishDay, postponeDigest, removeDevice, type Reminder } from '#domain/reminders/reminder';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { planDay, type PlannedDay } from './plan-day';
import { unlessEndedWith, type ReminderServerDeps } from './reminder-calls';
import { shareLookUps, type DigestSource } from './shared-look-ups';

export type DigestDeps = Omit<ReminderServerDeps, 'push' | 'comingDates' | 'users'> & {
  readonly users: Pick<ServerDeps['users'], 'getAccess' | 'getProfile'>;
  readonly calendarFeeds: Pick<CalendarServerDeps['calendarFeeds'], 'findTitles' | 'findWatchlist'>;
  readonly comingDates: NonNullable<CalendarServerDeps['comingDates']>;
  readonly push: NonNullable<ReminderServerDeps['push']>;
};

/** The outcome of a run. `failures` names what went wrong for members, whose digests are tried again, and at push services. */
export type DigestRun = {
  readonly sent: number; readonly removed: number; readonly failures: ReadonlyArray<Failure['_tag']>; readonly isDone: boolean;
};
type MemberRun = Omit<DigestRun, 'isDone'>;
const NOTHING: MemberRun = { sent: 0, removed: 0, failures: [] };

/** Members of one read, and members at a time; each looks four titles up at a time. */
const MEMBERS_PER_READ = 50;
const AT_ONCE = 5;
/** Time before the quiet hours with which a digest is still put off for an hour: it comes at 11:00 at the latest, as each try reads all. */
const RETRY_ROOM_SECONDS = 10 * 60 * 60;

const joined = (runs: ReadonlyArray<MemberRun>): MemberRun =>
  runs.reduce((sum, { sent, removed, failures }) => ({
    sent: sum.sent + sent, removed: sum.removed + removed, failures: [...sum.failures, ...failures],
  }), NOTHING);

/** Sends a digest to every device and deletes those that are gone. A device that fails does not cost the others. */
const sendToDevices = async (
  { push, reminders }: DigestDeps, uid: UserId, { devices }: Reminder, digest: Digest, ttlSeconds: number,
): Promise<MemberRun> =>
  joined(await Promise.all(devices.map(async (device): Promise<MemberRun> => {
    const sent = await push.sender.send(device, digest, ttlSeconds)();
    if (E.isLeft(sent)) return { ...NOTHING, failures: [sent.left._tag] };
    if (sent.right === 'sent') return { ...NOTHING, sent: 1 };
    const removed = await reminders.change(uid, (present) => removeDevice(present, device.endpoint))();
    return E.isLeft(removed) ? { ...NOTHING, failures: [removed.left._tag] } : { ...NOTHING, removed: 1 };
  })));

/** Plans a member's day with the region and the services of the profile; one that is damaged or gone has none. */
const planFor = (
  { users, calendarFeeds }: DigestDeps, source: DigestSource, uid: UserId, reminder: Reminder, time: LocalTime,
): Answer<PlannedDay> =>
  pipe(
    users.getProfile(uid),
    TE.map((profile) => ({
      region: regionOf(profile),
      services: O.isSome(profile) && parseServices(profile.value.services) !== null ? profile.value.services : null,
    })),
    TE.bind('followed', () => calendarFeeds.findTitles(uid, time.day)),
    // A title of any age may come to services of one's own; to any service of a region, nearly all have.
    TE.bind('watchlisted', ({ services, followed }) =>
      services === null ? TE.right(followed.filter(({ mediaType }) => mediaType === 'movie')) : calendarFeeds.findWatchlist(uid)),
    TE.flatMap((titles) => planDay(source, reminder, titles, time.day, secondsUntilQuiet(time) > RETRY_ROOM_SECONDS)),
  );

/** Makes and sends the digest of one member. The day is marked as done first: a run that breaks off sends nothing twice. */
const remind = (deps: DigestDeps, source: DigestSource, uid: UserId): Answer<MemberRun> => {
  const { reminders, clock } = deps;
  const run = async (): Promise<E.Either<Failure, MemberRun>> => {
    const [found, read] = await Promise.all([reminders.find(uid)(), readSessionMark(deps, uid)()]);
    if (E.isLeft(found)) return found;
    if (E.isLeft(read)) return read;
    const sessions = read.right;
    const reminder = found.right;
    if (reminder === null) return E.right(NOTHING);
    const now = clock.now();
    const time = localClock(reminder.timeZone)(now);
    const isTimely = secondsUntilQuiet(time) > 0 && reminder.lastDay < time.day;
    if (sessions.isActive && unlessEndedWith(sessions, reminder) === null)
      return E.map(() => NOTHING)(await reminders.change(uid, (present) => unlessEndedWith(sessions, present))());
    // The run may come late: what is due in the quiet hours waits for the morning.
    if (!isTimely) return E.map(() => NOTHING)(await reminders.change(uid, (present) => present && postponeDigest(present, now))());
    const plan = sessions.isActive
      ? planFor(deps, source, uid, reminder, time)
      : TE.right<Failure, PlannedDay>({ digest: null, waiting: reminder.waiting, waitingFor: reminder.waitingFor });
    const day = await plan();
    if (E.isLeft(day)) return day;
    const { digest } = day.right;
    /** The reminders if this run has finished the day; null if another one has, or if there are none. */
    const mine = { finished: null as Reminder | null };
    const changed = await reminders.change(uid, (present) => {
      mine.finished = present && finishDay(present, time.day, day.right, now);
      return mine.finished ?? present;
    })();
    if (E.isLeft(changed)) return changed;
    if (mine.finished === null || digest === null) return E.right(NOTHING);
    return E.right(await sendToDevices(deps, uid, mine.finished, digest, secondsUntilQuiet(time)));
  };
  return pipe(TE.tryCatch(run, toFailure), TE.flatMapEither((answer) => answer));
};

/**
 * Sends the digests that are due, five members at a time. A member whose digest fails gets it an hour later and does not stop the others.
 * Fails only if the members cannot be found. Titles are looked up once for all members of the run.
 * @param hasTime returns whether the next five may begin. @returns `isDone` is false if members are left for the next run.
 */
export const sendDueDigests =
  (deps: DigestDeps, hasTime: () => boolean): Answer<DigestRun> =>
  async () => {
    const { reminders, clock } = deps;
    const source = shareLookUps(deps.comingDates);
    const seen = new Set<UserId>();
    let done = NOTHING;
    const remindOrPostpone = async (uid: UserId): Promise<MemberRun> => {
      const answer = await remind(deps, source, uid)();
      if (E.isRight(answer)) return answer.right;
      await reminders.change(uid, (present) => present && postponeDigest(present, clock.now()))();
      return { ...NOTHING, failures: [answer.left._tag] };
    };
    for (;;) {
      const due = await reminders.findDue(clock.now(), MEMBERS_PER_READ)();
      if (E.isLeft(due)) return due;
      // A member who could not be postponed is found again and waits for the next run.
      const next = due.right.filter((uid) => !seen.has(uid));
      if (next.length === 0) return E.right({ ...done, isDone: true });
      for (const members of chunksOf(AT_ONCE)(next)) {
        if (!hasTime()) return E.right({ ...done, isDone: false });
        members.forEach((uid) => seen.add(uid));
        done = joined([done, ...(await Promise.all(members.map(remindOrPostpone)))]);
      }
    }
  };
