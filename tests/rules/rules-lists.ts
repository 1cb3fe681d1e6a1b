import type { Documents, Fields } from './rules-attempt';
import { aProfile, anEntry } from './rules-documents';
import { ACCESS_RECORDS } from './rules-users';

export const favorites = { listName: 'favorites', listID: 'fav' };
/** The name document of a list. */
export const nameDocument = (listID: unknown): Fields => ({ schemaVersion: 1, listID });
export const withLists = (...lists: ReadonlyArray<unknown>): Fields => ({ ...aProfile, lists });

/** The documents of Maya's list "heist_nights". */
export const existing = (doc: Fields, records: Documents = ACCESS_RECORDS): Documents => ({
  ...records,
  'users/maya': withLists(favorites, anEntry),
  'users/maya/listNames/heist_nights': nameDocument('heist'),
  'lists/heist': doc,
});
