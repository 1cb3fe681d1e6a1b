import type { Answer } from '#domain/shared/answer';
import type { RowPage, RowCursor } from '#domain/shared/row-page';
import type { UserId } from '#domain/users/user-id';
import { auditedIds, type AuditEntry } from './audit';

/** Conditions on audit entries; null is no condition. */
export type AuditFilter = {
  /** The admin who made the call. */
  readonly by: UserId | null;
  /** Id of the user, list, banner or message that the call concerned, alone or with others. */
  readonly target: string | null;
  /** Name of the server function ("setUserRole"). */
  readonly action: string | null;
  /** Ms since 1970: from this time on. */
  readonly from: number | null;
  /** Ms since 1970: before this time. */
  readonly before: number | null;
};

export const noAuditFilter: AuditFilter = { by: null, target: null, action: null, from: null, before: null };

/** The audit log as admins read it. Nobody can change or delete its entries. `forbidden` for everybody else. */
export interface AuditLog {
  /** Reads one page, last call first; entries are identified by request id. */
  readonly page: (filter: AuditFilter, range: RowCursor, limit: number) => Answer<RowPage<AuditEntry>>;
}

/** Returns whether an entry meets all conditions. */
export const matchesAuditFilter = ({ by, target, action, from, before }: AuditFilter) => (entry: AuditEntry): boolean =>
  (by === null || entry.by === by) &&
  (target === null || auditedIds(entry).includes(target)) &&
  (action === null || entry.action === action) &&
  (from === null || entry.at >= from) &&
  (before === null || entry.at < before);

/** Compares two entries: the last call first, equal times by request id. */
export const compareAuditEntries = (one: AuditEntry, other: AuditEntry): number =>
  one.at !== other.at ? other.at - one.at : one.requestId === other.requestId ? 0 : one.requestId < other.requestId ? 1 : -1;
