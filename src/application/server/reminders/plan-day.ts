import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CalendarServerDeps } from '#application/server/calendar/calendar-feed';
import { lookUpTitles } from '#domain/calendar/look-up-titles';
import { readComingEvents } from '#domain/calendar/read-coming-events';
import type { StoredTitle } from '#domain/lists/stored-title';
import { digestOf, streamingNews, streamingServices, type Digest, type StreamedFilm } from '#domain/reminders/digest';
import type { Reminder } from '#domain/reminders/reminder';
import type { Answer } from '#domain/shared/answer';

type ComingDates = NonNullable<CalendarServerDeps['comingDates']>;

/** A member's digest of one day, null without news, and the films that are waited for from then on. */
export type PlannedDay = { readonly digest: Digest | null; readonly waiting: ReadonlyArray<string> };

/** Looks a member's titles up and plans the day's digest. Fails only if no title could be looked up. */
export const planDay = (
  comingDates: ComingDates, { region, waiting }: Reminder, titles: ReadonlyArray<StoredTitle>, day: string,
): Answer<PlannedDay> => {
  const films: StreamedFilm[] = [];
  const readTitle = (title: StoredTitle, signal: AbortSignal) =>
    readComingEvents(
      {
        ...comingDates,
        getDetails: (id, aborts) =>
          pipe(
            comingDates.getDetails(id, aborts),
            TE.tapIO((details) => () => {
              if (region !== null && id.mediaType === 'movie') films.push({ title, services: streamingServices(details, region) });
            }),
          ),
      },
      title, day, signal,
    );
  return pipe(
    lookUpTitles(titles, readTitle, { signal: new AbortController().signal, onProgress: () => undefined }),
    TE.flatMapEither(({ events, unread, total }) => {
      const [first] = unread;
      if (first !== undefined && unread.length === total) return E.left(first.failure);
      const streamed = streamingNews(waiting, films, unread.map(({ title }) => title.itemKey));
      return E.right({
        digest: digestOf(events.filter((event) => event.day === day), streamed.news, region), waiting: streamed.waiting,
      });
    }),
  );
};
