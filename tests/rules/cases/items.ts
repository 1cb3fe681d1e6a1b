import type { Fields } from '../rules-attempt';
import { aList, anEntry, anItem, aProfile, brokenTitles, otherTitles } from '../rules-documents';
import { ADA, DAY, EVE, ACCESS_RECORDS, MAYA, NOW, SHUT_OUT, byMaya, accessRecords } from '../rules-users';
import { ABSENT, cases, type Variation } from '../case-builder';

type Cases = ReturnType<typeof cases>;

const INVALID_ITEMS: ReadonlyArray<Variation> = [
  ['with another schema version', 'doc.schemaVersion', 2], ['with an unknown field', 'doc.extra', 1],
  ['with another member\'s id', 'doc.userID', 'eve'], ['with another list\'s id', 'doc.listID', 'other'], ['under another title\'s key', 'path', 'lists/heist/items/movie-604'],
  ['in the future', 'doc.addedAt', NOW + DAY], ['at a time given as text', 'doc.addedAt', 'now'],
  ['with an empty order', 'doc.order', ''], ['with an order of 65 characters', 'doc.order', 'a'.repeat(65)], ['with an order beyond ASCII', 'doc.order', 'é'], ['with an order that is a number', 'doc.order', 1],
  ['with a note of 1001 characters', 'doc.note', 'x'.repeat(1001)], ['with an empty note', 'doc.note', ''], ['with a note that is an array', 'doc.note', ['x']],
  ['with a random value above 1', 'doc.random', 1.01], ['with a negative random value', 'doc.random', -0.01], ['with a random value as text', 'doc.random', '0.5'],
  ...['userID', 'listID', 'schemaVersion', 'addedAt', 'order', 'note', 'random', 'vote', 'runtime', 'imdbID'].map((field): Variation => [`without ${field}`, `doc.${field}`, ABSENT]),
  ...brokenTitles('doc'),
];

const setting = (what: string, existing: Fields | null): Cases =>
  cases('items', {
    allows: `a member may ${what}`,
    facts: { ...byMaya, path: 'lists/heist/items/movie-603', doc: anItem, list: aList },
    attempt: ({ by, access, path, doc, list }) => ({
      by,
      given: { ...accessRecords('maya', access), 'lists/heist': list, ...(existing === null ? {} : { [path]: existing }) },
      step: { write: [{ set: path, data: doc }] },
    }),
    alsoAllows: [['with a note', 'doc.note', 'x'.repeat(1000)], ['with the random value 0', 'doc.random', 0], ['with the random value 1', 'doc.random', 1], ['with an order of 64 characters', 'doc.order', 'a'.repeat(64)], ...otherTitles('doc')],
    denies: [
      ...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA], ['in another member\'s list', 'list.userID', 'eve'], ['in a deleted list', 'list.deletedAt', NOW],
      ['in a list that does not exist', 'path', 'lists/nowhere/items/movie-603'],
      ...INVALID_ITEMS,
    ],
  });

/** The same batch restores the list, with entry and name, and adds an item. */
const restoring = cases('items', {
  allows: 'a member may add to a list that the same batch restores',
  facts: { restores: true },
  attempt: ({ restores }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': { ...aProfile, lists: [anEntry] }, 'users/maya/listNames/heist_nights': { schemaVersion: 1, listID: 'heist' }, 'lists/heist': { ...aList, deletedAt: NOW } },
    step: { write: [...(restores ? [{ update: 'lists/heist', data: { deletedAt: null } }] : []), { set: 'lists/heist/items/movie-603', data: anItem }] },
  }),
  denies: [['one that stays deleted', 'restores', false]],
});

const removing = cases('items', {
  allows: 'a member may remove a title from their list',
  facts: { ...byMaya, path: 'lists/heist/items/movie-603', list: aList },
  attempt: ({ by, access, path, list }) => ({
    by, given: { ...accessRecords('maya', access), 'lists/heist': list, 'lists/heist/items/movie-603': anItem }, step: { write: [{ remove: path }] },
  }),
  alsoAllows: [['one that does not exist', 'path', 'lists/heist/items/movie-1'], ['from a deleted list', 'list.deletedAt', NOW]],
  denies: [...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA], ['from another member\'s list', 'list.userID', 'eve']],
});

/** Cases of the titles in lists. */
export const items: Cases = [...setting('add a title to their list', null), ...setting('change a title in their list', anItem), ...restoring, ...removing];
