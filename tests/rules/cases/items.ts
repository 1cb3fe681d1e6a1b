import { aList, anEntry, anItem, aProfile, brokenTitles, noTexts, otherTitles } from '../rules-documents';
import { ADA, DAY, EVE, ACCESS_RECORDS, MAYA, NOW, SHUT_OUT, byMaya, accessRecords } from '../rules-users';
import { ABSENT, anything, cases, type Variation } from '../case-builder';

type Cases = ReturnType<typeof cases>;

/** Invalid values that only the owner sets, as variations of the fact `at`. */
const invalidPlaces = (at: string): ReadonlyArray<Variation> => [
  ['with an empty order', `${at}.order`, ''],
  ['with an order of 65 characters', `${at}.order`, 'a'.repeat(65)],
  ['with an order beyond ASCII', `${at}.order`, 'é'],
  ['with an order that is a number', `${at}.order`, 1],
  ['with a note of 1001 characters', `${at}.note`, 'x'.repeat(1001)],
  ['with an empty note', `${at}.note`, ''],
  ['with a note that is an array', `${at}.note`, ['x']],
];

const REQUIRED = [
  'userID', 'listID', 'schemaVersion', 'addedAt', 'order', 'note', 'random', 'vote', 'runtime', 'imdbID', 'titleKey', 'decade',
  'wordPrefixes', 'watched', 'ownRating',
];

const INVALID_ITEMS: ReadonlyArray<Variation> = [
  ['with another schema version', 'doc.schemaVersion', 2],
  ['with an unknown field', 'doc.extra', 1],
  ["with another member's id", 'doc.userID', 'eve'],
  ["with another list's id", 'doc.listID', 'other'],
  ["under another title's key", 'path', 'lists/heist/items/movie-604'],
  ['in the future', 'doc.addedAt', NOW + DAY],
  ['before 1970', 'doc.addedAt', -1],
  ['at a fractional millisecond', 'doc.addedAt', 1.5],
  ['at a time given as text', 'doc.addedAt', 'now'],
  ['with a random value above 1', 'doc.random', 1.01],
  ['with a negative random value', 'doc.random', -0.01],
  ['with a random value as text', 'doc.random', '0.5'],
  ['with a title key of 201 characters', 'doc.titleKey', 'x'.repeat(201)],
  ['with a title key that is an array', 'doc.titleKey', ['x']],
  ['of the decade 1995', 'doc.decade', 1995],
  ['of the decade 1790', 'doc.decade', 1790],
  ['of the decade 2210', 'doc.decade', 2210],
  ['of a decade as text', 'doc.decade', '1990'],
  ['with 61 word prefixes', 'doc.wordPrefixes', Array.from({ length: 61 }, () => 'x')],
  ['with a word prefix of 361 characters', 'doc.wordPrefixes', ['x'.repeat(361)]],
  ...noTexts('with a word prefix', 'doc.wordPrefixes'),
  ['with word prefixes as a map', 'doc.wordPrefixes', { join: 'x' }],
  ['as watched', 'doc.watched', true], ['as rated', 'doc.ownRating', 7],
  ...REQUIRED.map((field): Variation => [`without ${field}`, `doc.${field}`, ABSENT]),
  ...invalidPlaces('doc'), ...brokenTitles('doc'),
];

const others: ReadonlyArray<Variation> = [
  ...SHUT_OUT,
  ['another member', 'by', EVE],
  ['an admin', 'by', ADA],
  ["in another member's list", 'list.userID', 'eve'],
];

const adding = cases('items', {
  allows: 'a member may add a title to their list',
  facts: { ...byMaya, path: 'lists/heist/items/movie-603', doc: anItem, list: aList },
  attempt: ({ by, access, path, doc, list }) => ({
    by,
    given: { ...accessRecords('maya', access), 'lists/heist': list },
    step: { write: [{ set: path, data: doc }] },
  }),
  alsoAllows: [
    ['at the beginning of 1970', 'doc.addedAt', 0],
    ['without word prefixes', 'doc.wordPrefixes', []],
    ['with a note', 'doc.note', 'x'.repeat(1000)],
    ['with the random value 0', 'doc.random', 0],
    ['with the random value 1', 'doc.random', 1],
    ['with an order of 64 characters', 'doc.order', 'a'.repeat(64)],
    ['without letters in its title', 'doc.titleKey', ''],
    ['without a decade', 'doc.decade', null],
    ['with 60 word prefixes', 'doc.wordPrefixes', Array.from({ length: 60 }, () => 'xxxxxx')],
    ['as the 10000th', 'list.itemCount', 9999],
    ...otherTitles('doc'),
  ],
  denies: [
    ...others,
    ['in a deleted list', 'list.deletedAt', NOW],
    ['in a list that does not exist', 'path', 'lists/nowhere/items/movie-603'],
    ['as the 10001st', 'list.itemCount', 10_000],
    ...INVALID_ITEMS,
  ],
});

const changing = cases('items', {
  allows: 'a member may move a title in their list and write a note',
  facts: { ...byMaya, to: { order: 'b0', note: anything('Again.') }, list: aList },
  attempt: ({ by, access, to, list }) => ({
    by,
    given: { ...accessRecords('maya', access), 'lists/heist': list, 'lists/heist/items/movie-603': anItem },
    step: { write: [{ update: 'lists/heist/items/movie-603', data: to }] },
  }),
  alsoAllows: [
    ['without the note', 'to.note', null],
    ['with the values that it has', 'to', anItem],
    ['in a deleted list', 'list.deletedAt', NOW],
  ],
  denies: [
    ...others, ...invalidPlaces('to'), ['with an unknown field', 'to.extra', 1],
    // The server copies `watched` and `ownRating`.
    ...Object.entries({
      ...anItem,
      addedAt: NOW - DAY, watched: true, ownRating: 7, titleKey: 'x', title: 'x', vote: 1, random: 0, userID: 'eve', listID: 'x',
      itemKey: 'tv-603', decade: 1980,
      wordPrefixes: ['x'],
    })
      .filter(([field, value]) => anItem[field as keyof typeof anItem] !== value)
      .map(([field, value]): Variation => [`and its ${field}`, 'to', { order: 'b0', note: 'Again.', [field]: value }]),
  ],
});

/** The same batch restores the list, with entry and name, and adds an item. */
const restoring = cases('items', {
  allows: 'a member may add to a list that the same batch restores',
  facts: { restores: true },
  attempt: ({ restores }) => ({
    by: MAYA,
    given: {
      ...ACCESS_RECORDS,
      'users/maya': { ...aProfile, lists: [anEntry] },
      'users/maya/listNames/heist_nights': { schemaVersion: 1, listID: 'heist' },
      'lists/heist': { ...aList, deletedAt: NOW },
    },
    step: {
      write: [
        ...(restores ? [{ update: 'lists/heist', data: { deletedAt: null } }] : []),
        { set: 'lists/heist/items/movie-603', data: anItem },
      ],
    },
  }),
  denies: [['one that stays deleted', 'restores', false]],
});

const removing = cases('items', {
  allows: 'a member may remove a title from their list',
  facts: { ...byMaya, path: 'lists/heist/items/movie-603', list: aList },
  attempt: ({ by, access, path, list }) => ({
    by,
    given: { ...accessRecords('maya', access), 'lists/heist': list, 'lists/heist/items/movie-603': anItem },
    step: { write: [{ remove: path }] },
  }),
  alsoAllows: [['one that does not exist', 'path', 'lists/heist/items/movie-1'], ['from a deleted list', 'list.deletedAt', NOW]],
  denies: [...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA], ['from another member\'s list', 'list.userID', 'eve']],
});

/** Cases of the titles in lists. */
export const items: Cases = [...adding, ...changing, ...restoring, ...removing];
