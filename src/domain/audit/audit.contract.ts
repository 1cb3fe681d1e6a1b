import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { aUserId } from '../users/user.fixture';
import type { Audit, AuditEntry, AuditCall } from './audit';

/** @param make an audit, a way to read what it keeps of a request (null: nothing), and the id of a request that nobody has made. */
export const keepsAuditContract = (
  name: string,
  make: () => { readonly audit: Audit; readonly kept: (requestId: string) => Promise<AuditEntry | null>; readonly requestId: string },
): void => {
  const undertaking = (requestId: string): AuditCall => ({
    requestId,
    at: 1_700_000_000_000,
    by: aUserId('ada'),
    what: 'setUserRole',
    asked: { userRole: 'admin' },
  });

  describe(`${name} keeps the contract of an audit`, () => {
    it('keeps what was begun, and adds what came of it', async () => {
      const { audit, kept, requestId } = make();
      expect(await audit.begin(undertaking(requestId))()).toEqual(E.right(undefined));
      expect(await kept(requestId)).toEqual({ ...undertaking(requestId), outcome: null });
      const outcome = { is: 'done', whom: aUserId('maya'), before: { role: 'user' }, after: { role: 'admin' } } as const;
      expect(await audit.finish(requestId, outcome)()).toEqual(E.right(undefined));
      expect(await kept(requestId)).toEqual({ ...undertaking(requestId), outcome });
    });

    it('adds nothing to what was never begun', async () => {
      const { audit, kept, requestId } = make();
      expect(E.isLeft(await audit.finish(requestId, { is: 'refused', why: 'conflict' })())).toBe(true);
      expect(await kept(requestId)).toBeNull();
    });
  });
};
