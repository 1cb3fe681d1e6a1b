import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Clock } from '#application/ports/clock';
import type { ServerResult } from '#application/server/server-deps';
import { isCalendarSecret } from '#domain/calendar/calendar-address-api';
import type { CalendarFeed, CalendarFeeds } from '#domain/calendar/calendar-feeds';
import { writeICalendar } from '#domain/calendar/icalendar';
import { lookUpTitles } from '#domain/calendar/look-up-titles';
import { readComingEvents } from '#domain/calendar/read-coming-events';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';
import type { BucketRule } from '#domain/rate-limit/token-bucket';
import type { Answer } from '#domain/shared/answer';
import { toIsoDate } from '#domain/shared/dates';
import { notFound } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';

type ComingDates = Pick<Catalogue, 'getDetails' | 'getSeason'>;

export type CalendarServerDeps = {
  readonly calendarFeeds: CalendarFeeds;
  readonly users: Pick<UserAdminRepository, 'getAccess'>;
  readonly clock: Clock;
  /** Returns 128 random bits in hexadecimal. */
  readonly newCalendarSecret: () => string;
  /** A catalogue that knows coming dates; null on a site without one. */
  readonly comingDates: ComingDates | null;
  /** Limits of reading calls. */
  readonly readLimiter: Pick<RateLimiter, 'take'>;
};

/** How long a written file is served before the catalogue is asked again. */
const MAX_FILE_AGE_MS = 6 * 60 * 60 * 1000;
/** A file for which some titles could not be looked up is renewed earlier. */
const RETRY_AFTER_MS = 30 * 60 * 1000;
/** Events in one file: the first ones; a file fits into one document. */
const MAX_EVENTS = 500;
/** Requests for one address: ten at once, one more each minute. Calendar apps ask a few times a day. */
const FEED_RULE: BucketRule = { capacity: 10, refillMs: 60_000 };

const noSuchCalendar = notFound('calendar');

type AddressDeps = Pick<CalendarServerDeps, 'calendarFeeds' | 'clock' | 'newCalendarSecret' | 'comingDates'>;

/** Returns the secret of the caller's address; null without an address, and on a site whose catalogue knows no coming dates. */
export const getCalendarAddress = (
  { calendarFeeds, comingDates }: AddressDeps, { uid }: Caller,
): Answer<{ readonly response: { readonly secret: string | null } }> =>
  pipe(
    comingDates === null ? TE.right(O.none) : calendarFeeds.find(uid),
    TE.map((feed) => ({ response: { secret: O.isSome(feed) ? feed.value.secret : null } })),
  );

/** Makes an address with a new secret, which ends the former one. Fails with `not-found` where the catalogue knows no coming dates. */
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

/** Looks the titles of a feed up and writes its file; `isWhole` says that no title failed. */
const writeFile = (
  { calendarFeeds, clock }: CalendarServerDeps, comingDates: ComingDates, { uid }: CalendarFeed,
): Answer<{ readonly text: string; readonly isWhole: boolean }> => {
  const now = clock.now();
  // The member's time zone is unknown: the day before is today somewhere.
  const today = toIsoDate(now - 12 * 60 * 60 * 1000);
  return pipe(
    calendarFeeds.findTitles(uid, today),
    TE.flatMap((titles) =>
      lookUpTitles(titles, (title, signal) => readComingEvents(comingDates, title, today, signal), {
        signal: new AbortController().signal, onProgress: () => undefined,
      }),
    ),
    TE.flatMapEither(({ events, unread, total }) => {
      const [first] = unread;
      if (first !== undefined && unread.length === total) return E.left(first.failure);
      const text = writeICalendar(events.slice(0, MAX_EVENTS), { name: 'Marquee', writtenAt: now, addressOf: () => null });
      return E.right({ text, isWhole: unread.length === 0 });
    }),
  );
};

/** Returns the stored file if it is recent; else a new one, which is stored if it is whole. A stored file stands in for a failed one. */
const currentFile = (deps: CalendarServerDeps, comingDates: ComingDates, feed: CalendarFeed): Answer<string> => {
  const { file } = feed;
  if (file !== null && deps.clock.now() - file.writtenAt < MAX_FILE_AGE_MS) return TE.right(file.text);
  return pipe(
    writeFile(deps, comingDates, feed),
    TE.flatMap(({ text, isWhole }) => {
      const now = deps.clock.now();
      // A file that lacks titles is kept for a while too: every request would look all of them up again.
      const kept = isWhole ? { text, writtenAt: now } : { text: file?.text ?? text, writtenAt: now - MAX_FILE_AGE_MS + RETRY_AFTER_MS };
      return pipe(deps.calendarFeeds.storeFile(feed, kept), TE.map(() => kept.text));
    }),
    TE.orElse((failure) => (file === null ? TE.left(failure) : TE.right(file.text))),
  );
};

/**
 * Returns the calendar under a secret as an iCalendar file, for everybody who knows it. Fails with `not-found` for an unknown, malformed,
 * renewed or removed secret and for a disabled or deleted account, with `rate-limited` after ten requests for one address at once.
 */
export const getCalendarFile = (deps: CalendarServerDeps, secret: string): Answer<ServerResult> => {
  const { comingDates } = deps;
  if (comingDates === null || !isCalendarSecret(secret)) return TE.left(noSuchCalendar);
  return pipe(
    deps.calendarFeeds.findBySecret(secret),
    TE.flatMap(TE.fromOption(() => noSuchCalendar)),
    TE.tap(({ uid }) =>
      pipe(
        deps.users.getAccess(uid),
        TE.flatMap(TE.fromOption(() => noSuchCalendar)),
        TE.filterOrElse(({ disabled, deleting }) => !disabled && !deleting, () => noSuchCalendar),
      ),
    ),
    TE.tap(({ uid }) => deps.readLimiter.take(`calendar-${uid}`, FEED_RULE, deps.clock.now())),
    TE.flatMap((feed) => currentFile(deps, comingDates, feed)),
    TE.map((calendar): ServerResult => ({ message: 'OK.', calendar })),
  );
};
