import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { noSettings } from '#domain/users/user';
import { aUser } from '#domain/users/user.fixture';
import { defaultAccess, type ServerAccessRecord } from '#domain/users/access/access-record';
import { film, maya } from '#domain/lists/list.fixture';
import { notFound, rateLimited, unavailable, type Failure } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import {
  getCalendarAddress, getCalendarFile, removeCalendarAddress, renewCalendarAddress, type CalendarServerDeps,
} from './calendar-feed';
import { testCalendarFeeds } from './calendar-feeds.fixture';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const caller: Caller = { uid: maya, role: 'user', authTime: NOON, way: 'password' };
const unknown = E.left(notFound('calendar'));

const open = () => {
  const state = {
    access: defaultAccess as ServerAccessRecord | null, sessionsSince: 0 as number | null,
    region: null as string | null,
    now: NOON, secrets: 0, requests: 0, failing: [] as ReadonlyArray<number>, limit: E.right<Failure, number>(0),
  };
  const deps: CalendarServerDeps = {
    calendarFeeds: testCalendarFeeds([film(1), film(2)].map((title) => ({ ...title, releaseYear: 2026 })), () => state.access),
    users: {
      getAccess: () => TE.fromIO(() => O.fromNullable(state.access)),
      getProfile: () => TE.right(O.some(aUser({ settings: { ...noSettings, region: state.region } }))),
    },
    auth: {
      getUser: (uid) => TE.fromIO(() => O.map((sessionsSince: number) => ({
        uid, email: '', emailVerified: true, name: null, role: null, disabled: false, sessionsSince, lastSignInAt: null,
      }))(O.fromNullable(state.sessionsSince))),
    },
    clock: { now: () => state.now },
    newCalendarSecret: () => String((state.secrets += 1)).padStart(32, '0'),
    comingDates: {
      getDetails: ({ id }) => {
        state.requests += 1;
        return state.failing.includes(id)
          ? TE.left(unavailable(503, ''))
          : TE.right(aTitleDetails({ date: `2026-12-0${id}`, releaseDays: { DE: `2027-01-0${id}` } }));
      },
      getSeason: () => TE.left(notFound('season')),
    },
    readLimiter: { take: () => () => Promise.resolve(state.limit) },
  };
  const file = async (secret: string) =>
    E.map((result: object) => ('calendar' in result ? String(result.calendar).match(/UID:\S+/g) : null))(
      await getCalendarFile(deps, secret)(),
    );
  const renew = async (): Promise<string> => {
    const made = await renewCalendarAddress(deps, caller)();
    if (E.isLeft(made)) throw new Error(made.left._tag);
    return made.right.response.secret;
  };
  return { state, deps, file, renew, address: async () => getCalendarAddress(deps, caller)() };
};
const BOTH = E.right(['UID:movie-1@marquee', 'UID:movie-2@marquee']);

describe('the private address of a calendar', () => {
  it('works from its making until it is renewed or removed, and then is not found at once', async () => {
    const { deps, file, renew, address } = open();
    expect(await address()).toEqual(E.right({ response: { secret: null } }));
    const first = await renew();
    expect([await address(), await file(first)]).toEqual([E.right({ response: { secret: first } }), BOTH]);
    const second = await renew();
    expect([await file(first), await file(second)]).toEqual([unknown, BOTH]);
    await removeCalendarAddress(deps, caller)();
    await removeCalendarAddress(deps, caller)();
    expect([await file(second), await address()]).toEqual([unknown, E.right({ response: { secret: null } })]);
  });

  it.each([
    ['the account is disabled', { access: { ...defaultAccess, disabled: true } }],
    ['the account is being deleted', { access: { ...defaultAccess, deleting: true } }],
    ['the access record is gone', { access: null }],
    ['the account was deleted at the identity service', { sessionsSince: null }],
    ['all sessions were ended in the second of its making', { access: { ...defaultAccess, since: NOON } }],
    ['all sessions were ended later', { access: { ...defaultAccess, since: NOON + 60_000 } }],
    ['the password was reset, and nobody has signed in since', { sessionsSince: NOON + 60_000 }],
    ['the account was disabled and enabled again', { access: { ...defaultAccess, since: NOON + 1000 } }],
  ])('is not found once %s', async (_, change) => {
    const { file, renew, address, state } = open();
    const secret = await renew();
    state.now += 3 * 60_000;
    expect([await file(secret), await address()]).toEqual([BOTH, E.right({ response: { secret } })]);
    Object.assign(state, change);
    expect([await file(secret), await address()]).toEqual([unknown, E.right({ response: { secret: null } })]);
  });

  it('can be made anew after the end of all sessions, also in the same second, and outlives a later note of that end', async () => {
    const { file, renew, address, state } = open();
    const first = await renew();
    Object.assign(state, { access: { ...defaultAccess, since: NOON }, sessionsSince: NOON });
    const second = await renew();
    expect([await file(first), await file(second), await address()]).toEqual([unknown, BOTH, E.right({ response: { secret: second } })]);
    // A new password in the app: the access record gets it with the next start, after the address was made.
    Object.assign(state, { now: NOON + 60_000, sessionsSince: NOON + 30_000 });
    const third = await renew();
    state.access = { ...defaultAccess, since: NOON + 30_000 };
    expect(await file(third)).toEqual(BOTH);
  });

  it('is not found for an unknown or malformed secret, and never asks the catalogue for it', async () => {
    const { file, state } = open();
    for (const secret of ['', 'f'.repeat(32), 'F'.repeat(32), '../maya', 'a'.repeat(33)]) expect(await file(secret)).toEqual(unknown);
    expect(state.requests).toBe(0);
  });

  it('has the days of the region that the member has chosen', async () => {
    const { deps, renew, state } = open();
    const days = async () => {
      state.now += 7 * HOUR_MS;
      const file = await getCalendarFile(deps, await renew())();
      return E.isRight(file) ? String((file.right as { readonly calendar?: string }).calendar).match(/(?<=DTSTART;VALUE=DATE:)\d+/g) : file;
    };
    expect(await days()).toEqual(['20261201', '20261202']);
    state.region = 'DE';
    expect(await days()).toEqual(['20270101', '20270102']);
  });

  it('asks the catalogue once in six hours', async () => {
    const { file, renew, state } = open();
    const secret = await renew();
    await file(secret);
    state.now += 6 * HOUR_MS - 1;
    expect([await file(secret), state.requests]).toEqual([BOTH, 2]);
    state.now += 1;
    expect([await file(secret), state.requests]).toEqual([BOTH, 4]);
  });

  it('asks calendar apps to read it again every six hours', async () => {
    const { deps, renew } = open();
    expect(await getCalendarFile(deps, await renew())()).toMatchObject(
      E.right({ calendar: expect.stringContaining('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n') as unknown }),
    );
  });

  it('serves the last whole file while titles fail, else what there is for half an hour, else the failure', async () => {
    const { file, renew, state } = open();
    const secret = await renew();
    state.failing = [1, 2];
    expect(await file(secret)).toEqual(E.left(unavailable(503, '')));
    state.failing = [2];
    expect(await file(secret)).toEqual(E.right(['UID:movie-1@marquee']));
    state.failing = [];
    expect(await file(await renew())).toEqual(E.right(['UID:movie-1@marquee']));
    state.now += HOUR_MS / 2;
    const renewed = await renew();
    expect(await file(renewed)).toEqual(BOTH);
    state.now += 7 * HOUR_MS;
    for (const failing of [[2], [1, 2]]) {
      state.failing = failing;
      expect(await file(renewed)).toEqual(BOTH);
    }
  });

  it('has the new days of the titles that were read, and of a title that fails its former events that are not over', async () => {
    const { deps, renew, state } = open();
    const secret = await renew();
    const file = async () => {
      const answer = await getCalendarFile(deps, secret)();
      return E.isRight(answer) && 'calendar' in answer.right ? answer.right.calendar : '';
    };
    const days = async () => (await file()).match(/(?<=UID:)\S+@|(?<=DTSTART;VALUE=DATE:)\d+/g);
    await file();
    Object.assign(state, { now: state.now + 7 * HOUR_MS, region: 'DE', failing: [2] });
    expect(await days()).toEqual(['movie-1@', '20270101', 'movie-2@', '20261202']);
    const text = await file();
    expect([text.match(/BEGIN:VEVENT/g)?.length, text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')]).toEqual([2, true]);
    state.now = Date.parse('2026-12-03T12:00:00Z');
    expect(await days()).toEqual(['movie-1@', '20270101']);
  });

  it('is limited', async () => {
    const { file, renew, state } = open();
    const secret = await renew();
    state.limit = E.left(rateLimited(1000));
    expect(await file(secret)).toEqual(E.left(rateLimited(1000)));
  });

  it('does not exist on a site whose catalogue has no coming dates', async () => {
    const { deps, renew } = open();
    const secret = await renew();
    const without = { ...deps, comingDates: null };
    expect([await getCalendarFile(without, secret)(), await renewCalendarAddress(without, caller)()]).toEqual([unknown, unknown]);
    expect(await getCalendarAddress(without, caller)()).toEqual(E.right({ response: { secret: null } }));
  });
});
