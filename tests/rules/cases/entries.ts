import { aList, aProfile, anEntry } from '../rules-documents';
import { EVE, ACCESS_RECORDS, MAYA, NOW } from '../rules-users';
import { orNone, cases } from '../case-builder';

type Cases = ReturnType<typeof cases>;

const favorites = { listName: 'favorites', listID: 'fav' };
const before = { ...aProfile, lists: [favorites] as ReadonlyArray<unknown> };
const name = (listID: string): { readonly schemaVersion: 1; readonly listID: string } => ({ schemaVersion: 1, listID });

/** The list and its name are there already, so that only the profile's side of the agreement is in question. */
const adding = cases('entries', {
  allows: 'a member may enter a list into their profile',
  facts: { by: MAYA, was: [favorites] as ReadonlyArray<unknown>, now: [favorites, anEntry] as ReadonlyArray<unknown>, list: aList, name: name('heist') },
  attempt: (facts) => ({
    by: facts.by,
    given: { ...ACCESS_RECORDS, 'users/maya': { ...before, lists: facts.was }, 'lists/heist': facts.list, 'lists/two': { ...aList, listID: 'two', name: 'two' },
      'users/maya/listNames/heist_nights': facts.name, 'users/maya/listNames/two': name('two') },
    step: { write: [{ update: 'users/maya', data: { lists: facts.now } }] },
  }),
  denies: [
    ['another member', 'by', EVE],
    ['two at once', 'now', [favorites, anEntry, { listName: 'two', listID: 'two' }]],
    ['the same one twice', 'now', [favorites, anEntry, anEntry]],
    ['in the place of another', 'now', [anEntry]],
    ['with more than its name and number', 'now.1.extra', 1],
    ['under another name', 'now.1.listName', 'other'],
    ['one that is not there', 'now.1.listID', 'nowhere'],
    ['one of another member', 'list.userID', 'eve'],
    ['one that has been renamed', 'list.name', 'other'],
    ['one that is deleted', 'list.deletedAt', NOW],
    ['one whose name is another\'s', 'name.listID', 'other'],
    ['as text', 'now.1', 'heist_nights'],
    ['as the whole', 'now', 'heist_nights'],
  ],
});

const many = (count: number): ReadonlyArray<unknown> => Array.from({ length: count }, (_, index) => ({ listName: `l${index}`, listID: `l${index}` }));

const most = cases('entries', {
  allows: 'a member may have 200 lists',
  facts: { count: 199 },
  attempt: ({ count }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': { ...before, lists: many(count) }, 'lists/heist': aList, 'users/maya/listNames/heist_nights': name('heist') },
    step: { write: [{ update: 'users/maya', data: { lists: [...many(count), anEntry] } }] },
  }),
  denies: [['201', 'count', 200]],
});

const two = { listName: 'two', listID: 'two' };

const removing = cases('entries', {
  allows: 'a member may take a deleted list out of their profile',
  facts: { by: MAYA, was: [favorites, anEntry, two] as ReadonlyArray<unknown>, now: [favorites, two] as ReadonlyArray<unknown>, list: { ...aList, deletedAt: NOW }, name: orNone(null) },
  attempt: (facts) => ({
    by: facts.by,
    given: { ...ACCESS_RECORDS, 'users/maya': { ...before, lists: facts.was }, 'lists/heist': facts.list, 'lists/two': { ...aList, listID: 'two', name: 'two', deletedAt: NOW },
      ...(facts.name === null ? {} : { 'users/maya/listNames/heist_nights': facts.name }) },
    step: { write: [{ update: 'users/maya', data: { lists: facts.now } }] },
  }),
  alsoAllows: [['when its name is another list\'s by now', 'name', name('other')], ['when it has another name by now', 'list', { ...aList, name: 'other' }]],
  denies: [
    ['one that is not deleted', 'list.deletedAt', null],
    ['one that still has its name', 'name', name('heist')],
    ['two at once', 'now', [favorites]],
    ['with another coming in', 'now', [favorites, two, { listName: 'three', listID: 'three' }]],
    ['with the others in another order', 'now', [two, favorites]],
  ],
});

const renamed = { listName: 'capers', listID: 'heist' };

const renaming = cases('entries', {
  allows: 'a member may replace a list\'s entry by its new name',
  facts: {
    was: [favorites, anEntry, two] as ReadonlyArray<unknown>, now: [favorites, renamed, two] as ReadonlyArray<unknown>, list: { ...aList, name: 'capers' }, other: { ...aList, listID: 'other', name: 'capers' },
    newName: name('heist'), oldName: orNone(null),
  },
  attempt: (facts) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': { ...before, lists: facts.was }, 'lists/heist': facts.list, 'lists/other': facts.other, 'users/maya/listNames/capers': facts.newName,
      ...(facts.oldName === null ? {} : { 'users/maya/listNames/heist_nights': facts.oldName }) },
    step: { write: [{ update: 'users/maya', data: { lists: facts.now } }] },
  }),
  alsoAllows: [['at the end', 'now', [favorites, two, renamed]], ['without a change', 'now', [favorites, anEntry, two]]],
  denies: [
    ['before the list has it', 'list.name', 'heist_nights'],
    ['before the name is the list\'s', 'newName.listID', 'other'],
    ['while the old name is still the list\'s', 'oldName', name('heist')],
    ['and lose another', 'now', [favorites, renamed]],
    ['and change the order of the others', 'now', [two, renamed, favorites]],
    ['and gain another', 'now', [favorites, renamed, two, { listName: 'three', listID: 'three' }]],
    ['and change another', 'now', [favorites, renamed, { listName: 'three', listID: 'three' }]],
  ],
});

const replacing = cases('entries', {
  allows: 'a member may replace an entry, of the same list',
  facts: { listID: 'heist' },
  attempt: ({ listID }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': { ...before, lists: [favorites, anEntry] }, 'lists/heist': { ...aList, name: 'capers' }, 'lists/other': { ...aList, listID: 'other', name: 'capers' },
      'users/maya/listNames/capers': name(listID) },
    step: { write: [{ update: 'users/maya', data: { lists: [favorites, { listName: 'capers', listID }] } }] },
  }),
  denies: [['by another list\'s', 'listID', 'other']],
});

/** The entries of lists in the profile. */
export const entries: Cases = [...adding, ...most, ...removing, ...renaming, ...replacing];
