import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { CalendarFeed, CalendarFeeds } from '#domain/calendar/calendar-feeds';
import type { StoredTitle } from '#domain/lists/stored-title';

/** Creates addresses that are kept in memory. @param titles of every member. */
export const testCalendarFeeds = (titles: ReadonlyArray<StoredTitle> = []): CalendarFeeds => {
  const feeds = new Map<string, CalendarFeed>();
  return {
    find: (uid) => TE.fromIO(() => O.fromNullable(feeds.get(uid))),
    findBySecret: (secret) => TE.fromIO(() => O.fromNullable([...feeds.values()].find((feed) => feed.secret === secret))),
    replace: (uid, secret) => TE.fromIO(() => void feeds.set(uid, { uid, secret, file: feeds.get(uid)?.file ?? null })),
    remove: (uid) => TE.fromIO(() => void feeds.delete(uid)),
    storeFile: ({ uid, secret }, file) =>
      TE.fromIO(() => {
        if (feeds.get(uid)?.secret === secret) feeds.set(uid, { uid, secret, file });
      }),
    findTitles: () => TE.right(titles),
  };
};
