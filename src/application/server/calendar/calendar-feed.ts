import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Clock } from '#application/ports/clock';
import { readSessionMark, type SessionMarkDeps } from '#application/server/read-session-mark';
import type { ServerDeps, ServerResult } from '#application/server/server-deps';
import { isCalendarSecret } from '#domain/calendar/calendar-address-api';
import type { CalendarFeed, CalendarFeeds } from '#domain/calendar/calendar-feeds';
import { writeICalendar } from '#domain/calendar/icalendar';
import { keepFormerEvents } from '#domain/calendar/keep-former-events';
import { lookUpTitles } from '#domain/calendar/look-up-titles';
import { readComingEvents } from '#domain/calendar/read-coming-events';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';
import type { BucketRule } from '#domain/rate-limit/token-bucket';
import type { Answer } from '#domain/shared/answer';
import { toIsoDate } from '#domain/shared/dates';
import { notFound } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import type { User } from '#domain/users/user';

type ComingDates = Pick<Catalogue, 'getDetails' | 'getSeason'>;

export type CalendarServerDeps = SessionMarkDeps & {
  readonly users: Pick<ServerDeps['users'], 'getProfile'>;
  readonly calendarFeeds: CalendarFeeds;
  readonly clock: Clock;
  /** Returns 128 random bits in hexadecimal. */
  readonly newCalendarSecret: () => string;
  /** A catalogue with coming dates; null on a site without one. */
  readonly comingDates: ComingDates | null;
  /** Limits of reading calls. */
  readonly readLimiter: Pick<RateLimiter, 'take'>;
};

/** How long a written file is served before the catalogue is asked again. */
const MAX_FILE_AGE_HOURS = 6;
const MAX_FILE_AGE_MS = MAX_FILE_AGE_HOURS * 60 * 60 * 1000;
/** A file for which some titles could not be looked up is renewed earlier. */
const RETRY_AFTER_MS = 30 * 60 * 1000;
/** Events in one file: the first ones; a file fits into one document. */
const MAX_EVENTS = 500;
/** Requests for one address: ten at once, one more each minute. Calendar apps ask a few times a day. */
const FEED_RULE: BucketRule = { capacity: 10, refillMs: 60_000 };

const noSuchCalendar = notFound('calendar');

type AddressDeps = Pick<CalendarServerDeps, 'calendarFeeds' | 'clock' | 'newCalendarSecret' | 'comingDates'>;

/** Returns none for an address that has ended with the sessions of its time. */
const unlessEnded = (deps: SessionMarkDeps, found: O.Option<CalendarFeed>): Answer<O.Option<CalendarFeed>> =>
  O.isNone(found)
    ? TE.right(O.none)
    : pipe(readSessionMark(deps, found.value.uid), TE.map(({ isOwn }) => pipe(found, O.filter(isOwn))));

/**
 * Returns the secret of the caller's address; null without an address or for one that has ended, and on a site whose catalogue has no
 * coming dates.
 */
export const getCalendarAddress = (
  deps: AddressDeps & SessionMarkDeps, { uid }: Caller,
): Answer<{ readonly response: { readonly secret: string | null } }> =>
  pipe(
    deps.comingDates === null ? TE.right(O.none) : deps.calendarFeeds.find(uid),
    TE.flatMap((found) => unlessEnded(deps, found)),
    TE.map((feed) => ({ response: { secret: O.isSome(feed) ? feed.value.secret : null } })),
  );

/** Makes an address with a new secret, which ends the former one. Fails with `not-found` where the catalogue has no coming dates. */
export const renewCalendarAddress = (
  { calendarFeeds, clock, newCalendarSecret, comingDates }: AddressDeps, { uid }: Caller,
): Answer<{ readonly response: { readonly secret: string } }> => {
  const secret = newCalendarSecret();
  return comingDates === null
    ? TE.left(noSuchCalendar)
    : pipe(calendarFeeds.replace(uid, secret, clock.now()), TE.map(() => ({ response: { secret } })));
};

/** Ends the caller's address. Succeeds without one. */
export const removeCalendarAddress = ({ calendarFeeds }: Pick<AddressDeps, 'calendarFeeds'>, { uid }: Caller): Answer<ServerResult> =>
  pipe(calendarFeeds.remove(uid), TE.map(() => ({ message: 'The calendar address has ended.' })));

/** Returns the region that a member has chosen; null for none and for a profile that is damaged or gone, as the calendar page has it. */
export const regionOf = (profile: O.Option<User>): string | null => (O.isSome(profile) ? profile.value.settings.region : null);

/** Looks the titles of a feed up and writes its file, with the former events of titles that failed; `isWhole` says that none did. */
const writeFile = (
  { calendarFeeds, clock, users }: CalendarServerDeps, comingDates: ComingDates, { uid, file }: CalendarFeed,
): Answer<{ readonly text: string; readonly isWhole: boolean }> => {
  const now = clock.now();
  // The member's time zone is unknown: the day before is today somewhere.
  const today = toIsoDate(now - 12 * 60 * 60 * 1000);
  return pipe(
    TE.Do,
    TE.bind('region', () => TE.map(regionOf)(users.getProfile(uid))),
    TE.bind('titles', () => calendarFeeds.findTitles(uid, today)),
    TE.flatMap(({ region, titles }) =>
      lookUpTitles(titles, (title, signal) => readComingEvents(comingDates, title, { today, region }, signal), {
        signal: new AbortController().signal, onProgress: () => undefined,
      }),
    ),
    TE.flatMapEither(({ events, unread, total }) => {
      const [first] = unread;
      if (first !== undefined && unread.length === total) return E.left(first.failure);
      const written = events.slice(0, MAX_EVENTS);
      const text = keepFormerEvents(
        writeICalendar(written, { name: 'Marquee', writtenAt: now, addressOf: () => null, refreshHours: MAX_FILE_AGE_HOURS }),
        file?.text ?? '',
        { itemKeys: unread.map(({ title }) => title.itemKey), today, most: MAX_EVENTS - written.length },
      );
      return E.right({ text, isWhole: unread.length === 0 });
    }),
  );
};

/** Returns the stored file if it is recent; else a new one, which is stored. A stored file stands in for one of which all titles failed. */
const currentFile = (deps: CalendarServerDeps, comingDates: ComingDates, feed: CalendarFeed): Answer<string> => {
  const { file } = feed;
  if (file !== null && deps.clock.now() - file.writtenAt < MAX_FILE_AGE_MS) return TE.right(file.text);
  return pipe(
    writeFile(deps, comingDates, feed),
    TE.flatMap(({ text, isWhole }) => {
      const now = deps.clock.now();
      // A file that lacks titles is kept for a while too: every request would look all of them up again.
      const writtenAt = isWhole ? now : now - MAX_FILE_AGE_MS + RETRY_AFTER_MS;
      return pipe(deps.calendarFeeds.storeFile(feed, { text, writtenAt }), TE.map(() => text));
    }),
    TE.orElse((failure) => (file === null ? TE.left(failure) : TE.right(file.text))),
  );
};

/**
 * Returns the calendar under a secret as an iCalendar file, for every caller who has it. Fails with `not-found` for an unknown, malformed,
 * renewed or removed secret, for one that has ended with all sessions of the account, and for a disabled or deleted account, with
 * `rate-limited` after ten requests for one address at once.
 */
export const getCalendarFile = (deps: CalendarServerDeps, secret: string): Answer<ServerResult> => {
  const { comingDates } = deps;
  if (comingDates === null || !isCalendarSecret(secret)) return TE.left(noSuchCalendar);
  return pipe(
    deps.calendarFeeds.findBySecret(secret),
    TE.tap((found) => (O.isSome(found) ? deps.readLimiter.take(`calendar-${found.value.uid}`, FEED_RULE, deps.clock.now()) : TE.right(0))),
    TE.flatMap((found) => unlessEnded(deps, found)),
    TE.flatMap(TE.fromOption(() => noSuchCalendar)),
    TE.flatMap((feed) => currentFile(deps, comingDates, feed)),
    TE.map((calendar): ServerResult => ({ message: 'OK.', calendar })),
  );
};
