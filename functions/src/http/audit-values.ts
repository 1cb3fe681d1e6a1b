import type { AuditValues } from '#domain/audit/audit';

const SECRET = new Set(['password']);

const isAuditValue = (value: unknown): value is AuditValues[string] => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Returns the primitive values in `data` of a payload, without secrets. */
export const auditValues = (payload: unknown): AuditValues => {
  const data = typeof payload === 'object' && payload !== null && 'data' in payload ? payload.data : null;
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).filter((entry): entry is [string, AuditValues[string]] => !SECRET.has(entry[0]) && isAuditValue(entry[1])));
};
