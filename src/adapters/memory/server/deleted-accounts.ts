import type { AuditEntry } from '#domain/audit/audit';
import { toIsoDate } from '#domain/shared/dates';
import type { DeletedAccounts, MemoryState } from '#adapters/memory/storage/state';

type Days = MemoryState['deletedAccounts'];

/** Accounts that are deleted together. Times in ms since 1970; an unknown time of creation is null. */
export type AccountDeletion = { readonly at: number; readonly count: number; readonly createdAt: number | null };

const added = (days: Days, at: number, { created, deleted }: DeletedAccounts): Days => {
  const day = toIsoDate(at);
  const before = days.get(day) ?? { created: 0, deleted: 0 };
  return new Map(days).set(day, { created: before.created + created, deleted: before.deleted + deleted });
};

/** Counts a deletion on its day, and the accounts on the day of their creation. */
export const countDeletion = (days: Days, { at, count, createdAt }: AccountDeletion): Days => {
  const counted = added(days, at, { created: 0, deleted: count });
  return createdAt === null ? counted : added(counted, createdAt, { created: count, deleted: 0 });
};

/** Returns the deletions by admins that an entry of the audit log names, for databases that did not count them. */
export const deletionOf = ({ action, input, at, outcome }: AuditEntry): AccountDeletion | null => {
  if (outcome?.status !== 'succeeded') return null;
  const createdAt = outcome.before?.['createdAt'];
  if (action === 'deleteUser') return { at, count: 1, createdAt: typeof createdAt === 'number' ? createdAt : null };
  return action === 'changeUsers' && input['action'] === 'delete'
    ? { at, count: Number(outcome.after?.['done'] ?? 0), createdAt: null }
    : null;
};
