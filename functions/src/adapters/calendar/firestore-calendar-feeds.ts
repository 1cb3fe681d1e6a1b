import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import type { CalendarFeed, CalendarFeeds } from '#domain/calendar/calendar-feeds';
import { selectFollowed } from '#domain/calendar/followed-titles';
import { MAX_FOR_SERVICES } from '#domain/reminders/push-device';
import { StoredTitle } from '#domain/lists/stored-title';
import { orNull } from '#domain/shared/codecs/or-null';
import { decode } from '#domain/shared/decode';
import { withDefault } from '#domain/shared/with-default';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { tryAdminSdk, tryVoid } from '../admin-sdk';
import { noAccount, readAccount } from '../accounts/read-account';
import { decodeStored } from '../stored-rows';

/** Viewings of series that are read at most. */
const MAX_VIEWINGS = 500;
/** Films of the watchlist that are read at most: so many by year, and so many of those that were added last. */
const MAX_FILMS_READ = 100;

/** The document `calendarFeeds/{uid}`, which only the server reads and writes. */
const StoredFeed = t.strict(
  {
    secret: t.string, file: orNull(t.strict({ text: t.string, writtenAt: t.number }, 'file')), createdAt: t.number,
    since: withDefault(orNull(t.number), null),
  },
  'CalendarFeed',
);
const StoredWatched = t.type({ item: StoredTitle }, 'Viewing');

const toFeed = (document: DocumentSnapshot): E.Either<Failure, O.Option<CalendarFeed>> =>
  document.exists
    ? E.map((feed: t.TypeOf<typeof StoredFeed>) => O.some({ ...feed, uid: document.id as UserId }))(
        decode(StoredFeed, 'calendarFeeds')(document.data()),
      )
    : E.right(O.none);

/** Private addresses of calendars on Firestore. */
export const firestoreCalendarFeeds = (store: Firestore): CalendarFeeds => {
  const feeds = store.collection('calendarFeeds');
  const findWatchlistId = async (uid: UserId): Promise<string | null> => {
    const lists = await store.collection('lists').where('userID', '==', uid).where('deletedAt', '==', null).select('name').get();
    return lists.docs.find((list) => list.get('name') === 'watchlist')?.id ?? null;
  };
  /** Reads unwatched films as the calendar page does: the newest by year, then those added last, whose year may be unknown. */
  const findFilms = async (watchlist: string): Promise<ReadonlyArray<StoredTitle>> => {
    const list = store.doc(`lists/${watchlist}`);
    const newest = await list.collection('items').where('mediaType', '==', 'movie').where('watched', '==', false)
      .orderBy('releaseYear', 'desc').limit(MAX_FILMS_READ).get();
    // Fewer are all there are.
    const added = newest.size < MAX_FILMS_READ ? [] : (
      await list.collection('items').where('mediaType', '==', 'movie').where('watched', '==', false)
        .orderBy('addedAt', 'desc').limit(MAX_FILMS_READ).get()
    ).docs;
    return decodeStored(StoredTitle, 'items')([...newest.docs, ...added].map((item) => item.data()));
  };
  return {
    find: (uid) => tryAdminSdk(async () => toFeed(await feeds.doc(uid).get())),
    findBySecret: (secret) =>
      tryAdminSdk(async () => {
        const [found] = (await store.collection('calendarFeeds').where('secret', '==', secret).limit(1).get()).docs;
        return found === undefined ? E.right(O.none) : toFeed(found);
      }),
    replace: (uid, secret, now) =>
      tryAdminSdk(() =>
        store.runTransaction(async (transaction) => {
          const file: unknown = (await transaction.get(feeds.doc(uid))).get('file') ?? null;
          const access = await readAccount(store, transaction, uid);
          if (access === null) return E.left(noAccount);
          transaction.set(feeds.doc(uid), { schemaVersion: 1, secret, createdAt: now, since: access.get('since') as number, file });
          return E.right(undefined);
        }),
      ),
    remove: (uid) => tryVoid(() => feeds.doc(uid).delete()),
    storeFile: ({ uid, secret }, file) =>
      tryVoid(() =>
        store.runTransaction(async (transaction) => {
          const feed = await transaction.get(feeds.doc(uid));
          if (feed.exists && feed.get('secret') === secret) transaction.update(feed.ref, { file });
        }),
      ),
    findTitles: (uid, today) =>
      tryAdminSdk(async () => {
        const [viewings, watchlist] = await Promise.all([
          store.doc(`users/${uid}`).collection('history').where('item.mediaType', '==', 'tv').orderBy('day', 'desc')
            .orderBy('watchedAt', 'desc').limit(MAX_VIEWINGS).select('item').get(),
          findWatchlistId(uid),
        ]);
        const series = decodeStored(StoredWatched, 'history')(viewings.docs.map((viewing) => viewing.data())).map(({ item }) => item);
        return E.right(selectFollowed(series, watchlist === null ? [] : await findFilms(watchlist), today));
      }),
    findWatchlist: (uid) =>
      tryAdminSdk(async () => {
        const watchlist = await findWatchlistId(uid);
        if (watchlist === null) return E.right([]);
        const items = await store.doc(`lists/${watchlist}`).collection('items').where('watched', '==', false).orderBy('addedAt', 'desc')
          .limit(MAX_FOR_SERVICES).get();
        return E.right(decodeStored(StoredTitle, 'items')(items.docs.map((item) => item.data())));
      }),
  };
};
