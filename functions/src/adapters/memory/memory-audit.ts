import * as TE from 'fp-ts/TaskEither';
import { notFound } from '#domain/shared/failure';
import type { Audit, AuditEntry } from '#domain/audit/audit';
import { commitChanges, type DocumentStore } from './document-store';

const auditPath = (requestId: string): string => `audit/${requestId}`;

export const memoryAudit = (store: DocumentStore): Audit => ({
  begin: (call) => commitChanges(store, [[auditPath(call.requestId), { ...call, outcome: null } satisfies AuditEntry]]),
  finish: (requestId, outcome) => () => {
    const entry = store.docs.get(auditPath(requestId)) as AuditEntry | undefined;
    return (entry === undefined ? TE.left(notFound('audit entry')) : commitChanges(store, [[auditPath(requestId), { ...entry, outcome }]]))();
  },
});
