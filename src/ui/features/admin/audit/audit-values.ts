import type { AuditEntry, AuditValues } from '#domain/audit/audit';
import { bannerTime } from '#domain/banners/banner-name';
import { auditBannerLabel, AUDIT_PAGE_MESSAGES, someNamesText } from '#ui/messages/admin/audit.messages.ts';
import { formatExactDateTime } from '#ui/messages/admin/admin-time.ts';
import { truncateName } from '#ui/messages/admin/shown-name.ts';
import { formatNumber } from '#ui/messages/format/format.ts';

/** A changed field of an audit entry. A side without a value is null. */
export type AuditChange = { readonly field: string; readonly before: string | null; readonly after: string | null };

const TIMES = /(?:Since|At)$/;
/** Fields with the ids of several things, separated by spaces. */
const IDS: ReadonlySet<string> = new Set(['ids', 'uids', 'listIDs', 'refused']);
/** Most names of a bulk call that are shown. */
const MAX_NAMES = 5;

type Names = ReadonlyMap<string, string>;

/** Returns the names of the first of several users, or how many things there are if no name is known. */
const namesOfIds = (value: string, names: Names): string => {
  const ids = value.split(' ');
  const known = ids.slice(0, MAX_NAMES).flatMap((id) => names.get(id) ?? []);
  return known.length === 0 ? formatNumber(ids.length) : someNamesText(known.map((name) => truncateName(name)), known.length < ids.length);
};

/**
 * Returns the first of the names that a bulk call stored, one a line. Older entries of several names have commas instead of line breaks.
 */
const firstNames = (value: string): string => {
  const all = value.split(value.includes('\n') ? '\n' : ', ');
  return someNamesText(all.slice(0, MAX_NAMES).map((name) => truncateName(name)), all.length > MAX_NAMES);
};

/** Returns the users of a bulk call whose names the entry lacks, at most as many as are shown. */
export const unnamedBulkUserIds = ({ outcome, input, target }: Pick<AuditEntry, 'outcome' | 'input' | 'target'>): ReadonlyArray<string> => {
  const after = outcome?.status === 'succeeded' ? outcome.after : null;
  const fields =
    after === null
      ? [input['uids']]
      : target?.kind === 'user'
        ? [after['refused'], after['names'] === undefined ? after['ids'] : null]
        : [];
  return fields.flatMap((value) => (typeof value === 'string' && value !== '' ? value.split(' ').slice(0, MAX_NAMES) : []));
};

/** Returns a value as text. Times are fields whose names end with "Since" or "At". @param names of users by uid. */
export const auditValue = (field: string, value: AuditValues[string] | undefined, names: Names = new Map()): string => {
  if (value === null || value === undefined || value === '') return AUDIT_PAGE_MESSAGES.none;
  if (typeof value === 'boolean') return value ? AUDIT_PAGE_MESSAGES.yes : AUDIT_PAGE_MESSAGES.no;
  if (typeof value === 'number') return TIMES.test(field) && value > 0 ? formatExactDateTime(value) : formatNumber(value);
  if (IDS.has(field)) return namesOfIds(value, names);
  if (field === 'names') return firstNames(value);
  return bannerTime(value) === null ? truncateName(value) : auditBannerLabel(value);
};

/**
 * Returns the fields that an entry changed, or, of a call without an outcome or that failed, the input. The subject stands in the sentence.
 * @param names of users by uid.
 */
export const auditChanges = (
  { outcome, input, target }: Pick<AuditEntry, 'outcome' | 'input' | 'target'>,
  names: Names,
): ReadonlyArray<AuditChange> => {
  if (outcome?.status !== 'succeeded')
    return Object.entries(input)
      .filter(([, value]) => value !== null && value !== target?.id)
      .map(([field, value]) => ({ field, before: null, after: auditValue(field, value, names) }));
  const { before, after } = outcome;
  // The number of done things, and their names if they are stored, say more than the ids.
  const isCounted = after?.['done'] !== undefined && (after['names'] !== undefined || target?.kind !== 'user');
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((field) => !isCounted || field !== 'ids');
  return fields.flatMap((field) => {
    const [old, next] = [before?.[field], after?.[field]];
    if (before !== null && after !== null && old === next) return [];
    // One side only: the thing was created, or it is gone.
    const valueOf = (value: AuditValues[string] | undefined): string =>
      field === 'names' && after?.['done'] === 1 ? truncateName(String(value)) : auditValue(field, value, names);
    // A time of 0 is none: nothing had happened before.
    const change = {
      field,
      before: before === null || (TIMES.test(field) && old === 0) ? null : valueOf(old),
      after: after === null ? null : valueOf(next),
    };
    return change.before === change.after || (before === null && change.after === AUDIT_PAGE_MESSAGES.none) ? [] : [change];
  });
};
