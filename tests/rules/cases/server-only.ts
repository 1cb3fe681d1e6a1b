import type { Asker, Fields, Write } from '../rules-attempt';
import { aProfile } from '../rules-documents';
import { ADA, ACCESS_RECORDS, MAYA, NOW } from '../rules-users';
import { cases } from '../case-builder';

type Cases = ReturnType<typeof cases>;

/** Returns the cases of one write that only the server may make. @param existing the document before the write; null for none. */
const only = (what: string, existing: readonly [path: string, data: Fields] | null, write: Write): Cases =>
  cases('server', {
    allows: `the server may ${what}`,
    facts: { by: 'server' },
    attempt: ({ by }) => ({
      by: by as Asker,
      given: { ...ACCESS_RECORDS, ...(existing === null ? {} : { [existing[0]]: existing[1] }) },
      step: { write: [write] },
    }),
    denies: [
      ['a visitor', 'by', null],
      ['a member', 'by', MAYA],
      ['an admin', 'by', ADA],
    ],
  });

const documents: ReadonlyArray<readonly [what: string, path: string, data: Fields]> = [
  ['banners', 'settings/banners', { schemaVersion: 1, content: [] }],
  ['the list of genre pictures', 'settings/genreImages', { schemaVersion: 1, content: [] }],
  ['an access record', 'access/maya', { disabled: false, role: 'admin', since: NOW }],
  ['a counter', 'stats/admins', { schemaVersion: 1, count: 1 }],
  ['a counter of a title', 'titleCounts/movie-603', { schemaVersion: 1, lists: 1 }],
  ['a directory entry', 'directory/maya', { schemaVersion: 1, role: 'admin' }],
  ['an audit entry', 'audit/one', { schemaVersion: 1 }],
  ['a feedback message', 'feedback/one', { schemaVersion: 1, message: 'Hello', email: null }],
  ['a share link', 'shares/0123456789abcdef0123456789abcdef', { schemaVersion: 1, listID: 'noir', userID: MAYA }],
  ['a calendar address', 'calendarFeeds/maya', { schemaVersion: 1, secret: '0123456789abcdef', createdAt: NOW, file: null }],
  ['reminders', 'reminders/maya', { schemaVersion: 1, devices: [], endpoints: [], dueAt: NOW }],
  ['passkeys', 'passkeys/maya', { schemaVersion: 1, passkeys: [], ids: ['a-key'] }],
  ['sign-ins', 'signIns/maya', { schemaVersion: 1, signIns: [] }],
  ['a challenge for a passkey', `passkeyChallenges/${'0'.repeat(64)}`, { schemaVersion: 1, uid: MAYA, expiresAt: NOW }],
  ['a shared evening', 'evenings/0123456789abcdef0123456789abcdef', { schemaVersion: 1, code: 'ABC234', people: [] }],
  ['a token bucket', 'limits/maya', { schemaVersion: 1 }],
  ['the statistics of a year', 'users/maya/stats/2026', { schemaVersion: 1 }],
  ['an unknown document', 'elsewhere/one', {}],
];

/** Documents that no client may write. */
export const serverOnly: Cases = [
  ...only('create a profile', null, { set: 'users/maya', data: aProfile }),
  ...only('delete a profile', ['users/maya', aProfile], { remove: 'users/maya' }),
  ...documents.flatMap(([what, path, data]) => [
    ...only(`create ${what}`, null, { set: path, data }),
    ...only(`change ${what}`, [path, data], { update: path, data: { changed: true } }),
    ...only(`delete ${what}`, [path, data], { remove: path }),
  ]),
];
