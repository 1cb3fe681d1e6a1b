import { describe, expect, it } from 'vitest';
import { expectEach } from '../../../tests/support/expect-each';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import type { Endpoint } from './endpoint';
import { endpoints } from './endpoints';
import { createHandlerWithUsers, testRequest, type TestHandler } from './request-handler.fixture';
import { MAX_BODY_BYTES } from './validate-request';

/** Valid data of every endpoint with a body, with all fields that a caller may send. */
const DATA: Readonly<Record<string, object>> = {
  sendFeedback: { message: 'More westerns, please.', email: 'nell@marquee.example', id: '0'.repeat(32) },
  initializeUserInDatabase: { name: 'Maya' },
  createUser: {
    email: 'new@marquee.example', password: 'nine letters', displayName: 'New', phoneNumber: '+49 30 123',
    photoURL: 'https://a.example/b.png', invited: true,
  },
  updateUserData: {
    uid: 'maya', email: 'may@marquee.example', password: 'nine letters', displayName: 'May', phoneNumber: '+49 30 123',
    photoURL: 'https://a.example/b.png', disabled: true,
    expected: { email: 'maya@marquee.example', displayName: 'maya', phoneNumber: '1', photoURL: 'https://a.example/a.png' },
  },
  deleteUser: { uid: 'maya' },
  setUserRole: { userRole: 'admin', userIDToGiveRole: 'maya' },
  endUserSessions: { uid: 'maya' },
  changeUsers: { uids: ['maya'], action: 'disable' },
  removeLists: { listIDs: ['noir'] },
  changeFeedback: { ids: ['one'], action: 'read' },
  changeBanners: { add: { bannerName: 'banner-1795176000000-0123456789abcdef', active: true } },
  refreshGenreImages: { cursor: 'war', genres: ['western'] },
  getItemsFromContentIds: { contentIds: ['movie-603'] },
  addItemToList: {
    listID: 'noir',
    item: {
      mediaType: 'movie', movieID: 603, title: 'The Matrix', imdbID: 'tt0133093', posterPath: '/a.jpg', releaseYear: 1999,
      genres: ['Action'], runtime: 136, vote: 8.2, note: 'Again',
    },
  },
  removeItemFromList: { listID: 'noir', itemKey: 'movie-603' },
  deleteList: { listID: 'noir' }, shareList: { listID: 'noir' }, unshareList: { listID: 'noir' },
  createEvening: { secret: 'a'.repeat(32), mediaType: 'movie', minutes: 120 },
  joinEvening: { secret: 'a'.repeat(32), code: 'ABC234' },
  answerEvening: { id: '0'.repeat(32), secret: 'a'.repeat(32), vote: { round: 0, liked: ['movie-603'] } },
  findReminders: { endpoint: aPushDevice('a').endpoint }, endReminders: { endpoint: aPushDevice('a').endpoint },
  startReminders: { device: aPushDevice('a'), timeZone: 'Europe/Berlin', region: 'DE' },
  inviteToList: { listID: 'noir' }, endInvitation: { listID: 'noir' },
  removeFromList: { listID: 'noir', uid: 'maya' },
  joinList: { inviteID: '0'.repeat(32) },
  changeJointList: {
    listID: 'noir',
    add: [{
      mediaType: 'movie', movieID: 603, title: 'The Matrix', imdbID: 'tt0133093', posterPath: '/a.jpg', releaseYear: 1999,
      genres: ['Action'], runtime: 136, vote: 8.2, note: 'Again', addedAt: 1, order: 'a0', random: 0.5,
    }],
    remove: ['movie-603'], addedWith: { 'movie-603': 0.5 }, place: { itemKey: 'movie-603', order: 'a0' },
    note: { itemKey: 'movie-603', note: 'Again' },
  },
};

/** Valid query strings of every endpoint that has one. */
const QUERIES: Readonly<Record<string, string>> = {
  countItemsInLists: 'userID=maya', exportUsersData: 'format=csv&cursor=begun.a', exportListsData: 'format=csv&cursor=begun.a',
  'calendar.ics': `key=${'0'.repeat(32)}`, getEvening: `id=${'0'.repeat(32)}`,
  getInvitation: `inviteID=${'0'.repeat(32)}`, getListPeople: 'listID=noir', getJointList: 'listID=noir&cursor=movie-1.a',
  getSharedList: `shareID=${'0'.repeat(32)}&cursor=movie-1.a`,
};

type Options = Parameters<typeof testRequest>[2];

/** Returns a valid request of an admin. */
const requestOf = ({ name, method, body }: Endpoint, { ada }: { readonly ada: string }, other: Options = {}) =>
  testRequest(name, method, {
    token: ada,
    ...(body === 'needed' && { body: { data: DATA[name] } }),
    ...(QUERIES[name] !== undefined && { query: QUERIES[name] }),
    ...other,
  });

/** Returns the documents without those that refused calls may write. */
const unchanged = ({ documents }: Pick<TestHandler, 'documents'>) => [...documents()].filter(([path]) => !/^(?:audit|limits)\//.test(path));

type Variant = { readonly field: string; readonly value: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the value with each field and each element in turn replaced by one of another type. */
const otherTypes = (value: unknown, field: string): ReadonlyArray<Variant> => {
  const inner = isObject(value)
    ? Object.entries(value).flatMap(([key, child]) =>
        otherTypes(child, `${field}.${key}`).map((variant) => ({
          field: variant.field,
          value: Array.isArray(value)
            ? value.map((old: unknown, at) => (String(at) === key ? variant.value : old))
            : { ...value, [key]: variant.value },
        })),
      )
    : [];
  return [{ field, value: typeof value === 'string' ? 7 : 'text' }, ...inner];
};

const all = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const withBody = all.filter(([, { body }]) => body === 'needed');
const withQuery = all.filter(([, { body }]) => body === 'query');
const namesField = (field: string) => expect.stringContaining(`The field ${field} `) as string;

describe('every endpoint', () => {
  it('has valid data in this table', () => {
    expect([Object.keys(DATA).sort(), Object.keys(QUERIES).sort()]).toEqual(
      [withBody, withQuery].map((some) => some.map(([name]) => name).sort()),
    );
  });

  it('accepts its valid request', () =>
    expectEach(
      all,
      ([name]) => name,
      async ([, endpoint]) => {
        const server = await createHandlerWithUsers();
        // A cursor of an export names the call for the first part.
        if (QUERIES[endpoint.name]?.includes('begun') === true)
          await server.answer(requestOf(endpoint, server, { query: 'format=csv', requestId: 'begun' }));
        expect((await server.answer(requestOf(endpoint, server))).status).not.toBe(400);
      },
    ));

  it('refuses pages of other sites', () =>
    expectEach(
      all,
      ([name]) => name,
      async ([, endpoint]) => {
        const server = await createHandlerWithUsers();
        const before = unchanged(server);
        for (const origin of ['https://evil.example', 'null', 'https://marquee.example.evil.example', 'http://marquee.example'])
          expect([
            origin,
            await server.answer(requestOf(endpoint, server, { headers: { origin, 'x-forwarded-host': 'films.example' } })),
          ]).toMatchObject([origin, { status: 403 }]);
        expect([unchanged(server), server.messages]).toEqual([before, []]);
      },
    ));

  it('refuses a body of another type and one that is too large', () =>
    expectEach(
      all,
      ([name]) => name,
      async ([, endpoint]) => {
        const server = await createHandlerWithUsers();
        const before = unchanged(server);
        expect(
          await server.answer(
            requestOf(endpoint, server, { text: 'data=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
          ),
        ).toMatchObject({ status: 415 });
        expect(
          await server.answer(requestOf(endpoint, server, { text: JSON.stringify({ data: 'x'.repeat(MAX_BODY_BYTES) }) })),
        ).toMatchObject({ status: 413 });
        expect([unchanged(server), server.messages]).toEqual([before, []]);
      },
    ));

  it('refuses an unknown key and names it', () =>
    expectEach(
      all,
      ([name]) => name,
      async ([name, endpoint]) => {
        const server = await createHandlerWithUsers();
        const before = unchanged(server);
        const refused = (other: Options) => server.answer(requestOf(endpoint, server, other));
        if (endpoint.body === 'query') {
          expect(await refused({ query: `${QUERIES[name] ?? ''}&surplus=1` })).toMatchObject({
            status: 400,
            body: { message: namesField('surplus') },
          });
          expect(await refused({ body: {} })).toMatchObject({
            status: 400,
            body: { message: expect.stringContaining('no body') as string },
          });
        } else {
          expect(await refused({ body: { data: { ...DATA[name], surplus: 1 } } })).toMatchObject({
            status: 400,
            body: { message: namesField('data.surplus') },
          });
          expect(await refused({ body: { ...(endpoint.body === 'needed' && { data: DATA[name] }), surplus: 1 } })).toMatchObject({
            status: 400,
            body: { message: namesField('surplus') },
          });
        }
        expect([unchanged(server), server.messages]).toEqual([before, []]);
      },
    ));

  it('refuses a call without its body and one that is not JSON', () => expectEach(withBody, ([name]) => name, async ([, endpoint]) => {
    const server = await createHandlerWithUsers();
    for (const text of ['', '{bad'])
      expect(await server.answer(requestOf(endpoint, server, { body: undefined, text }))).toMatchObject({
        status: 400, body: { message: 'The body is not valid. Expected: a JSON object with the field data.' },
      });
  }));

  it('refuses every field of another type and names it', () =>
    expectEach(
      withBody,
      ([name]) => name,
      async ([name, endpoint]) => {
        const server = await createHandlerWithUsers();
        const before = unchanged(server);
        for (const { field, value } of otherTypes(DATA[name], 'data')) {
          server.clock.time += 60_000;
          expect([field, await server.answer(requestOf(endpoint, server, { body: { data: value } }))]).toMatchObject([
            field,
            { status: 400, body: { message: namesField(field) } },
          ]);
        }
        expect([unchanged(server), server.messages]).toEqual([before, []]);
      },
    ));

  it('refuses a parameter that is repeated', () =>
    expectEach(
      withQuery,
      ([name]) => name,
      async ([name, endpoint]) => {
        const server = await createHandlerWithUsers();
        const [first = ''] = [...new URLSearchParams(QUERIES[name]).keys()];
        expect(await server.answer(requestOf(endpoint, server, { query: `${QUERIES[name] ?? ''}&${first}=again` }))).toMatchObject({
          status: 400,
          body: { message: namesField(first) },
        });
      },
    ));

  it('answers a flood with 429 and says when to try again', () =>
    expectEach(
      all,
      ([name]) => name,
      async ([, endpoint]) => {
        const server = await createHandlerWithUsers();
        const isAnonymous = endpoint.method !== 'GET' && endpoint.who === 'anyone';
        const limit = endpoint.method === 'GET' ? 120 : isAnonymous && endpoint.limit === undefined ? 20 : 60;
        const statuses: number[] = [];
        const flood = () =>
          server.answer(requestOf(endpoint, server, endpoint.body === 'query' ? { query: 'surplus=1' } : { body: { surplus: 1 } }));
        for (let call = 0; call < limit; call += 1) statuses.push((await flood()).status);
        expect(new Set(statuses)).toEqual(new Set([400]));
        const refused = await flood();
        expect([refused.status, Number(refused.headers['Retry-After'])]).toEqual([
          429, !isAnonymous ? 1 : endpoint.limit === undefined ? 20 : 5,
        ]);
      },
    ));
});
