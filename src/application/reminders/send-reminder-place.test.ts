import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { testBrowserPush } from '#application/ports/site-worker/browser-push.fixture';
import { addDevice, removeDevice, type MemberPlace, type Reminder } from '#domain/reminders/reminder';
import { testReminderApi } from '#domain/reminders/reminder-api.fixture';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import { offline, type Failure } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { findRemindersHere, sendReminderPlace } from './send-reminder-place';

const here = aPushDevice('here');
const TODAY = '2026-11-20';
const BERLIN: MemberPlace = { timeZone: 'Europe/Berlin', region: 'DE' };
const TOKYO: MemberPlace = { timeZone: 'Asia/Tokyo', region: 'DE' };

/**
 * @param devices addresses with reminders. @param device this browser's own at its push service. @param key of the site that it was
 * subscribed with.
 */
const open = (devices: ReadonlyArray<string>, device: typeof here | null = here, key = 'site-key') => {
  const server = { calls: 0, sent: [] as MemberPlace[], failure: null as Failure | null };
  const api = testReminderApi(devices);
  const leaving = new AbortController();
  const deps = {
    signal: leaving.signal, uid: aUserId('maya'), storage: testBrowser()(), push: testBrowserPush({ device, key }),
    today: TODAY,
    reminders: {
      findReminders: (endpoint: string | null) => {
        server.calls += 1;
        return api.findReminders(endpoint);
      },
      startReminders: (_: unknown, place: MemberPlace) => {
        if (server.failure !== null) return TE.left(server.failure);
        server.sent.push(place);
        return TE.right(undefined);
      },
    },
  };
  return { server, deps, leaving, visit: (place: MemberPlace, today = TODAY) => sendReminderPlace({ ...deps, today }, place)() };
};

it('keeps nothing of a sending that ends after the sign-out', async () => {
  const { deps, leaving, visit } = open([here.endpoint]);
  leaving.abort();
  await visit(BERLIN);
  expect(deps.storage.local.get('marquee.place.maya')).toBeNull();
});

it('sends another time zone or region once, on any page', async () => {
  const { server, deps, visit } = open([here.endpoint]);
  for (const place of [BERLIN, BERLIN, TOKYO, TOKYO, { ...TOKYO, region: 'JP' }]) await visit(place);
  expect(server.sent).toEqual([BERLIN, TOKYO, { ...TOKYO, region: 'JP' }]);
  // The section of reminders sends the place too, after which an earlier one is another again.
  await findRemindersHere(deps, TOKYO)();
  await visit({ ...TOKYO, region: 'JP' });
  expect(server.sent.slice(3)).toEqual([TOKYO, { ...TOKYO, region: 'JP' }]);
});

it('sends its place again on another day, as the server may know that of a device that is gone since', async () => {
  let stored: Reminder | null = null;
  const browserOf = (name: string) => {
    const device = aPushDevice(name);
    const reminders = {
      ...testReminderApi([device.endpoint]),
      startReminders: (_: unknown, place: MemberPlace) => TE.fromIO(() => void (stored = addDevice(stored, device, place, 0))),
    };
    return { device, deps: { ...open([], device).deps, reminders } };
  };
  const [laptop, phone] = [browserOf('laptop'), browserOf('phone')];
  await sendReminderPlace(laptop.deps, BERLIN)();
  await sendReminderPlace(phone.deps, TOKYO)();
  expect(stored).toMatchObject(TOKYO);
  stored = removeDevice(stored, phone.device.endpoint);
  await sendReminderPlace({ ...laptop.deps, today: '2026-11-21' }, BERLIN)();
  expect(stored).toMatchObject({ ...BERLIN, devices: [laptop.device] });
});

it('tries again at the next visit what failed', async () => {
  const { server, visit } = open([here.endpoint]);
  server.failure = offline;
  await visit(BERLIN);
  server.failure = null;
  await visit(BERLIN);
  expect(server.sent).toEqual([BERLIN]);
});

it('turns no reminders on: not where they have ended elsewhere, and a device without them asks nothing', async () => {
  const ended = open([]);
  await ended.visit(BERLIN);
  await ended.visit(BERLIN);
  await ended.visit(TOKYO, '2026-11-21');
  const never = open([], null);
  await never.visit(BERLIN);
  await never.visit(BERLIN, '2026-11-21');
  expect([ended.server, never.server]).toEqual([{ calls: 1, sent: [], failure: null }, { calls: 0, sent: [], failure: null }]);
});

it('counts a device with a former key of the site as one without reminders', async () => {
  const { server, deps, visit } = open([here.endpoint, 'elsewhere'], here, 'former-key');
  expect(await findRemindersHere(deps, BERLIN)()).toEqual(E.right({ publicKey: 'site-key', isHere: false, others: 1 }));
  await visit(BERLIN);
  expect(server).toEqual({ calls: 1, sent: [], failure: null });
});
