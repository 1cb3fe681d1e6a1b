import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { expect, it, onTestFinished } from 'vitest';
import type { BannerSettings } from '#domain/banners/banner';
import { changeBannerSettings } from '#domain/banners/banner-change';
import { newBannerName } from '#domain/banners/banner-name';
import { keepsCalendarFeedsContract } from '#domain/calendar/calendar-feeds.contract';
import { keepsAuditWriterContract } from '#domain/audit/audit.contract';
import type { AuditEntry } from '#domain/audit/audit';
import { keepsFeedbackAdminRepositoryContract } from '#domain/feedback/feedback-admin-repository.contract';
import type { StoredFeedback } from '#domain/feedback/feedback-inbox';
import { keepsFeedbackServiceContract } from '#domain/feedback/feedback-service.contract';
import type { Feedback } from '#domain/feedback/feedback';
import { keepsListAdminRepositoryContract } from '#domain/lists/contract/list-admin-repository.contract';
import { keepsJointListsContract } from '#domain/lists/contract/joint-lists.contract';
import { keepsListSharesContract } from '#domain/lists/contract/list-shares.contract';
import { episodePart, onDay, series } from '#domain/history/history.fixture';
import { createViewing } from '#domain/history/viewing';
import { MAX_LISTS, newList } from '#domain/lists/list';
import { film, newItem } from '#domain/lists/list.fixture';
import { ListItem, toListItem } from '#domain/lists/list-item';
import { keepsRateLimiterContract } from '#domain/rate-limit/rate-limiter.contract';
import { keepsAvatarRemovalContract } from '#domain/users/contract/avatar-removal.contract';
import { keepsAuthAdminContract } from '#domain/users/contract/auth-admin.contract';
import type { UserId } from '#domain/users/user-id';
import { aUserId } from '#domain/users/user.fixture';
import { keepsUserAdminRepositoryContract } from '#domain/users/contract/user-admin-repository.contract';
import { pngFile } from '#domain/users/contract/image-file.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firebaseAuthAdmin } from '../../../functions/src/adapters/firebase-auth-admin';
import { firestoreFeedbackAdmin } from '../../../functions/src/adapters/admin/firestore-feedback-admin';
import { firestoreAuditWriter } from '../../../functions/src/adapters/admin/firestore-audit-writer';
import { firestoreFeedback } from '../../../functions/src/adapters/admin/firestore-feedback';
import { firestoreBanners } from '../../../functions/src/adapters/firestore-banners';
import { firestoreCalendarFeeds } from '../../../functions/src/adapters/calendar/firestore-calendar-feeds';
import { firestoreRateLimiter } from '../../../functions/src/adapters/firestore-rate-limiter';
import { adminAvatarStorage } from '../../../functions/src/adapters/images/admin-avatar-storage';
import { firestoreListAdmin } from '../../../functions/src/adapters/lists/firestore-list-admin';
import { firestoreJointLists } from '../../../functions/src/adapters/lists/firestore-joint-lists';
import { firestoreListShares } from '../../../functions/src/adapters/lists/firestore-list-shares';
import { nextSecond } from '../clock';
import { auth, bucket, members, pathsOf, signIn, store, unique } from './functions-testbed';

const NAME = 'the Admin SDK';

keepsAuthAdminContract(NAME, () => ({
  authAdmin: firebaseAuthAdmin(auth),
  signIn: (_, email, password) => signIn(email, password),
  waitForNextSecond: nextSecond,
}));

keepsUserAdminRepositoryContract(NAME, () => ({
  userAdmin: members,
  paths: (uid) => pathsOf(uid),
  put: async (path, value) => {
    await store.doc(path).set(value);
  },
  remove: async (path) => {
    await store.doc(path).delete();
  },
}));

keepsListAdminRepositoryContract(NAME, () => ({
  lists: firestoreListAdmin(store),
  users: members,
  findItem: async (listID, itemKey) => {
    const data = (await store.doc(`lists/${listID}/items/${itemKey}`).get()).data();
    return ListItem.is(data) ? data : null;
  },
}));

keepsCalendarFeedsContract(NAME, async () => {
  const [one, other, leaving] = ['one', 'other', 'leaving'].map((name) => aUserId(unique(name))) as [UserId, UserId, UserId];
  const access = { schemaVersion: 1, disabled: false, role: 'user', since: 7 };
  for (const uid of [one, other]) await store.doc(`access/${uid}`).set(access);
  // The trigger of the record may finish the deletion at any time, which leaves an account that is gone.
  await store.doc(`access/${leaving}`).set({ ...access, deleting: true });
  return { feeds: firestoreCalendarFeeds(store), one, other, gone: [aUserId(unique('gone')), leaving] };
});

keepsJointListsContract(NAME, () => ({ joint: firestoreJointLists(store), lists: firestoreListAdmin(store), users: members }));
keepsListSharesContract(NAME, () => ({ shares: firestoreListShares(store), lists: firestoreListAdmin(store), users: members }));

keepsAvatarRemovalContract(NAME, () => {
  const file = (uid: string) => bucket().file(`avatars/${uid}`);
  return {
    avatars: adminAvatarStorage(bucket, Date.now),
    store: async (uid) => {
      // The server removes avatars without an account.
      await store.doc(`access/${uid}`).set({ schemaVersion: 1, disabled: false, role: 'user', since: 0 });
      await file(uid).save(Buffer.from(pngFile().bytes), { contentType: 'image/png', resumable: false });
    },
    exists: async (uid) => (await file(uid).exists())[0],
    prefix: unique('u'),
  };
});

keepsRateLimiterContract(NAME, () => ({ rateLimiter: firestoreRateLimiter(store), prefix: unique('limit') }));

keepsAuditWriterContract(NAME, () => ({
  audit: firestoreAuditWriter(store),
  requestId: unique('request'),
  readEntry: async (id) => {
    const { schemaVersion, deleteAt, targetIds, ...entry } = (await store.doc(`audit/${id}`).get()).data() ?? {};
    return schemaVersion === undefined || !(deleteAt instanceof Timestamp) || !Array.isArray(targetIds) ? null : (entry as AuditEntry);
  },
}));

/** Start time of the last testbed, later than the messages of other tests. */
let lastStart = Date.UTC(2040, 0, 1);
keepsFeedbackServiceContract(NAME, () => {
  // Each test has its own start time and reads the messages since then.
  let time = (lastStart += 10_000);
  const startedAt = time;
  return {
    service: firestoreFeedback(store, () => (time += 1)),
    storedMessages: async () =>
      (
        await store
          .collection('feedback')
          .where('sentAt', '>', startedAt)
          .where('sentAt', '<=', startedAt + 1000)
          .orderBy('sentAt')
          .get()
      ).docs.map((message): Feedback => ({ message: String(message.get('message')), email: message.get('email') as string | null })),
  };
});

keepsFeedbackAdminRepositoryContract(NAME, () => ({
  repository: firestoreFeedbackAdmin(store),
  id: unique('message'),
  put: async (message) => {
    await store.doc(`feedback/${message.id}`).set({ schemaVersion: 1, ...message });
  },
  read: async (id) => {
    const { schemaVersion, ...message } = (await store.doc(`feedback/${id}`).get()).data() ?? {};
    return schemaVersion === undefined ? null : (message as StoredFeedback);
  },
}));

it('firestoreJointLists finds lists behind as many deleted ones as it returns at most', async () => {
  const [owner, editor] = [aUserId(unique('owner')), aUserId(unique('editor'))];
  // Firestore finds lists in the order of their ids.
  const prefix = unique('joint');
  const lists = Array.from({ length: MAX_LISTS + 1 }, (_, index) => ({
    ...newList(owner, { listName: `list ${index}`, listID: `${prefix}-${1000 + index}` }, 1),
    editors: [editor], deletedAt: index < MAX_LISTS ? 5 : null,
  }));
  const writeAll = (write: (batch: WriteBatch, list: (typeof lists)[number]) => unknown): Promise<unknown> => {
    const batch = store.batch();
    for (const list of lists) write(batch, list);
    return batch.commit();
  };
  onTestFinished(async () => { await writeAll((batch, { listID }) => batch.delete(store.doc(`lists/${listID}`))); });
  await writeAll((batch, list) => batch.set(store.doc(`lists/${list.listID}`), list));
  const found = await expectRight(firestoreJointLists(store).findEditedBy(editor));
  expect(found.map(({ name }) => name)).toEqual([`list ${MAX_LISTS}`]);
});

it('firestoreBanners keeps two changes at once, and at most one banner is active', async () => {
  const { update } = firestoreBanners(store);
  const settings = store.doc('settings/banners');
  await settings.set({ schemaVersion: 1, content: [] });
  onTestFinished(async () => { await settings.set({ schemaVersion: 1, content: [] }); });
  const names = ['a', 'b'].map((letter) => newBannerName(Date.now(), letter.repeat(16)));
  await Promise.all(
    names.map((bannerName) =>
      expectRight(update((before) => changeBannerSettings(before, { kind: 'add', bannerName, active: true }, 'https://a.example/b.webp'))),
    ),
  );
  const { content } = (await settings.get()).data() as BannerSettings;
  expect([content.map(({ name }) => name).sort(), content.filter(({ active }) => active).length]).toEqual([names, 1]);
});

it('firestoreCalendarFeeds finds begun series, films of the watchlist that may come, and all of it that is not watched', async () => {
  // A project of its own: triggers would count each of the titles in the other tests' project.
  const ownStore = getFirestore(initializeApp({ projectId: 'demo-calendar' }, 'calendar'));
  const uid = aUserId(unique('calendar'));
  const list = newList(uid, { listName: 'watchlist', listID: unique('watchlist') }, 1);
  const watched = [[7, '2026-11-01'], [8, '2026-11-03'], [7, '2026-11-02']] as const;
  // Films that were added later and watched take no places.
  const seen = Array.from({ length: 200 }, (_, index) => newItem(100 + index));
  const films = [film(1, { releaseYear: 2027 }), film(2, { releaseYear: 2020 }), film(3, { releaseYear: null })];
  const documents: ReadonlyArray<readonly [path: string, data: object]> = [
    [`lists/${list.listID}`, list],
    ...watched.map(([id, day], index) => [
      `users/${uid}/history/${index}`, createViewing(String(index), series(id), episodePart(1, index + 1), onDay(day)),
    ] as const),
    ...[...films, series(9)].map((title) => [
      `lists/${list.listID}/items/${title.itemKey}`, toListItem(uid, list.listID, { ...newItem(title.movieID), title }),
    ] as const),
    ...[newItem(4), ...seen].map((item) => [
      `lists/${list.listID}/items/${item.title.itemKey}`,
      { ...toListItem(uid, list.listID, item), addedAt: item.addedAt + 1, watched: true },
    ] as const),
  ];
  const batch = ownStore.batch();
  for (const [path, data] of documents) batch.set(ownStore.doc(path), data);
  await batch.commit();
  const found = await expectRight(firestoreCalendarFeeds(ownStore).findTitles(uid, '2026-11-20'));
  expect([found.slice(0, 2), found.slice(2)].map((titles) => titles.map(({ itemKey }) => itemKey))).toEqual([
    ['tv-8', 'tv-7'], expect.arrayContaining(['movie-1', 'movie-3']),
  ]);
  expect(found).toHaveLength(4);
  const watchlisted = await expectRight(firestoreCalendarFeeds(ownStore).findWatchlist(uid));
  expect(watchlisted.map(({ itemKey }) => itemKey).sort()).toEqual(['movie-1', 'movie-2', 'movie-3', 'tv-9']);
});
