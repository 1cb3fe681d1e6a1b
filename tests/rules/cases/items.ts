import type { Fields } from '../rules-attempt';
import { aList, anEntry, anItem, aProfile, brokenTitles, otherTitles } from '../rules-documents';
import { ADA, DAY, EVE, ACCESS_RECORDS, MAYA, NOW, SHUT_OUT, byMaya, accessRecords } from '../rules-users';
import { ABSENT, cases, type Variation } from '../case-builder';

type Cases = ReturnType<typeof cases>;

const OF_AN_ITEM: ReadonlyArray<Variation> = [
  ['in another schema', 'doc.schemaVersion', 2], ['with a field that nobody knows', 'doc.extra', 1],
  ['as another member\'s', 'doc.userID', 'eve'], ['as another list\'s', 'doc.listID', 'other'], ['under another title\'s key', 'path', 'lists/heist/items/movie-604'],
  ['tomorrow', 'doc.addedAt', NOW + DAY], ['at a time in words', 'doc.addedAt', 'now'],
  ['without an order', 'doc.order', ''], ['with an order of 65 signs', 'doc.order', 'a'.repeat(65)], ['with an order beyond plain signs', 'doc.order', 'é'], ['with an order by number', 'doc.order', 1],
  ['with a note of 1001 letters', 'doc.note', 'x'.repeat(1001)], ['with an empty note', 'doc.note', ''], ['with a note that is no text', 'doc.note', ['x']],
  ['with a chance above one', 'doc.random', 1.01], ['with a chance below nothing', 'doc.random', -0.01], ['with a chance in words', 'doc.random', '0.5'],
  ...['userID', 'listID', 'schemaVersion', 'addedAt', 'order', 'note', 'random', 'vote', 'runtime', 'imdbID'].map((field): Variation => [`without ${field}`, `doc.${field}`, ABSENT]),
  ...brokenTitles('doc'),
];

const putting = (what: string, there: Fields | null): Cases =>
  cases('items', {
    allows: `a member may ${what}`,
    facts: { ...byMaya, path: 'lists/heist/items/movie-603', doc: anItem, list: aList },
    attempt: ({ by, marker, path, doc, list }) => ({
      by,
      given: { ...accessRecords('maya', marker), 'lists/heist': list, ...(there === null ? {} : { [path]: there }) },
      step: { write: [{ set: path, data: doc }] },
    }),
    alsoAllows: [['with a note', 'doc.note', 'x'.repeat(1000)], ['first by chance', 'doc.random', 0], ['last by chance', 'doc.random', 1], ['with an order of 64 signs', 'doc.order', 'a'.repeat(64)], ...otherTitles('doc')],
    denies: [
      ...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA], ['in another member\'s list', 'list.userID', 'eve'], ['in a deleted list', 'list.deletedAt', NOW],
      ['in a list that is not there', 'path', 'lists/nowhere/items/movie-603'],
      ...OF_AN_ITEM,
    ],
  });

/** The list comes back, with its entry and its name, in the batch that adds to it. */
const reviving = cases('items', {
  allows: 'a member may add to a list that the same batch brings back',
  facts: { back: true },
  attempt: ({ back }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': { ...aProfile, lists: [anEntry] }, 'users/maya/listNames/heist_nights': { schemaVersion: 1, listID: 'heist' }, 'lists/heist': { ...aList, deletedAt: NOW } },
    step: { write: [...(back ? [{ update: 'lists/heist', data: { deletedAt: null } }] : []), { set: 'lists/heist/items/movie-603', data: anItem }] },
  }),
  denies: [['that it leaves deleted', 'back', false]],
});

const taking = cases('items', {
  allows: 'a member may take a title out of their list',
  facts: { ...byMaya, path: 'lists/heist/items/movie-603', list: aList },
  attempt: ({ by, marker, path, list }) => ({
    by, given: { ...accessRecords('maya', marker), 'lists/heist': list, 'lists/heist/items/movie-603': anItem }, step: { write: [{ remove: path }] },
  }),
  alsoAllows: [['one that is gone already', 'path', 'lists/heist/items/movie-1'], ['out of a deleted one', 'list.deletedAt', NOW]],
  denies: [...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA], ['out of another member\'s', 'list.userID', 'eve']],
});

/** Titles in lists. */
export const items: Cases = [...putting('add a title to their list', null), ...putting('change a title in their list', anItem), ...reviving, ...taking];
