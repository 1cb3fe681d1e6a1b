import { toParams } from '#application/lists/view-params';
import type { AuditFilter } from '#domain/audit/audit-log';
import { UserId } from '#domain/users/user-id';

/** Filters of the audit log in the address; null is no condition. */
export type AuditView = Pick<AuditFilter, 'by' | 'target' | 'action'> & {
  /** First and last day, `YYYY-MM-DD` in the browser's time zone. */
  readonly from: string | null;
  readonly until: string | null;
};

export const noAuditView: AuditView = { by: null, target: null, action: null, from: null, until: null };

const MAX_LENGTH = 200;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns midnight of a day, or of the day `later` days after it, in ms since 1970; null if the text is no day. */
const midnight = (day: string | null, later = 0): number | null => {
  const [, year, month, date] = DAY.exec(day ?? '') ?? [];
  if (date === undefined) return null;
  const first = new Date(Number(year), Number(month) - 1, Number(date));
  // The thirty-second of a month would be a day of the next one.
  if (first.getMonth() !== Number(month) - 1 || first.getDate() !== Number(date)) return null;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
};

const readText = (text: string | null): string | null => (text === null || text === '' || text.length > MAX_LENGTH ? null : text);
const readDay = (text: string | null): string | null => (midnight(text) === null ? null : text);

/** Parses filters from URL parameters. Invalid values are ignored; two days in the wrong order are exchanged. */
export const parseAuditView = (parameters: URLSearchParams): AuditView => {
  const by = readText(parameters.get('by'));
  const [from, until] = [readDay(parameters.get('from')), readDay(parameters.get('until'))];
  const isReversed = from !== null && until !== null && from > until;
  return {
    by: UserId.is(by) ? by : null,
    target: readText(parameters.get('target')),
    action: readText(parameters.get('action')),
    from: isReversed ? until : from,
    until: isReversed ? from : until,
  };
};

/** Serializes filters in a fixed order; `parseAuditView` is the inverse. */
export const auditViewParams = ({ by, target, action, from, until }: AuditView): URLSearchParams =>
  toParams({ by, target, action, from, until });

/** Returns the conditions on entries. The last day is included. */
export const auditFilter = ({ by, target, action, from, until }: AuditView): AuditFilter => ({
  by, target, action,
  from: midnight(from),
  before: midnight(until, 1),
});

/** Returns whether the view leaves entries out. */
export const isAuditFiltered = (view: AuditView): boolean => Object.values(view).some((value) => value !== null);

/** Returns the address of the audit log with a filter. */
export const auditAddress = (view: Partial<AuditView>): string => `/admin/audit?${auditViewParams({ ...noAuditView, ...view }).toString()}`;
