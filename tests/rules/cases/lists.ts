import { fromNow, type Write } from '../rules-attempt';
import { aList, anEntry } from '../rules-documents';
import { INVALID_NAMES, VALID_NAMES, invalidPlacesOf, placesOf } from '../rules-list-values';
import { existing, favorites, nameDocument, withLists } from '../rules-lists';
import { ADA, DAY, EVE, ACCESS_RECORDS, MAYA, NOW, SHUT_OUT, byMaya, accessRecords } from '../rules-users';
import { ABSENT, anything, orNone, cases, type Variation } from '../case-builder';

type Cases = ReturnType<typeof cases>;

/** A list never placed, with the fields that older lists lack. */
const placedList = { ...aList, displayName: null as string | null, order: null as string | null, pinned: false, archived: false,
  sharesNotes: false };

/** Complete batch: profile entry, list and name document. */
const creating = cases('lists', {
  allows: 'a member may create a list',
  facts: { ...byMaya, listID: 'heist', doc: placedList, title: anything('heist_nights'), entry: anything(anEntry),
    name: orNone(nameDocument('heist')) },
  attempt: ({ by, access, listID, doc, title, entry, name: named }) => ({
    by,
    given: { ...accessRecords('maya', access), 'users/maya': withLists(favorites) },
    step: {
      write: [
        ...(entry === null ? [] : [{ update: 'users/maya', data: { lists: [favorites, { ...(entry as object), listName: title }] } }]),
        { set: `lists/${listID}`, data: 'name' in doc ? { ...doc, name: title } : doc },
        ...(named === null ? [] : [{ set: `users/maya/listNames/${typeof title === 'string' && title.length > 2 ? title.replace('/', ' ') : 'h'}`, data: named }]),
      ],
    },
  }),
  alsoAllows: [...VALID_NAMES.map(([what, fact, is]): Variation => [`called ${what}`, fact, is]),
    ['with a description of 1000 characters', 'doc.description', 'x'.repeat(1000)], ...placesOf('doc'),
    ...['displayName', 'order', 'pinned', 'archived', 'sharesNotes'].map(
      (field): Variation => [`without ${field}`, `doc.${field}`, ABSENT])],
  denies: [
    ...SHUT_OUT, ['for another member', 'doc.userID', 'eve'], ['an admin for a member', 'by', ADA],
      ['another member for this one', 'by', EVE],
    ['without an entry in the profile', 'entry', null], ['without the name', 'name', null],
      ['under the name of another list', 'name', nameDocument('other')],
    ['under an id that its document does not have', 'doc.listID', 'other'],
    ['with another schema version', 'doc.schemaVersion', 2], ['with an unknown field', 'doc.extra', 1],
    ['edited by others', 'doc', { ...placedList, editors: ['eve'] }],
      ['with an invitation', 'doc', { ...placedList, inviteId: 'f'.repeat(32) }],
    ['with an item count', 'doc.itemCount', 1], ['with a summary', 'doc.summary', {}], ['created as deleted', 'doc.deletedAt', NOW],
      ['created as updated', 'doc.updatedAt', NOW],
    ['created in the future', 'doc.createdAt', NOW + DAY], ['created at a time given as text', 'doc.createdAt', 'today'],
      ['created at a fractional millisecond', 'doc.createdAt', 1.5],
    ['with a description of 1001 characters', 'doc.description', 'x'.repeat(1001)],
      ['with a description that is an array', 'doc.description', ['x']], ['without a description', 'doc.description', ABSENT],
    ['without a count', 'doc.itemCount', ABSENT], ['without a summary', 'doc.summary', ABSENT],
      ['without a schema version', 'doc.schemaVersion', ABSENT], ['without a creation time', 'doc.createdAt', ABSENT],
    ['shared', 'doc.shareId', 'share-1'], ['with notes that readers see', 'doc.sharesNotes', true],
      ['with 1 for shown notes', 'doc.sharesNotes', 1],
      ['without a share id', 'doc.shareId', ABSENT], ...invalidPlacesOf('doc'),
    ...INVALID_NAMES.map(([what, fact, is]): Variation => [`called ${what}`, fact, is]),
  ],
});

/** The profile entry and the name document exist already, so these cases test only the list's own rule. */
const agreeing = cases('lists', {
  allows: 'a member may create a list that matches profile entry and name',
  facts: { ...byMaya, listID: 'heist', docID: null as string | null, entry: anEntry, name: nameDocument('heist'), doc: {} },
  attempt: ({ by, access, listID, docID, entry, name: named, doc }) => ({
    by,
    given: { ...accessRecords('maya', access), 'users/maya': withLists(favorites, entry), 'users/maya/listNames/heist_nights': named },
    step: { write: [{ set: `lists/${listID}`, data: { ...aList, listID: docID ?? listID, ...doc } }] },
  }),
  denies: [
    ...SHUT_OUT, ['for another member', 'by', EVE], ['when the profile entry has another id', 'entry', { ...anEntry, listID: 'other' }],
      ['when the profile entry has another name', 'entry', { ...anEntry, listName: 'other' }],
    ['when the name belongs to another list', 'name', nameDocument('other')], ['with another id in the document', 'docID', 'fav'],
      ['deleted', 'doc', { deletedAt: NOW }],
  ],
});

const longIds = cases('lists', {
  allows: 'a member may create a list whose id has 64 characters',
  facts: { listID: 'x'.repeat(64) },
  attempt: ({ listID }) => ({
    by: MAYA,
    given: {
      ...ACCESS_RECORDS, 'users/maya': withLists({ ...anEntry, listID }), 'users/maya/listNames/heist_nights': nameDocument(listID),
    },
    step: { write: [{ set: `lists/${listID}`, data: { ...aList, listID } }] },
  }),
  denies: [['65 characters', 'listID', 'x'.repeat(65)], ['an id with spaces', 'listID', 'a b']],
});

/** Profile entry and name document have the id of the list document's field `listID`. */
const matchingIds = cases('lists', {
  allows: 'a member may create a list whose field listID is its document id',
  facts: { listID: 'heist' },
  attempt: ({ listID }) => ({
    by: MAYA,
    given: {
      ...ACCESS_RECORDS, 'users/maya': withLists({ ...anEntry, listID }), 'users/maya/listNames/heist_nights': nameDocument(listID),
    },
    step: { write: [{ set: 'lists/heist', data: { ...aList, listID } }] },
  }),
  denies: [['the id of another list', 'listID', 'other']],
});

/** The existing profile and names match the new list: both contain an active list, neither a deleted one. */
const matching = cases('lists', {
  allows: 'a member may create an active list',
  facts: { deletedAt: null as number | null, known: true },
  attempt: ({ deletedAt, known }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, ...(known && deletedAt === null
      ? { 'users/maya': withLists(anEntry), 'users/maya/listNames/heist_nights': nameDocument('heist') } : { 'users/maya': withLists() }) },
    step: { write: [{ set: 'lists/heist', data: { ...aList, deletedAt } }] },
  }),
  denies: [['a deleted one', 'deletedAt', NOW], ['one without profile entry and name', 'known', false]],
});

const changing = cases('lists', {
  allows: 'a member may change a list\'s description',
  facts: { ...byMaya, owner: 'maya', was: { updatedAt: NOW },
    to: { description: 'One last job.', updatedAt: NOW, displayName: null as string | null, order: null as string | null, pinned: false,
    archived: false } },
  attempt: ({ by, access, owner, was, to }) => ({
    by, given: existing({ ...aList, ...was, userID: owner }, accessRecords('maya', access)),
      step: { write: [{ update: 'lists/heist', data: to }] },
  }),
  alsoAllows: placesOf('to'),
  denies: [
    ...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA],
    ['in the future', 'to.updatedAt', NOW + DAY], ['at a time given as text', 'to.updatedAt', 'now'],
      ['and clear updatedAt', 'to.updatedAt', null],
    ['to 1001 characters', 'to.description', 'x'.repeat(1001)], ['to null', 'to.description', null], ['to an array', 'to.description', []],
    ...invalidPlacesOf('to'),
    ...['shareId', 'sharesNotes', 'editors', 'inviteId', 'itemCount', 'summary', 'userID', 'listID', 'createdAt', 'schemaVersion',
      'extra'].map(
      (field): Variation =>
      [`and its ${field}`, 'to', { description: 'One last job.', [field]: 7 }]),
  ],
});

const unchanged = cases('lists', {
  allows: 'a member may describe a list that was never updated',
  facts: { title: 'heist_nights', to: { description: 'x' } },
  attempt: ({ title, to }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': withLists({ listName: title, listID: 'heist' }), 'lists/heist': { ...aList, name: title },
      [`users/maya/listNames/${title}`]: nameDocument('heist') },
    step: { write: [{ update: 'lists/heist', data: to }] },
  }),
  alsoAllows: [['one with a name that would be refused today', 'title', 'heist\u202Enights']],
  denies: [['and change its owner', 'to', { description: 'x', userID: 'eve' }]],
});

const favorite = cases('lists', {
  allows: 'a member may describe their favorites',
  facts: { to: { description: 'x' } },
  attempt: ({ to }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': withLists(favorites), 'lists/fav': { ...aList, listID: 'fav', name: 'favorites' },
      'users/maya/listNames/favorites': nameDocument('fav') },
    step: { write: [{ update: 'lists/fav', data: to }] },
  }),
  denies: [['and delete them', 'to', { description: 'x', deletedAt: NOW }],
    ['and write their name in capitals', 'to', { displayName: 'FAVORITES' }]],
});

/** A list deleted long ago has no profile entry and no name document. */
const longDeleted = cases('lists', {
  allows: 'a member may describe a list that was deleted long ago',
  facts: { entry: false, name: false, both: false },
  attempt: ({ entry, name: named, both }) => ({
    by: MAYA,
    given: {
      ...ACCESS_RECORDS, 'users/maya': withLists(...(entry || both ? [anEntry] : [])),
        'lists/heist': { ...aList, deletedAt: NOW - 90 * DAY },
      ...(named || both ? { 'users/maya/listNames/heist_nights': nameDocument('heist') } : {}),
    },
    step: { write: [{ update: 'lists/heist', data: { description: 'x' } }] },
  }),
  denies: [['one with a profile entry', 'entry', true], ['one with a name document', 'name', true],
    ['one with both profile entry and name document', 'both', true]],
});

/** A list in the bin keeps the time of its deletion. */
const binned = cases('lists', {
  allows: 'a member may describe a list that was deleted yesterday',
  facts: { to: { description: 'x' } },
  attempt: ({ to }) => ({ by: MAYA, given: { ...ACCESS_RECORDS, 'users/maya': withLists(),
    'lists/heist': { ...aList, deletedAt: NOW - DAY } }, step: { write: [{ update: 'lists/heist', data: to }] } }),
  denies: [['and delete it again', 'to', { deletedAt: fromNow(0) }],
    ['and change when it was deleted', 'to', { deletedAt: NOW - 2 * DAY }]],
});

const renaming = cases('lists', {
  allows: 'a member may rename a list',
  facts: { title: anything('capers'), shown: anything(null), old: 'heist_nights', entry: true, oldName: true,
    newName: orNone(nameDocument('heist')) },
  attempt: ({ title, shown, old, entry, oldName, newName }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': withLists({ listName: old, listID: 'heist' }), 'lists/heist': { ...aList, name: old },
      [`users/maya/listNames/${old}`]: nameDocument('heist') },
    step: {
      write: [
        ...(entry ? [{ update: 'users/maya', data: { lists: [{ listName: title, listID: 'heist' }] } }] : []),
        { update: 'lists/heist', data: { name: title, displayName: shown, updatedAt: NOW } },
        ...(oldName ? [{ remove: `users/maya/listNames/${old}` }] : []),
        ...(newName === null ? [] : [{ set: `users/maya/listNames/${typeof title === 'string' && title.length > 2 ? title.replace('/', ' ') : 'h'}`, data: newName }]),
      ] satisfies ReadonlyArray<Write>,
    },
  }),
  alsoAllows: [['with capitals', 'shown', 'cAPERS'], ...VALID_NAMES.map(([what, fact, is]): Variation => [`to ${what}`, fact, is])],
  denies: [
    ['without the profile entry', 'entry', false], ['and keep the old name', 'oldName', false], ['without the new name', 'newName', null],
      ['to the name of another list', 'newName', nameDocument('other')],
    ['the favorites', 'old', 'favorites'], ['the watchlist', 'old', 'watchlist'], ['and keep its former capitals', 'shown', 'HEIST Nights'],
    ...INVALID_NAMES.map(([what, fact, is]): Variation => [`to ${what}`, fact, is]),
  ],
});

/** Unicode composes the small letter with its mark, but not the capital one. */
const composing = cases('lists', {
  allows: 'a member may write the name of a list in capitals that are not composed',
  facts: { shown: 'J\u030CAZZ \u0130' },
  attempt: ({ shown }) => ({
    by: MAYA,
    given: {
      ...ACCESS_RECORDS, 'users/maya': withLists({ listName: '\u01F0azz_i\u0307', listID: 'heist' }),
        'lists/heist': { ...aList, name: '\u01F0azz_i\u0307' },
      'users/maya/listNames/\u01F0azz_i\u0307': nameDocument('heist'),
    },
    step: { write: [{ update: 'lists/heist', data: { displayName: shown } }] },
  }),
  denies: [['other letters', 'shown', 'J\u030CAXX \u0130']],
});

/** Cases of list documents, with the other writes of their batch. */
export const lists: Cases = [...creating, ...agreeing, ...longIds, ...matchingIds, ...matching, ...changing, ...unchanged, ...favorite,
  ...longDeleted, ...binned, ...renaming, ...composing];
