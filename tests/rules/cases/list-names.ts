import type { Fields } from '../rules-attempt';
import { aList, aProfile } from '../rules-documents';
import { ADA, EVE, ACCESS_RECORDS, MAYA, NOW, SHUT_OUT, byMaya, accessRecords } from '../rules-users';
import { ABSENT, cases } from '../case-builder';

type Cases = ReturnType<typeof cases>;

const taking = cases('users.listNames', {
  allows: 'a member may take a free name for their list',
  facts: { ...byMaya, path: 'users/maya/listNames/heist_nights', doc: { schemaVersion: 1, listID: '7' }, list: { ...aList, listID: '7' }, taken: null as Fields | null },
  attempt: ({ by, marker, path, doc, list, taken }) => ({
    by,
    given: { ...accessRecords('maya', marker), 'users/maya': aProfile, 'lists/7': list, ...(taken === null ? {} : { [path]: taken }) },
    step: { write: [{ set: path, data: doc }] },
  }),
  alsoAllows: [['the same again', 'taken', { schemaVersion: 1, listID: '7' }]],
  denies: [
    ...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA], ['one that is taken', 'taken', { schemaVersion: 1, listID: 'other' }],
    ['one that the list has not', 'path', 'users/maya/listNames/other'], ['one for a list that is not there', 'doc.listID', 'nowhere'], ['one for a list by number', 'doc.listID', 7],
    ['one for another member\'s list', 'list.userID', 'eve'], ['one for a deleted list', 'list.deletedAt', NOW],
    ['in another schema', 'doc.schemaVersion', 2], ['without a schema', 'doc.schemaVersion', ABSENT], ['with a field that nobody knows', 'doc.extra', 1],
  ],
});

const slashed = cases('users.listNames', {
  allows: 'a member may take a name with a slash, which its document has a space for',
  facts: { name: 'sci-fi/fantasy' },
  attempt: ({ name }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'lists/7': { ...aList, listID: '7', name }, 'users/maya': aProfile },
    step: { write: [{ set: 'users/maya/listNames/sci-fi fantasy', data: { schemaVersion: 1, listID: '7' } }] },
  }),
  denies: [['the document of another name', 'name', 'sci-fi_fantasy']],
});

const again = cases('users.listNames', {
  allows: 'a member may send a name again',
  facts: byMaya,
  attempt: ({ by, marker }) => ({
    by,
    given: { ...accessRecords('maya', marker), 'users/maya/listNames/heist_nights': { schemaVersion: 1, listID: 'heist' } },
    step: { write: [{ set: 'users/maya/listNames/heist_nights', data: { schemaVersion: 1, listID: 'heist' } }] },
  }),
  denies: [...SHUT_OUT, ['another member', 'by', EVE]],
});

const giving = cases('users.listNames', {
  allows: 'a member may give up the name of a deleted list',
  facts: { ...byMaya, path: 'users/maya/listNames/heist_nights', list: { ...aList, deletedAt: NOW } },
  attempt: ({ by, marker, path, list }) => ({
    by,
    given: { ...accessRecords('maya', marker), 'lists/heist': list, 'users/maya/listNames/heist_nights': { schemaVersion: 1, listID: 'heist' } },
    step: { write: [{ remove: path }] },
  }),
  alsoAllows: [['one that nobody has', 'path', 'users/maya/listNames/other'], ['of a renamed list', 'list', { ...aList, name: 'other' }]],
  denies: [...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA], ['of a list that is there', 'list.deletedAt', null]],
});

/** What makes a list's name one of a kind. */
export const listNames: Cases = [...taking, ...slashed, ...again, ...giving];
