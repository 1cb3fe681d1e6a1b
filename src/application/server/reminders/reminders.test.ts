import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { series } from '#domain/history/history.fixture';
import { film } from '#domain/lists/list.fixture';
import type { Digest } from '#domain/reminders/digest';
import type { PushDevice } from '#domain/reminders/push-device';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import { invalidData, notFound, unavailable, type Failure } from '#domain/shared/failure';
import { noSettings } from '#domain/users/user';
import { aUser, aUserId } from '#domain/users/user.fixture';
import type { UserId } from '#domain/users/user-id';
import { endAllReminders, endReminders, findReminders, startReminders } from './reminder-calls';
import { testReminders } from './reminders.fixture';
import { sendDueDigests, type DigestDeps } from './send-digests';

const FRIDAY = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nine o'clock of the next day in Berlin. */
const MORNING = Date.parse('2026-11-21T08:00:00Z');
const berlin = { timeZone: 'Europe/Berlin', region: 'DE' };
const maya = aUserId('maya');
const noor = aUserId('noor');
const as = (uid: UserId) => ({ uid, role: 'user' as const, authTime: FRIDAY, way: null });

const anAccount = (uid: UserId) => ({
  uid, email: '', emailVerified: true, name: null, role: null, disabled: false, sessionsSince: 0, lastSignInAt: null,
});

/**
 * A site on which every member waits for film 1, released in Germany on 21 November, film 2 and series 9 of the watchlist, both of which
 * MUBI has from `streamsAt` on.
 */
const open = () => {
  const state = {
    now: FRIDAY, streamsAt: Infinity, failing: new Set<UserId>(), disabled: new Set<UserId>(), gone: new Set<string>(), lookUps: 0,
    since: 0, unread: null as Failure | null, region: 'DE' as string | null, services: new Map<UserId, string>(),
    sent: [] as (readonly [endpoint: string, digest: Digest, ttlSeconds: number])[],
  };
  const watch = () => ({ DE: { link: null, offers: [{ kind: 'stream' as const, provider: { id: 1, name: 'MUBI', logoPath: null } }] } });
  const deps: DigestDeps = {
    reminders: testReminders(),
    clock: { now: () => state.now },
    users: {
      getProfile: (uid) =>
        TE.right(O.some(aUser({ services: state.services.get(uid) ?? null, settings: { ...noSettings, region: state.region } }))),
      getAccess: (uid) => TE.right(O.some({ disabled: state.disabled.has(uid), deleting: false, role: 'user', since: state.since })),
    },
    auth: { getUser: (uid) => TE.right(O.some(anAccount(uid))) },
    calendarFeeds: {
      findTitles: (uid) => (state.failing.has(uid) ? TE.left(unavailable(503, '')) : TE.right([film(1), film(2)])),
      findWatchlist: () => TE.right([series(9)]),
    },
    comingDates: {
      getDetails: ({ id }) =>
        TE.fromIOEither(() => {
          state.lookUps += 1;
          if (id === 1 && state.unread !== null) return E.left(state.unread);
          const streams = id > 1 && state.now >= state.streamsAt;
          const days = id === 1 ? { date: '2026-11-10', releaseDays: { DE: '2026-11-21' } } : { date: '2026-01-01' };
          return E.right(aTitleDetails({ ...days, watch: streams ? watch() : {} }));
        }),
      getSeason: () => TE.left(notFound('season')),
    },
    push: {
      publicKey: 'key',
      sender: {
        send: ({ endpoint }, digest, ttlSeconds) => () => {
          if (endpoint.includes('broken')) throw new Error('broken');
          if (state.gone.has(endpoint)) return Promise.resolve(E.right('gone'));
          state.sent.push([endpoint, digest, ttlSeconds]);
          return Promise.resolve(E.right('sent'));
        },
      },
    },
  };
  const start = async (uid: UserId, device: PushDevice = aPushDevice(uid)) => startReminders(deps, device, berlin, as(uid))();
  const run = async (now: number, hasTime = () => true) => {
    state.now = now;
    const done = await sendDueDigests(deps, hasTime)();
    if (E.isLeft(done)) throw new Error(done.left._tag);
    return done.right;
  };
  return { state, deps, start, run, found: async (uid: UserId, endpoint: string | null) => findReminders(deps, endpoint, as(uid))() };
};
const release: Digest = { title: film(1).title, body: 'The release is due today.', path: '/details?type=movie&id=1' };
const quiet = { sent: 0, removed: 0, failures: [], isDone: true };

describe('the calls for reminders', () => {
  it('end for all devices with all sessions of their time, and begin again for one', async () => {
    const { state, start, run, found } = open();
    const [phone, desk] = [aPushDevice('phone'), aPushDevice('desk')];
    await start(maya, phone);
    await start(noor);
    state.since = FRIDAY + HOUR_MS;
    expect(await found(maya, phone.endpoint)).toEqual(E.right({ response: { publicKey: 'key', isHere: false, others: 0 } }));
    state.now = FRIDAY + 2 * HOUR_MS;
    await start(maya, desk);
    expect(await found(maya, desk.endpoint)).toEqual(E.right({ response: { publicKey: 'key', isHere: true, others: 0 } }));
    expect(await run(MORNING)).toMatchObject({ sent: 1, failures: [] });
    expect(state.sent.map(([endpoint]) => endpoint)).toEqual([desk.endpoint]);
    state.since = 0;
    expect(await found(noor, null)).toEqual(E.right({ response: { publicKey: 'key', isHere: false, others: 0 } }));
  });


  it('turn them on and off for a device, which belongs to one member, and off for all', async () => {
    const { deps, start, found } = open();
    const [phone, desk] = [aPushDevice('phone'), aPushDevice('desk')];
    await start(maya, phone);
    await start(maya, desk);
    expect(await found(maya, phone.endpoint)).toEqual(E.right({ response: { publicKey: 'key', isHere: true, others: 1 } }));
    await start(noor, phone);
    expect(await found(maya, phone.endpoint)).toEqual(E.right({ response: { publicKey: 'key', isHere: false, others: 1 } }));
    await endReminders(deps, phone.endpoint)();
    await endReminders(deps, phone.endpoint)();
    expect(await deps.reminders.find(noor)()).toEqual(E.right(null));
    await endAllReminders(deps, as(maya))();
    expect(await found(maya, null)).toEqual(E.right({ response: { publicKey: 'key', isHere: false, others: 0 } }));
  });

  it('offer none on a site without keys or without coming dates', async () => {
    const { deps } = open();
    for (const without of [{ ...deps, push: null }, { ...deps, comingDates: null }]) {
      expect(await findReminders(without, null, as(maya))()).toMatchObject(E.right({ response: { publicKey: null } }));
      expect(await startReminders(without, aPushDevice('a'), berlin, as(maya))()).toEqual(E.left(notFound('reminders')));
    }
  });
});

describe('sendDueDigests', () => {
  it('sends one digest a day, in the morning, whatever is repeated', async () => {
    const { state, start, run } = open();
    await start(maya);
    expect([await run(MORNING - 1), await run(MORNING), await run(MORNING), await run(MORNING + 5 * HOUR_MS)]).toEqual([
      quiet, { ...quiet, sent: 1 }, quiet, quiet,
    ]);
    expect(state.sent).toEqual([[aPushDevice('maya').endpoint, release, 12 * 3600]]);
    expect(await run(MORNING + DAY_MS)).toEqual(quiet);
  });

  it('has the days of the region that the profile names, as the calendar does', async () => {
    const { state, start, run } = open();
    await start(maya);
    state.region = null;
    expect(await run(MORNING)).toEqual(quiet);
    expect(state.lookUps).toBeGreaterThan(0);
  });

  it('sends once if two runs meet', async () => {
    const { state, deps, start } = open();
    await start(maya);
    state.now = MORNING;
    await Promise.all([sendDueDigests(deps, () => true)(), sendDueDigests(deps, () => true)()]);
    expect(state.sent).toHaveLength(1);
  });

  it('sends nothing in the quiet hours, even if the run comes late', async () => {
    const { state, start, run } = open();
    await start(maya);
    expect([await run(MORNING + 13 * HOUR_MS), state.lookUps]).toEqual([quiet, 0]);
    expect((await run(MORNING + DAY_MS)).sent).toBe(0);
    expect(state.sent).toEqual([]);
  });

  it('says when a film can be streamed that could not be before', async () => {
    const { state, start, run } = open();
    await start(maya);
    await run(MORNING);
    state.streamsAt = MORNING + HOUR_MS;
    await run(MORNING + DAY_MS);
    await run(MORNING + 2 * DAY_MS);
    expect(state.sent.slice(1).map(([, { body }]) => body)).toEqual(['Now streaming on MUBI (Germany).']);
  });

  it('says it of the watchlist on the member’s own services, but not what newly chosen services already had', async () => {
    const { state, start, run } = open();
    state.services.set(maya, 'DE-1').set(noor, 'DE-2');
    await start(maya);
    await start(noor);
    await run(MORNING);
    // Both have the same three titles, which are looked up once.
    expect(state.lookUps).toBe(3);
    state.streamsAt = MORNING + HOUR_MS;
    await run(MORNING + DAY_MS);
    state.services.set(noor, 'DE-1-2');
    await run(MORNING + 2 * DAY_MS);
    await run(MORNING + 3 * DAY_MS);
    expect(state.sent.filter(([, { body }]) => body !== release.body).map(([endpoint, digest]) => [endpoint, digest])).toEqual([
      [aPushDevice('maya').endpoint, { title: series(9).title, body: 'Now streaming on MUBI (Germany).', path: '/details?type=tv&id=9' }],
    ]);
  });

  it('goes on after a member whose digest fails, and tries that one again an hour later', async () => {
    const { state, start, run } = open();
    const [finn, ada] = [aUserId('finn'), aUserId('ada')];
    for (const uid of [maya, noor, ada]) await start(uid);
    await start(finn, aPushDevice('broken'));
    state.failing.add(maya);
    state.disabled.add(ada);
    expect(await run(MORNING)).toEqual({ ...quiet, sent: 1, failures: expect.arrayContaining(['unavailable', 'unexpected']) as unknown });
    state.failing.clear();
    state.disabled.clear();
    await run(MORNING + HOUR_MS / 2);
    expect(state.sent.map(([endpoint]) => endpoint)).toEqual([aPushDevice('noor').endpoint]);
    await run(MORNING + HOUR_MS);
    expect(state.sent.map(([endpoint]) => endpoint)).toEqual(['noor', 'maya'].map((name) => aPushDevice(name).endpoint));
  });

  it('waits for a title that may be due while a retry is in time, but not for one that stays damaged', async () => {
    const { state, start, run } = open();
    await start(maya);
    state.unread = unavailable(503, '');
    expect(await run(MORNING)).toEqual({ ...quiet, failures: ['unavailable'] });
    state.unread = null;
    expect([await run(MORNING + HOUR_MS), state.sent.map(([, digest]) => digest)]).toEqual([{ ...quiet, sent: 1 }, [release]]);
    state.unread = unavailable(503, '');
    expect((await run(MORNING + DAY_MS)).failures).toEqual(['unavailable']);
    expect(await run(MORNING + DAY_MS + 2 * HOUR_MS)).toEqual(quiet);
    state.unread = invalidData('tmdb', 'id', 'number');
    expect(await run(MORNING + 2 * DAY_MS)).toEqual(quiet);
  });

  it('forgets devices that are gone and keeps the others', async () => {
    const { state, deps, start, run, found } = open();
    await start(maya, aPushDevice('old'));
    await start(maya, aPushDevice('new'));
    await start(noor, aPushDevice('lost'));
    state.gone.add(aPushDevice('old').endpoint).add(aPushDevice('lost').endpoint);
    expect(await run(MORNING)).toEqual({ ...quiet, sent: 1, removed: 2 });
    expect(await found(maya, aPushDevice('new').endpoint)).toMatchObject(E.right({ response: { isHere: true, others: 0 } }));
    expect(await deps.reminders.find(noor)()).toEqual(E.right(null));
  });

  it('leaves the rest for the next run when its time is over, and reads more members than one read returns', async () => {
    const { state, start, run } = open();
    for (let index = 0; index < 60; index += 1) await start(aUserId(`member-${index}`));
    let slices = 0;
    expect(await run(MORNING, () => (slices += 1) <= 3)).toEqual({ ...quiet, sent: 15, isDone: false });
    expect(await run(MORNING)).toEqual({ ...quiet, sent: 45 });
    expect(new Set(state.sent.map(([endpoint]) => endpoint)).size).toBe(60);
  });
});
