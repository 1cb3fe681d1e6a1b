import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { UserId } from '#domain/users/user-id';
import type { ListChange, ListCommand } from './list-command';
import type { NewListItem } from './list-item';
import type { StoredTitle } from './stored-title';

export const maya = O.getOrElse((): UserId => { throw new Error('not a user id'); })(O.fromEither(UserId.decode('maya')));

/** Returns a film of the year 1999 with a number. */
export const film = (movieID: number, fields: Partial<StoredTitle> = {}): StoredTitle => ({
  itemKey: `movie-${movieID}`, mediaType: 'movie', movieID, imdbID: null, title: `Film ${movieID}`, posterPath: null, releaseYear: 1999,
  genres: ['Drama'],
  runtime: 100, vote: 7,
  ...fields,
});

export const newItem = (movieID: number, fields: Partial<NewListItem> = {}): NewListItem => ({
  title: film(movieID),
  addedAt: 1_700_000_000_000, order: `a${movieID}`, note: null, random: 0.5,
  ...fields,
});

/** Returns a command of maya. */
export const commandOf = (change: ListChange, commandId: string = JSON.stringify(change)): ListCommand => ({
  commandId, uid: maya, createdAt: 1_700_000_000_000, change,
});

export const newCreation = (listID: string, name: string): ListChange => ({
  kind: 'create-list', listID, name, description: '', order: 'a0',
});
export const newAddition = (listID: string, ...ids: ReadonlyArray<number>): ListChange => ({
  kind: 'add-items', listID,
  items: ids.map((id) => newItem(id)),
});

const listIDs = fc.constantFrom('favorites', 'watchlist', 'a', 'b', 'c');
const names = fc.constantFrom('a', 'b', 'bB', 'c', 'C d', 'favorites', '');
const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 });
/** Any change of the lists `favorites`, `watchlist`, `a`, `b` and `c`; many are refused. */
export const anyChange: fc.Arbitrary<ListChange> = fc.oneof(
  fc.record({ listID: fc.constantFrom('a', 'b', 'c'), name: names }).map(({ listID, name }) => newCreation(listID, name)),
  fc.record({ kind: fc.constant('rename-list' as const), listID: listIDs, name: names }),
  fc.record({ kind: fc.constant('describe-list' as const), listID: listIDs, description: names }),
  fc.record({
    kind: fc.constant('place-list' as const),
    listID: listIDs,
    order: fc.constantFrom('a0', 'a1'),
    pinned: fc.boolean(),
    archived: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('delete-list' as const), listID: listIDs }),
  fc.record({ kind: fc.constant('restore-list' as const), listID: listIDs, name: names }),
  fc.record({ listID: listIDs, ids: numbers }).map(({ listID, ids }) => newAddition(listID, ...ids)),
  fc.record({
    kind: fc.constant('remove-items' as const),
    listID: listIDs,
    itemKeys: numbers.map((ids) => ids.map((id) => `movie-${id}`)),
  }),
  fc
    .record({ from: listIDs, listID: listIDs, ids: numbers })
    .map(({ from, listID, ids }): ListChange => ({ kind: 'move-items', from, listID, items: ids.map((id) => newItem(id)) })),
  fc.record({
    kind: fc.constant('place-item' as const),
    listID: listIDs,
    itemKey: fc.constantFrom('movie-1', 'movie-2'),
    order: fc.constantFrom('a0', 'b0'),
  }),
  fc.record({
    kind: fc.constant('note-item' as const),
    listID: listIDs,
    itemKey: fc.constantFrom('movie-1', 'movie-2'),
    note: fc.constantFrom(null, 'x'),
  }),
);
