import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type CollectionReference } from 'firebase-admin/firestore';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { deleteAccount } from '#application/server/delete-account';
import { newAddition } from '#domain/lists/list.fixture';
import { addDevice } from '#domain/reminders/reminder';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { forbidden } from '#domain/shared/failure';
import { selfAccessPolicy, withDeletionStarted } from '#domain/users/access/access-policy';
import { withPasskeyAdded } from '#domain/users/passkeys/stored-passkey';
import { initializationPlanner } from '#domain/users/user-initialization';
import type { UserId } from '#domain/users/user-id';
import { aUserId } from '#domain/users/user.fixture';
import { firestoreSignIns } from '../../../functions/src/adapters/accounts/firestore-sign-ins';
import { firestoreUserDirectoryWriter } from '../../../functions/src/adapters/admin/firestore-user-directory-writer';
import { firestoreCalendarFeeds } from '../../../functions/src/adapters/calendar/firestore-calendar-feeds';
import { firestoreRateLimiter } from '../../../functions/src/adapters/firestore-rate-limiter';
import { firestoreUserAdmin } from '../../../functions/src/adapters/firestore-user-admin';
import { firestoreJointLists } from '../../../functions/src/adapters/lists/firestore-joint-lists';
import { firestoreListAdmin } from '../../../functions/src/adapters/lists/firestore-list-admin';
import { firestoreListShares } from '../../../functions/src/adapters/lists/firestore-list-shares';
import { COLLECTIONS } from '../../../functions/src/adapters/accounts/member-collections.fixture';
import { firestorePasskeys } from '../../../functions/src/adapters/passkeys/firestore-passkeys';
import { firestoreReminders } from '../../../functions/src/adapters/reminders/firestore-reminders';
import { unique } from '../functions/functions-testbed';

/** A project of its own: no trigger runs here, and no other test writes. */
const store = getFirestore(initializeApp({ projectId: 'demo-leaving' }, 'leaving'));
const NOW = Date.parse('2026-11-20T12:00:00Z');
const noAccount = { getUser: () => TE.right(O.none) };
const users = firestoreUserAdmin(store, () => NOW);
const rateLimiter = firestoreRateLimiter(store);
const directory = firestoreUserDirectoryWriter(store, noAccount);
const [lists, joint, shares] = [firestoreListAdmin(store), firestoreJointLists(store), firestoreListShares(store)];
const [calendarFeeds, reminders, passkeys] = [firestoreCalendarFeeds(store), firestoreReminders(store), firestorePasskeys(store)];
const signIns = firestoreSignIns(store);

/** Returns the paths of all documents that name a uid in their path or fields. */
const pathsWith = async (uid: UserId): Promise<ReadonlyArray<string>> => {
  const below = async (collection: CollectionReference): Promise<ReadonlyArray<string>> =>
    (await Promise.all((await collection.listDocuments()).map(async (document) => {
      const data = (await document.get()).data();
      const own = data !== undefined && `${document.path} ${JSON.stringify(data)}`.includes(uid) ? [document.path] : [];
      return [...own, ...(await Promise.all((await document.listCollections()).map(below))).flat()];
    }))).flat();
  return (await Promise.all((await store.listCollections()).map(below))).flat().sort();
};

const newMember = async (name: string): Promise<UserId> => {
  const uid = aUserId(unique(name));
  await expectRight(users.initialize(uid, initializationPlanner({ uid, name, email: `${uid}@marquee.example`, now: NOW })));
  return uid;
};
const aPasskey = { id: 'a-key', name: 'Phone', createdAt: 1, lastUsedAt: null, publicKey: 'a-key', counter: 0, transports: [], made: null };
const newId = (): string => crypto.randomUUID().replaceAll('-', '');
const collectionOf = (path: string): string => path.split('/').at(-2) ?? '';

/** Acts that can make documents of a member: calls of the member, and of editors of the member's lists. */
const acts = (uid: UserId, other: UserId, inviteId: string) => ({
  share: shares.add(`${uid}-watchlist`, newId(), NOW),
  add: lists.apply({ commandId: 'a', uid, createdAt: NOW, change: newAddition(`${uid}-favorites`, 1) }, NOW),
  'add by an editor': lists.apply({ commandId: 'b', uid, createdAt: NOW, change: newAddition(`${uid}-watchlist`, 2), by: other }, NOW),
  join: joint.join(inviteId, uid),
  calendar: calendarFeeds.replace(uid, newId(), NOW),
  passkey: passkeys.change(uid, (present) => withPasskeyAdded(present, aPasskey)),
  'sign in': signIns.change(uid, () => [{ at: NOW, way: 'password', browser: null, system: null }]),
  reminders: reminders.change(uid, (present) => addDevice(present, aPushDevice(uid), { timeZone: 'Europe/Berlin', region: 'DE' }, NOW)),
});
const invitationTo = async (uid: UserId): Promise<string> => expectRight(joint.invite(`${uid}-watchlist`, newId()));
const startDeletion = (uid: UserId) => users.updateAccess(uid, uid, selfAccessPolicy(withDeletionStarted(NOW)));
const finishDeletion = (uid: UserId) =>
  deleteAccount({
    auth: { ...noAccount, deleteUser: () => TE.right(undefined) } as never, avatars: { remove: () => TE.right(undefined) } as never,
    users, directory, rateLimiter,
  }, uid);

it('after the deletion of an account nothing names it, but what is kept on purpose', async () => {
  const [uid, other] = [await newMember('leaving'), await newMember('staying')];
  await expectRight(joint.join(await invitationTo(uid), other));
  for (const [name, act] of Object.entries(acts(uid, other, await invitationTo(other))))
    expect([name, (await act())._tag]).toEqual([name, 'Right']);
  await expectRight(rateLimiter.take(uid, { capacity: 2, refillMs: 1000 }, NOW));
  await expectRight(directory.refresh(uid));
  await expectRight(passkeys.addChallenge('0'.repeat(64), { uid, expiresAt: NOW }));
  // Written by the member's own browser, by triggers and by the audit of admins.
  const written = ['history/one', 'ratings/movie-1', 'stats/2026', 'imports/one', 'unmatched/one'].map((path) => `users/${uid}/${path}`);
  for (const path of [...written, 'audit/one', `counting/history:${uid}:2026-11`]) await store.doc(path).set({ by: uid });
  await expectRight(lists.apply(
    { commandId: 'c', uid: other, createdAt: NOW, change: newAddition(`${other}-watchlist`, 3), by: uid }, NOW,
  ));
  const concerned = Object.keys(COLLECTIONS).filter((name) => COLLECTIONS[name]?.startsWith('no uid') !== true);
  expect([...new Set((await pathsWith(uid)).map(collectionOf))].sort()).toEqual(concerned);

  await expectRight(startDeletion(uid));
  await expectRight(finishDeletion(uid));
  expect(await pathsWith(uid)).toEqual(['audit/one', `counting/history:${uid}:2026-11`, `lists/${other}-watchlist/items/movie-3`]);
});

it('a call that comes while an account is being deleted leaves nothing behind', async () => {
  const [uid, other] = [await newMember('leaving'), await newMember('staying')];
  const [own, invitation] = [await invitationTo(uid), await invitationTo(other)];
  await expectRight(joint.join(own, other));
  await expectRight(startDeletion(uid));
  const late = Object.entries(acts(uid, other, invitation));
  for (const [name, act] of late) expect([name, await expectFailure(act)]).toEqual([name, forbidden('this account')]);
  await expectRight(finishDeletion(uid));
  for (const [name, act] of Object.entries(acts(uid, other, invitation)))
    expect([name, (await expectFailure(act))._tag]).toEqual([name, expect.stringMatching(/^(?:forbidden|not-found)$/)]);
  expect(await pathsWith(uid)).toEqual([]);
});
