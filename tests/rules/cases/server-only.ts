import type { Asker, Fields, Write } from '../rules-attempt';
import { aProfile } from '../rules-documents';
import { ADA, ACCESS_RECORDS, MAYA, NOW } from '../rules-users';
import { cases } from '../case-builder';

type Cases = ReturnType<typeof cases>;

/** What is there before the server writes; null: nothing. */
const only = (what: string, there: readonly [path: string, data: Fields] | null, write: Write): Cases =>
  cases('server', {
    allows: `the server may ${what}`,
    facts: { by: 'server' },
    attempt: ({ by }) => ({ by: by as Asker, given: { ...ACCESS_RECORDS, ...(there === null ? {} : { [there[0]]: there[1] }) }, step: { write: [write] } }),
    denies: [['a visitor', 'by', null], ['a member', 'by', MAYA], ['an admin', 'by', ADA]],
  });

const documents: ReadonlyArray<readonly [what: string, path: string, data: Fields]> = [
  ['banners', 'settings/banners', { schemaVersion: 1, content: [] }],
  ['a marker', 'access/maya', { disabled: false, role: 'admin', since: NOW }],
  ['a counter', 'stats/admins', { schemaVersion: 1, count: 1 }],
  ['an audit entry', 'audit/one', { schemaVersion: 1 }],
  ['a message of feedback', 'feedback/one', { schemaVersion: 1, message: 'Hello', email: null }],
  ['a token bucket', 'limits/maya', { schemaVersion: 1 }],
  ['the numbers of a year', 'users/maya/stats/2026', { schemaVersion: 1 }],
  ['what nobody thought of', 'elsewhere/one', {}],
];

/** What no client writes, whoever it is. */
export const serverOnly: Cases = [
  ...only('create a profile', null, { set: 'users/maya', data: aProfile }),
  ...only('delete a profile', ['users/maya', aProfile], { remove: 'users/maya' }),
  ...documents.flatMap(([what, path, data]) => [
    ...only(`create ${what}`, null, { set: path, data }),
    ...only(`change ${what}`, [path, data], { update: path, data: { changed: true } }),
    ...only(`delete ${what}`, [path, data], { remove: path }),
  ]),
];
