import * as O from 'fp-ts/Option';
import { UserId } from '../users/user-id';
import type { ListChange, ListCommand } from './list-command';
import type { NewListItem } from './list-item';
import type { StoredTitle } from './stored-title';

export const maya = O.getOrElse((): UserId => { throw new Error('not a user id'); })(O.fromEither(UserId.decode('maya')));

/** Returns a film of the year 1999 with a number. */
export const film = (movieID: number, fields: Partial<StoredTitle> = {}): StoredTitle => ({
  itemKey: `movie-${movieID}`, mediaType: 'movie', movieID, imdbID: null, title: `Film ${movieID}`, posterPath: null, releaseYear: 1999, genres: ['Drama'], runtime: 100, vote: 7, ...fields,
});

export const newItem = (movieID: number, fields: Partial<NewListItem> = {}): NewListItem => ({ title: film(movieID), addedAt: 1_700_000_000_000, order: `a${movieID}`, note: null, random: 0.5, ...fields });

/** Returns a command of maya. */
export const commandOf = (change: ListChange, commandId: string = JSON.stringify(change)): ListCommand => ({ commandId, uid: maya, createdAt: 1_700_000_000_000, change });
