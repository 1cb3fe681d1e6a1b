import { describe, expect, it } from 'vitest';
import { expectEach } from '../../../tests/support/expect-each';
import { DATA, QUERIES, requestOf, unchangedDocuments } from './endpoint-data.fixture';
import { endpoints } from './endpoints';
import { createHandlerWithUsers } from './request-handler.fixture';
import { MAX_BODY_BYTES } from './validate-request';

/** Far more than any field takes, and less than a body. */
const LONG_TEXT = 'x'.repeat(20_000);
const MANY_BYTES = MAX_BODY_BYTES - 2000;

type Variant = { readonly field: string; readonly value: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns what is too much for one value: a text that is too long, an array or a record with too many elements, two enormous numbers. */
const excesses = (value: unknown): ReadonlyArray<unknown> => {
  if (typeof value === 'string') return [LONG_TEXT];
  if (typeof value === 'number') return [Number.MAX_VALUE, -Number.MAX_VALUE];
  if (Array.isArray(value)) {
    const [first] = value as ReadonlyArray<unknown>;
    return [Array.from({ length: Math.min(2000, Math.floor(MANY_BYTES / JSON.stringify(first).length)) }, () => first)];
  }
  // A record: its keys are item keys.
  if (!isObject(value) || !('movie-603' in value)) return [];
  return [Object.fromEntries(Array.from({ length: 1000 }, (_, id) => [`movie-${id + 1}`, 0.5]))];
};

/** Returns the value with one value in it, or all of it, replaced by too much. */
const excessiveVariants = (value: unknown, field: string): ReadonlyArray<Variant> => [
  ...excesses(value).map((excess) => ({ field, value: excess })),
  ...(isObject(value)
    ? Object.entries(value).flatMap(([key, child]) =>
        excessiveVariants(child, `${field}.${key}`).map((variant) => ({
          field: variant.field,
          value: Array.isArray(value)
            ? value.map((old: unknown, at) => (String(at) === key ? variant.value : old))
            : { ...value, [key]: variant.value },
        })))
    : []),
];

/**
 * Texts that may be any, because nothing is stored of them, with the status of the answer: looked up and not found, compared, or shortened.
 */
const NOT_STORED: Readonly<Record<string, number>> = {
  'answerEvening data.id': 404, 'calendar.ics key': 404, 'getEvening id': 404, 'getInvitation inviteID': 404, 'getJointList cursor': 404,
  'getSharedList cursor': 404, 'getSharedList shareID': 404, 'joinEvening data.code': 404, 'joinList data.inviteID': 404,
  'findReminders data.endpoint': 200, 'finishPasskey data.name': 403,
  'updateUserData data.expected.displayName': 409, 'updateUserData data.expected.email': 409,
  'updateUserData data.expected.phoneNumber': 409, 'updateUserData data.expected.photoURL': 409,
  'initializeUserInDatabase data.name': 200,
};

describe('payloads', () => {
  it('are refused with more than an endpoint takes in any text, array, record or number, and nothing is stored', async () => {
    const accepted: Record<string, number> = {};
    await expectEach(
      endpoints,
      ({ name }) => name,
      async (endpoint) => {
        const server = await createHandlerWithUsers();
        const before = unchangedDocuments(server);
        const send = async (field: string, other: Parameters<typeof requestOf>[2]): Promise<void> => {
          server.clock.time += 3_600_000;
          const { status } = await server.answer(requestOf(endpoint, server, other));
          if (status !== 400) accepted[`${endpoint.name} ${field}`] = status;
        };
        if (endpoint.body === 'needed')
          for (const { field, value } of excessiveVariants(DATA[endpoint.name], 'data')) await send(field, { body: { data: value } });
        for (const [key] of new URLSearchParams(QUERIES[endpoint.name])) {
          const query = new URLSearchParams(QUERIES[endpoint.name]);
          query.set(key, LONG_TEXT);
          await send(key, { query: query.toString() });
        }
        expect([unchangedDocuments(server), server.messages]).toEqual([before, []]);
      },
    );
    expect(accepted).toEqual(NOT_STORED);
  });
});
