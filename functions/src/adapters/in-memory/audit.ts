import * as TE from 'fp-ts/TaskEither';
import { notFound } from '../../../../src/domain/failure';
import type { Audit, AuditEntry } from '../../../../src/domain/audit/audit';
import { writing, type Store } from './store';

const pathOf = (requestId: string): string => `audit/${requestId}`;

export const inMemoryAudit = (store: Store): Audit => ({
  begin: (undertaking) => writing(store, [[pathOf(undertaking.requestId), { ...undertaking, outcome: null } satisfies AuditEntry]]),
  finish: (requestId, outcome) => () => {
    const entry = store.docs.get(pathOf(requestId)) as AuditEntry | undefined;
    return (entry === undefined ? TE.left(notFound('audit entry')) : writing(store, [[pathOf(requestId), { ...entry, outcome }]]))();
  },
});
