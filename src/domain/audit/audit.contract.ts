import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { aUserId } from '#domain/users/user.fixture';
import type { AuditWriter, AuditEntry, AuditCall } from './audit';

/** @param make creates an audit log, a function that reads a request's entry (null: none), and an unused request id. */
export const keepsAuditWriterContract = (
  name: string,
  make: () => {
    readonly audit: AuditWriter;
    readonly readEntry: (requestId: string) => Promise<AuditEntry | null>;
    readonly requestId: string;
  },
): void => {
  const auditCall = (requestId: string): AuditCall => ({
    requestId,
    at: 1_700_000_000_000,
    by: aUserId('ada'),
    action: 'setUserRole',
    target: { kind: 'user', id: 'maya', name: null },
    input: { userRole: 'admin' },
  });

  describe(`${name}: Audit contract`, () => {
    it('begin stores an entry without outcome; finish adds the outcome', async () => {
      const { audit, readEntry, requestId } = make();
      expect(await audit.begin(auditCall(requestId))()).toEqual(E.right(undefined));
      expect(await readEntry(requestId)).toEqual({ ...auditCall(requestId), outcome: null });
      const outcome = { status: 'succeeded', before: { role: 'user' }, after: { role: 'admin' } } as const;
      expect(await audit.finish(requestId, outcome)()).toEqual(E.right(undefined));
      expect(await readEntry(requestId)).toEqual({ ...auditCall(requestId), outcome });
      const target = { kind: 'user', id: 'new', name: 'Nell' } as const;
      expect(await audit.finish(requestId, outcome, target)()).toEqual(E.right(undefined));
      expect(await readEntry(requestId)).toEqual({ ...auditCall(requestId), outcome, target });
    });

    it('find returns the entry of a request; null for other requests', async () => {
      const { audit, requestId } = make();
      expect(await audit.find(requestId)()).toEqual(E.right(null));
      await audit.begin(auditCall(requestId))();
      expect(await audit.find(requestId)()).toEqual(E.right({ ...auditCall(requestId), outcome: null }));
      const outcome = { status: 'succeeded', before: null, after: { rows: 2 } } as const;
      await audit.finish(requestId, outcome)();
      expect(await audit.find(requestId)()).toEqual(E.right({ ...auditCall(requestId), outcome }));
      expect(await audit.find(`${requestId}0`)()).toEqual(E.right(null));
    });

    it('finish fails without an entry and stores nothing', async () => {
      const { audit, readEntry, requestId } = make();
      expect(E.isLeft(await audit.finish(requestId, { status: 'failed', reason: 'conflict' })())).toBe(true);
      expect(await readEntry(requestId)).toBeNull();
    });
  });
};
