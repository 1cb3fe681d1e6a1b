import { aList, aProfile, anEntry } from '../rules-documents';
import { EVE, ACCESS_RECORDS, MAYA, NOW } from '../rules-users';
import { orNone, cases } from '../case-builder';

type Cases = ReturnType<typeof cases>;

const favorites = { listName: 'favorites', listID: 'fav' };
const before = { ...aProfile, lists: [favorites] as ReadonlyArray<unknown> };
const name = (listID: string): { readonly schemaVersion: 1; readonly listID: string } => ({ schemaVersion: 1, listID });

/** The list and its name exist already, so these cases test only the condition of the profile. */
const adding = cases('entries', {
  allows: 'a member may add a list entry to their profile',
  facts: {
    by: MAYA, was: [favorites] as ReadonlyArray<unknown>, now: [favorites, anEntry] as ReadonlyArray<unknown>, list: aList,
    name: name('heist'),
  },
  attempt: (facts) => ({
    by: facts.by,
    given: {
      ...ACCESS_RECORDS,
      'users/maya': { ...before, lists: facts.was },
      'lists/heist': facts.list,
      'lists/two': { ...aList, listID: 'two', name: 'two' },
      'users/maya/listNames/heist_nights': facts.name,
      'users/maya/listNames/two': name('two'),
    },
    step: { write: [{ update: 'users/maya', data: { lists: facts.now } }] },
  }),
  denies: [
    ['another member', 'by', EVE],
    ['two at once', 'now', [favorites, anEntry, { listName: 'two', listID: 'two' }]],
    ['the same one twice', 'now', [favorites, anEntry, anEntry]],
    ['instead of another entry', 'now', [anEntry]],
    ['with more than name and id', 'now.1.extra', 1],
    ['under another name', 'now.1.listName', 'other'],
    ['one that does not exist', 'now.1.listID', 'nowhere'],
    ['one of another member', 'list.userID', 'eve'],
    ['one that has been renamed', 'list.name', 'other'],
    ['one of a deleted list', 'list.deletedAt', NOW],
    ['one whose name belongs to another list', 'name.listID', 'other'],
    ['as text', 'now.1', 'heist_nights'],
    ['as text instead of the array', 'now', 'heist_nights'],
  ],
});

const many = (count: number): ReadonlyArray<unknown> =>
  Array.from({ length: count }, (_, index) => ({ listName: `l${index}`, listID: `l${index}` }));

const maximum = cases('entries', {
  allows: 'a member may have 200 lists',
  facts: { count: 199 },
  attempt: ({ count }) => ({
    by: MAYA,
    given: {
      ...ACCESS_RECORDS,
      'users/maya': { ...before, lists: many(count) },
      'lists/heist': aList,
      'users/maya/listNames/heist_nights': name('heist'),
    },
    step: { write: [{ update: 'users/maya', data: { lists: [...many(count), anEntry] } }] },
  }),
  denies: [['201', 'count', 200]],
});

const two = { listName: 'two', listID: 'two' };

const removing = cases('entries', {
  allows: 'a member may remove the entry of a deleted list from their profile',
  facts: {
    by: MAYA, was: [favorites, anEntry, two] as ReadonlyArray<unknown>, now: [favorites, two] as ReadonlyArray<unknown>,
    list: { ...aList, deletedAt: NOW },
    name: orNone(null),
  },
  attempt: (facts) => ({
    by: facts.by,
    given: {
      ...ACCESS_RECORDS,
      'users/maya': { ...before, lists: facts.was },
      'lists/heist': facts.list,
      'lists/two': { ...aList, listID: 'two', name: 'two', deletedAt: NOW },
      ...(facts.name === null ? {} : { 'users/maya/listNames/heist_nights': facts.name }),
    },
    step: { write: [{ update: 'users/maya', data: { lists: facts.now } }] },
  }),
  alsoAllows: [
    ['when its name belongs to another list now', 'name', name('other')],
    ['when the list has another name now', 'list', { ...aList, name: 'other' }],
  ],
  denies: [
    ['one of a list that is not deleted', 'list.deletedAt', null],
    ['one whose name document exists', 'name', name('heist')],
    ['two at once', 'now', [favorites]],
    ['while adding another', 'now', [favorites, two, { listName: 'three', listID: 'three' }]],
    ['with the others in another order', 'now', [two, favorites]],
  ],
});

const renamed = { listName: 'capers', listID: 'heist' };

const renaming = cases('entries', {
  allows: 'a member may change an entry to the list\'s new name',
  facts: {
    was: [favorites, anEntry, two] as ReadonlyArray<unknown>, now: [favorites, renamed, two] as ReadonlyArray<unknown>,
    list: { ...aList, name: 'capers' },
    other: { ...aList, listID: 'other', name: 'capers' },
    newName: name('heist'),
    oldName: orNone(null),
  },
  attempt: (facts) => ({
    by: MAYA,
    given: {
      ...ACCESS_RECORDS,
      'users/maya': { ...before, lists: facts.was },
      'lists/heist': facts.list, 'lists/other': facts.other, 'users/maya/listNames/capers': facts.newName,
      ...(facts.oldName === null ? {} : { 'users/maya/listNames/heist_nights': facts.oldName }),
    },
    step: { write: [{ update: 'users/maya', data: { lists: facts.now } }] },
  }),
  alsoAllows: [['at the end', 'now', [favorites, two, renamed]], ['without a change', 'now', [favorites, anEntry, two]]],
  denies: [
    ['before the list has the new name', 'list.name', 'heist_nights'],
    ['before the new name belongs to the list', 'newName.listID', 'other'],
    ['while the old name belongs to the list', 'oldName', name('heist')],
    ['and remove another entry', 'now', [favorites, renamed]],
    ['and change the order of the others', 'now', [two, renamed, favorites]],
    ['and add another entry', 'now', [favorites, renamed, two, { listName: 'three', listID: 'three' }]],
    ['and change another entry', 'now', [favorites, renamed, { listName: 'three', listID: 'three' }]],
  ],
});

const replacing = cases('entries', {
  allows: 'a member may replace an entry by one of the same list',
  facts: { listID: 'heist' },
  attempt: ({ listID }) => ({
    by: MAYA,
    given: {
      ...ACCESS_RECORDS,
      'users/maya': { ...before, lists: [favorites, anEntry] },
      'lists/heist': { ...aList, name: 'capers' },
      'lists/other': { ...aList, listID: 'other', name: 'capers' },
      'users/maya/listNames/capers': name(listID),
    },
    step: { write: [{ update: 'users/maya', data: { lists: [favorites, { listName: 'capers', listID }] } }] },
  }),
  denies: [['by one of another list', 'listID', 'other']],
});

/** Cases of the list entries in the profile. */
export const entries: Cases = [...adding, ...maximum, ...removing, ...renaming, ...replacing];
