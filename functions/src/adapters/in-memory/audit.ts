import * as E from 'fp-ts/Either';
import { notFound } from '../../../../src/domain/failure';
import type { Audit, AuditEntry } from '../../../../src/domain/audit/audit';
import { doing, type Store } from './store';

const pathOf = (requestId: string): string => `audit/${requestId}`;

export const inMemoryAudit = (store: Store): Audit => ({
  begin: (undertaking) => doing(() => E.right(store.commit([[pathOf(undertaking.requestId), { ...undertaking, outcome: null } satisfies AuditEntry]]))),
  finish: (requestId, outcome) =>
    doing(() => {
      const entry = store.docs.get(pathOf(requestId)) as AuditEntry | undefined;
      return entry === undefined ? E.left(notFound('audit entry')) : E.right(store.commit([[pathOf(requestId), { ...entry, outcome }]]));
    }),
});
