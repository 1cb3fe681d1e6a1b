import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { expect, it, onTestFinished } from 'vitest';
import { startReminders } from '#application/server/reminders/reminder-calls';
import { sendDueDigests } from '#application/server/reminders/send-digests';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { newList } from '#domain/lists/list';
import { film, newItem } from '#domain/lists/list.fixture';
import { toListItem } from '#domain/lists/list-item';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import type { PushDevice } from '#domain/reminders/push-device';
import type { PushSender } from '#domain/reminders/push-sender';
import { keepsReminderRepositoryContract } from '#domain/reminders/reminder-repository.contract';
import { notFound } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { noSettings } from '#domain/users/user';
import { aUser, aUserId } from '#domain/users/user.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firestoreCalendarFeeds } from '../../../functions/src/adapters/calendar/firestore-calendar-feeds';
import { firestoreUserAdmin } from '../../../functions/src/adapters/firestore-user-admin';
import { deleteUserData } from '../../../functions/src/adapters/accounts/delete-user-data';
import { firestoreReminders } from '../../../functions/src/adapters/reminders/firestore-reminders';
import { openTestPushService, SITE_KEYS } from '../../../functions/src/adapters/reminders/push-service.fixture';
import { webPushSender } from '../../../functions/src/adapters/reminders/web-push-sender';
import { unique } from './functions-testbed';

type Rest = Parameters<PushSender['send']> extends [unknown, ...infer R] ? R : never;

/** A project of its own: no run of the other tests' project is due here. */
const store = getFirestore(initializeApp({ projectId: 'demo-reminding' }, 'reminding'));
const reminders = firestoreReminders(store);

const withAccess = async (name: string, fields: object = {}): Promise<UserId> => {
  const uid = aUserId(unique(name));
  await store.doc(`access/${uid}`).set({ schemaVersion: 1, disabled: false, role: 'user', since: 0, ...fields });
  return uid;
};

keepsReminderRepositoryContract('Admin SDK on the emulator', async () => ({
  reminders, one: await withAccess('one'), other: await withAccess('other'),
  gone: [aUserId(unique('gone')), await withAccess('leaving', { deleting: true })],
}));

it('sends a member of Firestore one encrypted digest a day, forgets devices that are gone, and deletes all with the account', async () => {
  const service = await openTestPushService();
  onTestFinished(() => service.close());
  const uid = await withAccess('reminded');
  const list = newList(uid, { listName: 'watchlist', listID: unique('watchlist') }, 1);
  const title = film(1, { releaseYear: 2026 });
  await store.doc(`users/${uid}`).set(aUser({ services: 'DE-1', settings: { ...noSettings, region: 'DE' } }));
  await store.doc(`lists/${list.listID}`).set(list);
  await store.doc(`lists/${list.listID}/items/${title.itemKey}`).set(toListItem(uid, list.listID, { ...newItem(1), title }));
  const [phone, desk] = [aPushDevice(`${uid}-phone`), aPushDevice(`${uid}-desk`)];
  const sender = webPushSender({
    publicKey: SITE_KEYS.publicKey, privateKey: () => SITE_KEYS.privateKey, subject: 'https://films.example',
    isAllowed: (endpoint) => endpoint.startsWith(service.base),
  });
  /** The service of this process stands in for the stored one: its addresses are refused when they are stored. */
  const nameOf = ({ endpoint }: PushDevice): string => endpoint.split('/').at(-1) ?? '';
  let now = Date.parse('2026-11-20T12:00:00Z');
  const deps = {
    reminders,
    clock: { now: () => now },
    users: {
      getProfile: firestoreUserAdmin(store, () => now).getProfile,
      getAccess: () => TE.right(O.some({ disabled: false, deleting: false, role: 'user' as const, since: 0 })),
    },
    auth: {
      getUser: () => TE.right(O.some({
        uid, email: '', emailVerified: true, name: null, role: null, disabled: false, sessionsSince: 0, lastSignInAt: null,
      })),
    },
    calendarFeeds: firestoreCalendarFeeds(store),
    comingDates: {
      getDetails: () => TE.right(aTitleDetails({ date: '2026-11-10', releaseDays: { DE: '2026-11-21' } })),
      getSeason: () => TE.left(notFound('season')),
    },
    push: {
      publicKey: SITE_KEYS.publicKey,
      sender: {
        send: (device: PushDevice, ...message: Rest) =>
          sender.send({ ...device, endpoint: `${service.base}/${nameOf(device)}` }, ...message),
      },
    },
  };
  const place = { timeZone: 'Europe/Berlin', region: 'DE' };
  for (const device of [phone, desk])
    await expectRight(startReminders(deps, device, place, { uid, role: 'user', authTime: now, way: null }));
  service.answer(nameOf(desk), 410);
  const run = () => expectRight(sendDueDigests(deps, () => true));
  const before = await run();
  now = Date.parse('2026-11-21T08:00:00Z');
  const runs = [await run(), await run()];
  expect([before, ...runs].map(({ sent, removed, failures }) => [sent, removed, failures])).toEqual([[0, 0, []], [1, 1, []], [0, 0, []]]);
  expect(service.received.filter(({ path }) => path.endsWith('phone')).map(({ message }) => message)).toEqual([
    { title: title.title, body: 'The release is due today.', path: '/details?type=movie&id=1', off: 'Turn reminders off' },
  ]);
  // The film waits for the services of the profile.
  expect(await expectRight(reminders.find(uid))).toMatchObject({ devices: [phone], waiting: ['movie-1'], waitingFor: 'DE-1' });
  await expectRight(deleteUserData(store)(uid));
  expect((await store.doc(`reminders/${uid}`).get()).exists).toBe(false);
});
