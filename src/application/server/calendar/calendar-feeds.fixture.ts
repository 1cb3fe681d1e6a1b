import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { CalendarFeed, CalendarFeeds } from '#domain/calendar/calendar-feeds';
import type { StoredTitle } from '#domain/lists/stored-title';
import { forbidden } from '#domain/shared/failure';
import type { ServerAccessRecord } from '#domain/users/access/access-record';
import { defaultAccess } from '#domain/users/access/access-record';
import type { UserId } from '#domain/users/user-id';

/** Creates addresses that are kept in memory. @param titles of every member. @param accessOf returns null without an account. */
export const testCalendarFeeds = (
  titles: ReadonlyArray<StoredTitle> = [], accessOf: (uid: UserId) => ServerAccessRecord | null = () => defaultAccess,
): CalendarFeeds => {
  const feeds = new Map<string, CalendarFeed>();
  return {
    find: (uid) => TE.fromIO(() => O.fromNullable(feeds.get(uid))),
    findBySecret: (secret) => TE.fromIO(() => O.fromNullable([...feeds.values()].find((feed) => feed.secret === secret))),
    replace: (uid, secret, now) =>
      TE.fromIOEither(() => {
        const access = accessOf(uid);
        if (access === null || access.deleting) return E.left(forbidden('this account'));
        feeds.set(uid, { uid, secret, file: feeds.get(uid)?.file ?? null, createdAt: now, since: access.since });
        return E.right(undefined);
      }),
    remove: (uid) => TE.fromIO(() => void feeds.delete(uid)),
    storeFile: ({ uid, secret }, file) =>
      TE.fromIO(() => {
        const feed = feeds.get(uid);
        if (feed?.secret === secret) feeds.set(uid, { ...feed, file });
      }),
    findTitles: () => TE.right(titles),
    findWatchlist: () => TE.right(titles),
  };
};
