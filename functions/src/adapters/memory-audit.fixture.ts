import * as TE from 'fp-ts/TaskEither';
import { notFound } from '#domain/shared/failure';
import type { Audit, AuditEntry } from '#domain/audit/audit';

/** Audit log in a map, by request id. */
export const memoryAudit = (entries: Map<string, AuditEntry>): Audit => ({
  begin: (call) => TE.fromIO(() => void entries.set(call.requestId, { ...call, outcome: null })),
  finish: (requestId, outcome) => () => {
    const entry = entries.get(requestId);
    if (entry === undefined) return TE.left(notFound('audit entry'))();
    entries.set(requestId, { ...entry, outcome });
    return TE.right(undefined)();
  },
});
