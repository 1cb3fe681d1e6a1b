import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ComingEvent } from '#domain/calendar/coming-event';
import { uniqueTitles } from '#domain/calendar/followed-titles';
import { lookUpTitles, type UnreadTitle } from '#domain/calendar/look-up-titles';
import { readComingEvents } from '#domain/calendar/read-coming-events';
import { parseServices } from '#domain/catalogue/services/streaming-services';
import type { StoredTitle } from '#domain/lists/stored-title';
import {
  digestOf, streamingNews, streamingServices, type Digest, type StreamedTitle, type StreamingPlace,
} from '#domain/reminders/digest';
import type { Reminder } from '#domain/reminders/reminder';
import type { Answer } from '#domain/shared/answer';
import type { DigestSource } from './shared-look-ups';

/** A member's digest of one day, null without news, and the titles that are waited for from then on. */
export type PlannedDay = Pick<Reminder, 'waiting' | 'waitingFor'> & { readonly digest: Digest | null };

/** The titles that are looked up for a member. */
type DayTitles = {
  /** Titles whose episodes and releases are due. */
  readonly followed: ReadonlyArray<StoredTitle>;
  /** Titles that may come to a service. */
  readonly watchlisted: ReadonlyArray<StoredTitle>;
  /** The country that the member has chosen, whose days of releases count; null for none. */
  readonly region: string | null;
  /** The member's services, as text; null for any service of the region. */
  readonly services: string | null;
};

const passes = ({ failure: { _tag } }: UnreadTitle): boolean => _tag === 'unavailable' || _tag === 'rate-limited';

/**
 * Looks a member's titles up and plans the day's digest. Fails if no title could be looked up, and while a retry is in time also if one
 * fails that may be due, for a reason that passes: the day has no second digest. After a change of services nothing is news at first: what
 * they already had is not new.
 * @param canRetry whether a digest that fails now can still come on this day.
 */
export const planDay = (
  source: DigestSource, reminder: Reminder, { followed, watchlisted, region, services }: DayTitles, day: string, canRetry: boolean,
): Answer<PlannedDay> => {
  const place: StreamingPlace | null =
    parseServices(services) ?? (reminder.region === null ? null : { region: reminder.region, ids: null });
  const waiting = reminder.waitingFor === services ? reminder.waiting : [];
  const [isFollowed, isOnWatchlist] = [followed, watchlisted].map((titles) => {
    const keys = new Set(titles.map(({ itemKey }) => itemKey));
    return ({ itemKey }: StoredTitle): boolean => keys.has(itemKey);
  }) as [(title: StoredTitle) => boolean, (title: StoredTitle) => boolean];
  const looked: StreamedTitle[] = [];
  const readTitle = (title: StoredTitle): Answer<ReadonlyArray<ComingEvent>> =>
    readComingEvents(
      {
        getSeason: source.getSeason,
        getDetails: (id) =>
          pipe(
            source.getDetails(id),
            TE.tapIO((details) => () => {
              if (place !== null && isOnWatchlist(title)) looked.push({ title, services: streamingServices(details, place) });
            }),
            // Nothing is due of a series that the member has not begun.
            TE.map((details) => (isFollowed(title) ? details : { date: null, series: null })),
          ),
      },
      title, { today: day, region },
    );
  return pipe(
    lookUpTitles(uniqueTitles([...followed, ...watchlisted]), readTitle,
      { signal: new AbortController().signal, onProgress: () => undefined }),
    TE.flatMapEither(({ events, unread, total }) => {
      const [first] = unread;
      if (first !== undefined && unread.length === total) return E.left(first.failure);
      const due = canRetry ? unread.find((each) => isFollowed(each.title) && passes(each)) : undefined;
      if (due !== undefined) return E.left(due.failure);
      const streamed = streamingNews(waiting, looked, unread.map(({ title }) => title.itemKey));
      return E.right({
        digest: digestOf(events.filter((event) => event.day === day), streamed.news, place?.region ?? null),
        waiting: streamed.waiting, waitingFor: services,
      });
    }),
  );
};
