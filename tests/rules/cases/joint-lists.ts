import { aList, anItem } from '../rules-documents';
import type { Fields } from '../rules-attempt';
import { existing } from '../rules-lists';
import { EVE, MAYA } from '../rules-users';
import { anything, cases } from '../case-builder';

type Cases = ReturnType<typeof cases>;

/** Eve edits Maya's list by calls of the server, which alone may read and write for her. */
const joint = existing({ ...aList, editors: ['eve'], inviteId: 'f'.repeat(32) });
const added = { ...anItem, addedBy: 'eve' };
const given = { ...joint, 'lists/heist/items/movie-603': added };
const eve = [['somebody who edits it', 'by', EVE]] as const;
/** An answer within a page, of the owner's items. */
const limit = 50;

/** Cases of a list that somebody edits together with its owner: an editor has no right by these rules, and nobody widens a right. */
export const jointLists: Cases = [
  ...cases('lists', {
    allows: 'the owner may read a list that others edit',
    facts: { by: MAYA },
    attempt: ({ by }) => ({ by, given, step: { get: 'lists/heist' } }),
    denies: eve,
  }),
  ...cases('lists', {
    allows: 'the owner may describe a list that others edit',
    facts: { by: MAYA, to: anything({ description: 'x' }) },
    attempt: ({ by, to }) => ({ by, given, step: { write: [{ update: 'lists/heist', data: to as Fields }] } }),
    denies: [
      ...eve, ['and let somebody else in', 'to', { description: 'x', editors: ['eve', 'ada'] }],
      ['and choose the invitation', 'to', { description: 'x', inviteId: '0'.repeat(32) }],
    ],
  }),
  ...cases('lists', {
    allows: 'the owner may search lists by their own uid, also those that others edit',
    facts: { by: MAYA },
    attempt: ({ by }) => ({ by, given, step: { list: 'lists', where: [['userID', 'maya']], limit } }),
    denies: eve,
  }),
  ...cases('items', {
    allows: 'the owner may read a title that somebody else added',
    facts: { by: MAYA },
    attempt: ({ by }) => ({ by, given, step: { get: 'lists/heist/items/movie-603' } }),
    denies: eve,
  }),
  ...cases('items', {
    allows: 'the owner may list the titles of a list that others edit',
    facts: { by: MAYA },
    attempt: ({ by }) => ({ by, given, step: { list: 'lists/heist/items', where: [], limit } }),
    denies: eve,
  }),
  ...cases('items', {
    allows: 'the owner may note a title that somebody else added',
    facts: { by: MAYA, to: anything({ note: 'x' }) },
    attempt: ({ by, to }) => ({ by, given, step: { write: [{ update: 'lists/heist/items/movie-603', data: to as Fields }] } }),
    denies: [...eve, ['and say that another added it', 'to', { note: 'x', addedBy: 'ada' }]],
  }),
  ...cases('items', {
    allows: 'the owner may add a title to a list that others edit',
    facts: { by: MAYA, doc: anything(anItem) },
    attempt: ({ by, doc }) => ({ by, given: joint, step: { write: [{ set: 'lists/heist/items/movie-603', data: doc as Fields }] } }),
    denies: [...eve, ['in the name of somebody else', 'doc', added]],
  }),
  ...cases('items', {
    allows: 'the owner may remove a title that somebody else added',
    facts: { by: MAYA },
    attempt: ({ by }) => ({ by, given, step: { write: [{ remove: 'lists/heist/items/movie-603' }] } }),
    denies: eve,
  }),
];
