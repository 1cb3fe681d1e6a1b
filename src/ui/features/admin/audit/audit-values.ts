import type { AuditEntry, AuditValues } from '#domain/audit/audit';
import { AUDIT_PAGE } from '#ui/messages/admin/audit.messages.ts';
import { exactTime } from '#ui/messages/admin/admin-time.ts';
import { shownName } from '#ui/messages/admin/shown-name.ts';
import { formatNumber } from '#ui/messages/format/format.ts';

/** A changed field of an audit entry. A side without a value is null. */
export type AuditChange = { readonly field: string; readonly before: string | null; readonly after: string | null };

const TIMES = /(?:Since|At)$/;

/** Returns a value as text. Times are fields whose names end with "Since" or "At". */
export const auditValue = (field: string, value: AuditValues[string] | undefined): string => {
  if (value === null || value === undefined || value === '') return AUDIT_PAGE.none;
  if (typeof value === 'boolean') return value ? AUDIT_PAGE.yes : AUDIT_PAGE.no;
  if (typeof value === 'number') return TIMES.test(field) && value > 0 ? exactTime(value) : formatNumber(value);
  return shownName(value);
};

/** Returns the fields that an entry changed, or, of a call without an outcome or that failed, the input. */
export const auditChanges = ({ outcome, input }: Pick<AuditEntry, 'outcome' | 'input'>): ReadonlyArray<AuditChange> => {
  if (outcome?.status !== 'succeeded') return Object.entries(input).filter(([, value]) => value !== null).map(([field, value]) => ({ field, before: null, after: auditValue(field, value) }));
  const { before, after } = outcome;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const [old, next] = [before?.[field], after?.[field]];
    if (before !== null && after !== null && old === next) return [];
    // One side only: the thing was created, or it is gone.
    const change = { field, before: before === null ? null : auditValue(field, old), after: after === null ? null : auditValue(field, next) };
    return change.before === change.after || (before === null && change.after === AUDIT_PAGE.none) ? [] : [change];
  });
};
