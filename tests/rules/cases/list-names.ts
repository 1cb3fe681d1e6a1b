import type { Fields } from '../rules-attempt';
import { aList, aProfile } from '../rules-documents';
import { ADA, EVE, ACCESS_RECORDS, MAYA, NOW, SHUT_OUT, byMaya, accessRecords } from '../rules-users';
import { ABSENT, cases } from '../case-builder';

type Cases = ReturnType<typeof cases>;

const claiming = cases('users.listNames', {
  allows: 'a member may claim a free name for their list',
  facts: {
    ...byMaya,
    path: 'users/maya/listNames/heist_nights',
    doc: { schemaVersion: 1, listID: '7' },
    list: { ...aList, listID: '7' },
    taken: null as Fields | null,
  },
  attempt: ({ by, access, path, doc, list, taken }) => ({
    by,
    given: { ...accessRecords('maya', access), 'users/maya': aProfile, 'lists/7': list, ...(taken === null ? {} : { [path]: taken }) },
    step: { write: [{ set: path, data: doc }] },
  }),
  alsoAllows: [['the name that the list already has', 'taken', { schemaVersion: 1, listID: '7' }]],
  denies: [
    ...SHUT_OUT,
    ['another member', 'by', EVE],
    ['an admin', 'by', ADA],
    ['one that is taken', 'taken', { schemaVersion: 1, listID: 'other' }],
    ["one that differs from the list's name", 'path', 'users/maya/listNames/other'],
    ['one for a list that does not exist', 'doc.listID', 'nowhere'],
    ['one for a list id that is a number', 'doc.listID', 7],
    ["one for another member's list", 'list.userID', 'eve'],
    ['one for a deleted list', 'list.deletedAt', NOW],
    ['with another schema version', 'doc.schemaVersion', 2],
    ['without a schema version', 'doc.schemaVersion', ABSENT],
    ['with an unknown field', 'doc.extra', 1],
  ],
});

const slashed = cases('users.listNames', {
  allows: 'a member may claim a name with a slash, whose document id has a space instead',
  facts: { name: 'sci-fi/fantasy' },
  attempt: ({ name }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'lists/7': { ...aList, listID: '7', name }, 'users/maya': aProfile },
    step: { write: [{ set: 'users/maya/listNames/sci-fi fantasy', data: { schemaVersion: 1, listID: '7' } }] },
  }),
  denies: [['with the document of another name', 'name', 'sci-fi_fantasy']],
});

const rewriting = cases('users.listNames', {
  allows: 'a member may write an existing name unchanged',
  facts: byMaya,
  attempt: ({ by, access }) => ({
    by,
    given: { ...accessRecords('maya', access), 'users/maya/listNames/heist_nights': { schemaVersion: 1, listID: 'heist' } },
    step: { write: [{ set: 'users/maya/listNames/heist_nights', data: { schemaVersion: 1, listID: 'heist' } }] },
  }),
  denies: [...SHUT_OUT, ['another member', 'by', EVE]],
});

const removing = cases('users.listNames', {
  allows: 'a member may remove the name of a deleted list',
  facts: { ...byMaya, path: 'users/maya/listNames/heist_nights', list: { ...aList, deletedAt: NOW } },
  attempt: ({ by, access, path, list }) => ({
    by,
    given: {
      ...accessRecords('maya', access),
      'lists/heist': list,
      'users/maya/listNames/heist_nights': { schemaVersion: 1, listID: 'heist' },
    },
    step: { write: [{ remove: path }] },
  }),
  alsoAllows: [
    ['one that does not exist', 'path', 'users/maya/listNames/other'],
    ['of a renamed list', 'list', { ...aList, name: 'other' }],
  ],
  denies: [...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA], ['of an active list', 'list.deletedAt', null]],
});

/** Cases of the name documents, which make list names unique per member. */
export const listNames: Cases = [...claiming, ...slashed, ...rewriting, ...removing];
