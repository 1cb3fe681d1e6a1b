import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { aUserId } from '../users/user.fixture';
import type { Audit, AuditEntry, AuditCall } from './audit';

/** @param make creates an audit log, a function that reads a request's entry (null: none), and an unused request id. */
export const keepsAuditContract = (
  name: string,
  make: () => { readonly audit: Audit; readonly readEntry: (requestId: string) => Promise<AuditEntry | null>; readonly requestId: string },
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

    it('hasEntry finds an entry by its request, admin, call and time', async () => {
      const { audit, requestId } = make();
      const { by, action, at } = auditCall(requestId);
      const call = { requestId, by, action, since: at };
      expect(await audit.hasEntry(call)()).toEqual(E.right(false));
      await audit.begin(auditCall(requestId))();
      expect(await audit.hasEntry(call)()).toEqual(E.right(true));
      for (const other of [{ requestId: `${requestId}0` }, { by: aUserId('nell') }, { action: 'deleteUser' }, { since: at + 1 }])
        expect(await audit.hasEntry({ ...call, ...other })()).toEqual(E.right(false));
    });

    it('finish fails without an entry and stores nothing', async () => {
      const { audit, readEntry, requestId } = make();
      expect(E.isLeft(await audit.finish(requestId, { status: 'failed', reason: 'conflict' })())).toBe(true);
      expect(await readEntry(requestId)).toBeNull();
    });
  });
};
