import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { TimeMillis } from '#domain/shared/dates';
import type { List } from '#domain/lists/list';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import type { UserId } from '#domain/users/user-id';

/** A user of an export. */
export type ExportedUser = Omit<DirectoryEntry, 'schemaVersion' | 'nameKey' | 'emailKey' | 'searchKeys'>;

/** A title of a list, without the member's note. */
export const ExportedTitle = t.readonly(
  t.strict({
    itemKey: t.string, title: t.string,
    releaseYear: t.union([t.number, t.null]),
    imdbID: t.union([t.string, t.null]),
    addedAt: TimeMillis,
  }),
  'ExportedTitle',
);
export type ExportedTitle = t.TypeOf<typeof ExportedTitle>;

/** Rows that could be read, and the id of the last row that was looked at; null after the last one. */
export type ExportRows<A> = { readonly rows: ReadonlyArray<A>; readonly next: string | null };

/** Server-side reading of everything that is exported, by ascending id. Permissions are checked before. */
export interface ExportSource {
  /** Reads at most `limit` users behind the uid `after`; null is the start. */
  readonly usersAfter: (after: string | null, limit: number) => Answer<ExportRows<ExportedUser>>;
  /** Reads these users in this order; unknown ones are left out. @param uids at most as many as a part has rows. */
  readonly usersOf: (uids: ReadonlyArray<UserId>) => Answer<ReadonlyArray<ExportedUser>>;
  /** Reads at most `limit` lists behind the id `after`, also deleted ones. */
  readonly listsAfter: (after: string | null, limit: number) => Answer<ExportRows<List>>;
  /** Reads the titles of a list in the member's own order. */
  readonly titlesOf: (listID: string) => Answer<ReadonlyArray<ExportedTitle>>;
}
