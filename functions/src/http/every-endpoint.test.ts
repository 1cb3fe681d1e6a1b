import { describe, expect, it } from 'vitest';
import { expectEach } from '../../../tests/support/expect-each';
import { DATA, QUERIES, requestOf, unchangedDocuments, type RequestOptions } from './endpoint-data.fixture';
import { endpoints } from './endpoints';
import { createHandlerWithUsers } from './request-handler.fixture';
import { MAX_BODY_BYTES } from './validate-request';

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
        const before = unchangedDocuments(server);
        for (const origin of ['https://evil.example', 'null', 'https://marquee.example.evil.example', 'http://marquee.example'])
          expect([
            origin,
            await server.answer(requestOf(endpoint, server, { headers: { origin, 'x-forwarded-host': 'films.example' } })),
          ]).toMatchObject([origin, { status: 403 }]);
        expect([unchangedDocuments(server), server.messages]).toEqual([before, []]);
      },
    ));

  it('refuses a body of another type and one that is too large', () =>
    expectEach(
      all,
      ([name]) => name,
      async ([, endpoint]) => {
        const server = await createHandlerWithUsers();
        const before = unchangedDocuments(server);
        expect(
          await server.answer(
            requestOf(endpoint, server, { text: 'data=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
          ),
        ).toMatchObject({ status: 415 });
        expect(
          await server.answer(requestOf(endpoint, server, { text: JSON.stringify({ data: 'x'.repeat(MAX_BODY_BYTES) }) })),
        ).toMatchObject({ status: 413 });
        expect([unchangedDocuments(server), server.messages]).toEqual([before, []]);
      },
    ));

  it('refuses an unknown key and names it', () =>
    expectEach(
      all,
      ([name]) => name,
      async ([name, endpoint]) => {
        const server = await createHandlerWithUsers();
        const before = unchangedDocuments(server);
        const refused = (other: RequestOptions) => server.answer(requestOf(endpoint, server, other));
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
        expect([unchangedDocuments(server), server.messages]).toEqual([before, []]);
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
        const before = unchangedDocuments(server);
        for (const { field, value } of otherTypes(DATA[name], 'data')) {
          server.clock.time += 60_000;
          expect([field, await server.answer(requestOf(endpoint, server, { body: { data: value } }))]).toMatchObject([
            field,
            { status: 400, body: { message: namesField(field) } },
          ]);
        }
        expect([unchangedDocuments(server), server.messages]).toEqual([before, []]);
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
        const isRead = endpoint.method === 'GET' || endpoint.limit === 'as-reading';
        const limit = isRead ? 120 : !isAnonymous ? 60 : endpoint.limit === undefined ? 20 : 30;
        const statuses: number[] = [];
        const flood = () =>
          server.answer(requestOf(endpoint, server, endpoint.body === 'query' ? { query: 'surplus=1' } : { body: { surplus: 1 } }));
        for (let call = 0; call < limit; call += 1) statuses.push((await flood()).status);
        expect(new Set(statuses)).toEqual(new Set([400]));
        const refused = await flood();
        expect([refused.status, Number(refused.headers['Retry-After'])]).toEqual([
          429, isRead || !isAnonymous ? 1 : endpoint.limit === undefined ? 2000 : 400,
        ]);
      },
    ));
});
