import type { Documents, Fields, Write } from '../rules-attempt';
import { aList, aProfile, anEntry } from '../rules-documents';
import { ADA, DAY, EVE, ACCESS_RECORDS, MAYA, NOW, SHUT_OUT, byMaya, accessRecords } from '../rules-users';
import { ABSENT, anything, orNone, cases, type Variation } from '../case-builder';

type Cases = ReturnType<typeof cases>;

const favorites = { listName: 'favorites', listID: 'fav' };
const name = (listID: unknown): Fields => ({ schemaVersion: 1, listID });
const withLists = (...lists: ReadonlyArray<unknown>): Fields => ({ ...aProfile, lists });

/** What a list may be called and say, created or changed; `doc` is among the facts. */
const NAMES: ReadonlyArray<Variation> = [
  ['in capitals', 'title', 'Heist_nights'], ['with spaces', 'title', 'heist nights'], ['with two underscores in a row', 'title', 'heist__nights'], ['of 61 letters', 'title', 'é'.repeat(61)],
  ['nothing', 'title', ''], ['an underscore', 'title', '_'], ['a dot', 'title', '.'], ['two dots', 'title', '..'], ['seven', 'title', 7],
];
const GOOD_NAMES: ReadonlyArray<Variation> = [
  ['one letter', 'title', 'h'], ['60 letters', 'title', 'é'.repeat(60)], ['60 emoji', 'title', '😀'.repeat(60)], ['a name with a slash', 'title', 'sci-fi/fantasy'], ['three dots', 'title', '...'],
];

/** The whole batch: entry, list, name. */
const creating = cases('lists', {
  allows: 'a member may create a list',
  facts: { ...byMaya, listID: 'heist', doc: aList, title: anything('heist_nights'), entry: anything(anEntry), name: orNone(name('heist')) },
  attempt: ({ by, marker, listID, doc, title, entry, name: named }) => ({
    by,
    given: { ...accessRecords('maya', marker), 'users/maya': withLists(favorites) },
    step: {
      write: [
        ...(entry === null ? [] : [{ update: 'users/maya', data: { lists: [favorites, { ...(entry as object), listName: title }] } }]),
        { set: `lists/${listID}`, data: 'name' in doc ? { ...doc, name: title } : doc },
        ...(named === null ? [] : [{ set: `users/maya/listNames/${typeof title === 'string' && title.length > 2 ? title.replace('/', ' ') : 'h'}`, data: named }]),
      ],
    },
  }),
  alsoAllows: [...GOOD_NAMES.map(([what, fact, is]): Variation => [`called ${what}`, fact, is]), ['with a description of 1000 letters', 'doc.description', 'x'.repeat(1000)]],
  denies: [
    ...SHUT_OUT, ['for another member', 'doc.userID', 'eve'], ['an admin for a member', 'by', ADA], ['another member for this one', 'by', EVE],
    ['without an entry in the profile', 'entry', null], ['without the name', 'name', null], ['under the name of another list', 'name', name('other')],
    ['under a number that its document has not', 'doc.listID', 'other'],
    ['in another schema', 'doc.schemaVersion', 2], ['with a field that nobody knows', 'doc.extra', 1],
    ['with titles counted already', 'doc.itemCount', 1], ['with a summary', 'doc.summary', {}], ['deleted from the start', 'doc.deletedAt', NOW], ['changed from the start', 'doc.updatedAt', NOW],
    ['created tomorrow', 'doc.createdAt', NOW + DAY], ['created at a time in words', 'doc.createdAt', 'today'], ['created at half a millisecond', 'doc.createdAt', 1.5],
    ['with a description of 1001 letters', 'doc.description', 'x'.repeat(1001)], ['with a description that is no text', 'doc.description', ['x']], ['without a description', 'doc.description', ABSENT],
    ['without a count', 'doc.itemCount', ABSENT], ['without a summary', 'doc.summary', ABSENT], ['without a schema', 'doc.schemaVersion', ABSENT], ['without a time', 'doc.createdAt', ABSENT],
    ['with a share of another form', 'doc.shareId', 'a b'],
    ...NAMES.map(([what, fact, is]): Variation => [`called ${what}`, fact, is]),
  ],
});

/** Number and agreement are looked at in the list's own rule too; here the profile and the name say so already. */
const agreeing = cases('lists', {
  allows: 'a member may create a list that profile and name know',
  facts: { ...byMaya, listID: 'heist', docID: null as string | null, entry: anEntry, name: name('heist'), doc: {} },
  attempt: ({ by, marker, listID, docID, entry, name: named, doc }) => ({
    by,
    given: { ...accessRecords('maya', marker), 'users/maya': withLists(favorites, entry), 'users/maya/listNames/heist_nights': named },
    step: { write: [{ set: `lists/${listID}`, data: { ...aList, listID: docID ?? listID, ...doc } }] },
  }),
  denies: [
    ...SHUT_OUT, ['for another member', 'by', EVE], ['when the profile has it under another number', 'entry', { ...anEntry, listID: 'other' }], ['when the profile has another name', 'entry', { ...anEntry, listName: 'other' }],
    ['when the name is another\'s', 'name', name('other')], ['with a number of its own', 'docID', 'fav'], ['deleted', 'doc', { deletedAt: NOW }],
  ],
});

const numbering = cases('lists', {
  allows: 'a member may number a list with up to 64 signs',
  facts: { listID: 'x'.repeat(64) },
  attempt: ({ listID }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': withLists({ ...anEntry, listID }), 'users/maya/listNames/heist_nights': name(listID) },
    step: { write: [{ set: `lists/${listID}`, data: { ...aList, listID } }] },
  }),
  denies: [['with 65', 'listID', 'x'.repeat(65)], ['with spaces', 'listID', 'a b']],
});

/** Profile and name know it by the number that its document gives. */
const numbered = cases('lists', {
  allows: 'a member may create a list whose document gives its number',
  facts: { listID: 'heist' },
  attempt: ({ listID }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': withLists({ ...anEntry, listID }), 'users/maya/listNames/heist_nights': name(listID) },
    step: { write: [{ set: 'lists/heist', data: { ...aList, listID } }] },
  }),
  denies: [['another list\'s', 'listID', 'other']],
});

/** The profile and the name fit what is created: both know it, or neither does where it is deleted. */
const born = cases('lists', {
  allows: 'a member may create a list that is there',
  facts: { deletedAt: null as number | null, known: true },
  attempt: ({ deletedAt, known }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, ...(known && deletedAt === null ? { 'users/maya': withLists(anEntry), 'users/maya/listNames/heist_nights': name('heist') } : { 'users/maya': withLists() }) },
    step: { write: [{ set: 'lists/heist', data: { ...aList, deletedAt } }] },
  }),
  denies: [['one that is deleted', 'deletedAt', NOW], ['one that neither profile nor name know', 'known', false]],
});

const there = (doc: Fields, marks: Documents = ACCESS_RECORDS): Documents => ({ ...marks, 'users/maya': withLists(favorites, anEntry), 'lists/heist': doc, 'users/maya/listNames/heist_nights': name('heist') });

const changing = cases('lists', {
  allows: 'a member may change what a list says',
  facts: { ...byMaya, owner: 'maya', was: { updatedAt: NOW }, to: { description: 'One last job.', updatedAt: NOW, shareId: null } },
  attempt: ({ by, marker, owner, was, to }) => ({
    by, given: there({ ...aList, ...was, userID: owner }, accessRecords('maya', marker)), step: { write: [{ update: 'lists/heist', data: to }] },
  }),
  alsoAllows: [['and share it', 'to.shareId', 'share-1']],
  denies: [
    ...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA],
    ['tomorrow', 'to.updatedAt', NOW + DAY], ['at a time in words', 'to.updatedAt', 'now'], ['and say that it never changed', 'to.updatedAt', null],
    ['to 1001 letters', 'to.description', 'x'.repeat(1001)], ['to null', 'to.description', null], ['to a list', 'to.description', []],
    ['and share it under spaces', 'to.shareId', 'a b'], ['and share it under 65 signs', 'to.shareId', 'x'.repeat(65)], ['and share it under a number', 'to.shareId', 1],
    ...['itemCount', 'summary', 'userID', 'listID', 'createdAt', 'schemaVersion', 'extra'].map((field): Variation => [`and its ${field}`, 'to', { description: 'One last job.', [field]: 7 }]),
  ],
});

const unchanged = cases('lists', {
  allows: 'a member may describe a list that never changed',
  facts: { to: { description: 'x' } },
  attempt: ({ to }) => ({ by: MAYA, given: there(aList), step: { write: [{ update: 'lists/heist', data: to }] } }),
  denies: [['and give it away', 'to', { description: 'x', userID: 'eve' }]],
});

const favorite = cases('lists', {
  allows: 'a member may describe their favorites',
  facts: { to: { description: 'x' } },
  attempt: ({ to }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': withLists(favorites), 'lists/fav': { ...aList, listID: 'fav', name: 'favorites' }, 'users/maya/listNames/favorites': name('fav') },
    step: { write: [{ update: 'lists/fav', data: to }] },
  }),
  denies: [['and delete them', 'to', { description: 'x', deletedAt: NOW }]],
});

/** Nothing of a deleted list is in the profile or among the names. */
const gone = cases('lists', {
  allows: 'a member may describe a list that was deleted long ago',
  facts: { entry: false, name: false, asIf: false },
  attempt: ({ entry, name: named, asIf }) => ({
    by: MAYA,
    given: {
      ...ACCESS_RECORDS, 'users/maya': withLists(...(entry || asIf ? [anEntry] : [])), 'lists/heist': { ...aList, deletedAt: NOW - 90 * DAY },
      ...(named || asIf ? { 'users/maya/listNames/heist_nights': name('heist') } : {}),
    },
    step: { write: [{ update: 'lists/heist', data: { description: 'x' } }] },
  }),
  denies: [['one that the profile has', 'entry', true], ['one that has its name', 'name', true], ['one that profile and names have as if it were there', 'asIf', true]],
});

const renaming = cases('lists', {
  allows: 'a member may rename a list',
  facts: { title: anything('capers'), old: 'heist_nights', entry: true, oldName: true, newName: orNone(name('heist')) },
  attempt: ({ title, old, entry, oldName, newName }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': withLists({ listName: old, listID: 'heist' }), 'lists/heist': { ...aList, name: old }, [`users/maya/listNames/${old}`]: name('heist') },
    step: {
      write: [
        ...(entry ? [{ update: 'users/maya', data: { lists: [{ listName: title, listID: 'heist' }] } }] : []),
        { update: 'lists/heist', data: { name: title, updatedAt: NOW } },
        ...(oldName ? [{ remove: `users/maya/listNames/${old}` }] : []),
        ...(newName === null ? [] : [{ set: `users/maya/listNames/${typeof title === 'string' && title.length > 2 ? title.replace('/', ' ') : 'h'}`, data: newName }]),
      ] satisfies ReadonlyArray<Write>,
    },
  }),
  alsoAllows: GOOD_NAMES.map(([what, fact, is]): Variation => [`to ${what}`, fact, is]),
  denies: [
    ['without the profile', 'entry', false], ['and keep the old name', 'oldName', false], ['without the new name', 'newName', null], ['to the name of another list', 'newName', name('other')],
    ['the favorites', 'old', 'favorites'], ['the watchlist', 'old', 'watchlist'],
    ...NAMES.map(([what, fact, is]): Variation => [`to ${what}`, fact, is]),
  ],
});

const deleting = cases('lists', {
  allows: 'a member may delete a list',
  facts: { at: NOW, old: 'heist_nights', entry: true, name: true },
  attempt: ({ at, old, entry, name: gone }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': withLists({ listName: old, listID: 'heist' }), 'lists/heist': { ...aList, name: old }, [`users/maya/listNames/${old}`]: name('heist') },
    step: {
      write: [
        ...(entry ? [{ update: 'users/maya', data: { lists: [] } }] : []),
        { update: 'lists/heist', data: { deletedAt: at } },
        ...(gone ? [{ remove: `users/maya/listNames/${old}` }] : []),
      ] satisfies ReadonlyArray<Write>,
    },
  }),
  denies: [
    ['the favorites', 'old', 'favorites'], ['the watchlist', 'old', 'watchlist'], ['and keep it in the profile', 'entry', false], ['and keep its name', 'name', false],
    ['tomorrow', 'at', NOW + DAY], ['at a time in words', 'at', 'now'],
  ],
});

const undoing = cases('lists', {
  allows: 'a member may bring a deleted list back for 30 days',
  facts: { since: NOW - 30 * DAY + 3_600_000, entry: true, name: true },
  attempt: ({ since, entry, name: back }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': withLists(favorites), 'lists/heist': { ...aList, deletedAt: since } },
    step: {
      write: [
        ...(entry ? [{ update: 'users/maya', data: { lists: [favorites, anEntry] } }] : []),
        { update: 'lists/heist', data: { deletedAt: null } },
        ...(back ? [{ set: 'users/maya/listNames/heist_nights', data: name('heist') }] : []),
      ] satisfies ReadonlyArray<Write>,
    },
  }),
  denies: [['after 30 days', 'since', NOW - 30 * DAY - 60_000], ['without the profile', 'entry', false], ['without its name', 'name', false]],
});

const erasing = cases('lists', {
  allows: 'the server may purge a list',
  facts: { by: 'server' },
  attempt: ({ by }) => ({ by: by as 'server', given: there(aList), step: { write: [{ remove: 'lists/heist' }] } }),
  denies: [['its owner', 'by', MAYA], ['an admin', 'by', ADA]],
});

/** The list documents, with what has to come in the same batch. */
export const lists: Cases = [...creating, ...agreeing, ...numbering, ...numbered, ...born, ...changing, ...unchanged, ...favorite, ...gone, ...renaming, ...deleting, ...undoing, ...erasing];
