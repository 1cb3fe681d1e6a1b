import { fromNow, type Write } from '../rules-attempt';
import { aList, anEntry } from '../rules-documents';
import { existing, favorites, nameDocument, withLists } from '../rules-lists';
import { ADA, ACCESS_RECORDS, DAY, MAYA, NOW } from '../rules-users';
import { anything, cases } from '../case-builder';

const deleting = cases('lists', {
  allows: 'a member may delete a list',
  facts: { at: anything(fromNow(0)), old: 'heist_nights', entry: true, name: true },
  attempt: ({ at, old, entry, name: removesName }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': withLists({ listName: old, listID: 'heist' }), 'lists/heist': { ...aList, name: old },
      [`users/maya/listNames/${old}`]: nameDocument('heist') },
    step: {
      write: [
        ...(entry ? [{ update: 'users/maya', data: { lists: [] } }] : []),
        { update: 'lists/heist', data: { deletedAt: at } },
        ...(removesName ? [{ remove: `users/maya/listNames/${old}` }] : []),
      ] satisfies ReadonlyArray<Write>,
    },
  }),
  denies: [
    ['the favorites', 'old', 'favorites'], ['the watchlist', 'old', 'watchlist'], ['and keep the profile entry', 'entry', false],
      ['and keep the name document', 'name', false],
    ['in the future', 'at', fromNow(120_000)], ['two minutes ago', 'at', fromNow(-120_000)], ['at a time given as text', 'at', 'now'],
      ['at a fractional millisecond', 'at', fromNow(0.5)],
  ],
});

const restoring = cases('lists', {
  allows: 'a member may restore a list deleted less than 30 days ago',
  facts: { since: NOW - 30 * DAY + 3_600_000, entry: true, name: true },
  attempt: ({ since, entry, name: restoresName }) => ({
    by: MAYA,
    given: { ...ACCESS_RECORDS, 'users/maya': withLists(favorites), 'lists/heist': { ...aList, deletedAt: since } },
    step: {
      write: [
        ...(entry ? [{ update: 'users/maya', data: { lists: [favorites, anEntry] } }] : []),
        { update: 'lists/heist', data: { deletedAt: null } },
        ...(restoresName ? [{ set: 'users/maya/listNames/heist_nights', data: nameDocument('heist') }] : []),
      ] satisfies ReadonlyArray<Write>,
    },
  }),
  denies: [['one deleted more than 30 days ago', 'since', NOW - 30 * DAY - 60_000], ['without the profile entry', 'entry', false],
    ['without its name', 'name', false]],
});

const purging = cases('lists', {
  allows: 'the server may purge a list',
  facts: { by: 'server' },
  attempt: ({ by }) => ({ by: by as 'server', given: existing(aList), step: { write: [{ remove: 'lists/heist' }] } }),
  denies: [['its owner', 'by', MAYA], ['an admin', 'by', ADA]],
});

/** Cases of deleting lists, restoring and purging them. */
export const deletedLists: ReturnType<typeof cases> = [...deleting, ...restoring, ...purging];
