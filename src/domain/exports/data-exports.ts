import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';

export const EXPORT_KINDS = ['users', 'lists', 'lists-with-titles'] as const;
/** Contents of an export: all users, or the lists of all users, without or with their titles. */
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A part of an exported file. All parts, one after another, are one valid file. */
export type ExportPart = {
  readonly text: string;
  /** Users or lists of this part. */
  readonly rows: number;
  /** Where the next part begins; null after the last one. */
  readonly cursor: string | null;
};

/** Exports of the site's data for admins, in parts. `forbidden` for everybody else. No part contains passwords. */
export interface DataExports {
  /**
   * Returns the part that begins at `cursor`; null is the first one. The same cursor returns the same place again. A cursor is only valid
   * for the admin and the kind of export that it was returned to, and for a day: `invalid` otherwise.
   */
  readonly part: (kind: ExportKind, format: ExportFormat, cursor: string | null) => Answer<ExportPart>;
  /** Returns a whole file of these users; unknown ones are left out. @param uids at most `MAX_BULK_IDS`. */
  readonly users: (format: ExportFormat, uids: ReadonlyArray<UserId>) => Answer<ExportPart>;
}
