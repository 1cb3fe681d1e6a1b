import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { firstPageCursor, type RowCursor } from '#domain/shared/row-page';
import {
  createAdminTestbed, openAdminTestbed, readPagesBothWays, uniqueWord, type AdminTestbed,
} from '#domain/users/contract/admin-testbed.contract';
import { CONTRACT_TIMEOUT_MS, type CreateTestbed } from '#domain/users/contract/backend.contract';
import { aUserId } from '#domain/users/user.fixture';
import { noAuditFilter, type AuditFilter } from './audit-log';

export const keepsAuditLogContract = (name: string, make: CreateTestbed): void => {
  describe(`${name}: AuditLog contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    /** An admin area in which the admin has made three calls. */
    let area: AdminTestbed;
    beforeAll(async () => {
      area = await createAdminTestbed(await make());
      const { testbed, member, ports: { api } } = area;
      // Calls of one millisecond are in the order of their random ids.
      await expectRight(api.setUserRole(member.uid, 'admin'));
      await testbed.advanceClock();
      await expectRight(api.setUserRole(member.uid, 'user'));
      await testbed.advanceClock();
      await expectFailure(api.endSessions(aUserId('unknown-user')));
    }, CONTRACT_TIMEOUT_MS);
    afterAll(() => area.testbed.close());
    const entriesOf = async (filter: Partial<AuditFilter>) =>
      (await expectRight(area.ports.audit.page({ ...noAuditFilter, by: area.admin.uid, ...filter }, firstPageCursor, 50))).rows;

    it('has who did what to whom, with the values before and after, last call first', async () => {
      const { admin, member } = area;
      const target = { kind: 'user', id: member.uid, name: 'Maya Rosen' };
      expect((await entriesOf({})).slice(0, 3)).toMatchObject([
        { by: admin.uid, action: 'endUserSessions', target: { id: 'unknown-user' }, outcome: { status: 'failed', reason: 'not-found' } },
        {
          by: admin.uid, action: 'setUserRole', target,
          input: { userRole: 'user' },
          outcome: { status: 'succeeded', before: { role: 'admin' }, after: { role: 'user' } },
        },
        {
          by: admin.uid, action: 'setUserRole', target,
          input: { userRole: 'admin' },
          outcome: { status: 'succeeded', before: { role: 'user' }, after: { role: 'admin' } },
        },
      ]);
    });

    it('filters by admin, target, action and time, alone and together', async () => {
      const { member, ports: { audit } } = area;
      const all = await entriesOf({});
      const [last, , first] = all;
      if (last === undefined || first === undefined) throw new Error('There are fewer entries than calls.');
      const countOf = async (filter: Partial<AuditFilter>) => (await entriesOf(filter)).length;
      expect([
        await countOf({ target: member.uid }),
        await countOf({ action: 'setUserRole' }),
        await countOf({ action: 'setUserRole', target: 'unknown-user' }),
        await countOf({ by: member.uid }),
      ]).toEqual([2, 2, 0, 0]);
      expect([
        await countOf({ from: first.at }),
        await countOf({ before: first.at }),
        await countOf({ from: last.at + 1 }),
        await countOf({ from: first.at, before: last.at + 1, action: 'setUserRole' }),
      ]).toEqual([3, 0, 0, 2]);
      const { rows } = await expectRight(audit.page({ ...noAuditFilter, target: member.uid }, firstPageCursor, 10));
      expect(rows.map(({ action }) => action)).toEqual(['setUserRole', 'setUserRole']);
    });

    it('finds a bulk call by each of its subjects, also by one that was refused', async () => {
      const { admin, member, ports: { api, audit } } = await openAdminTestbed(make);
      const unknown = aUserId(`unknown-${uniqueWord()}`);
      await expectRight(api.changeUsers([member.uid, unknown], 'enable'));
      for (const target of [member.uid, unknown]) {
        const { rows } = await expectRight(audit.page({ ...noAuditFilter, target, action: 'changeUsers' }, firstPageCursor, 10));
        expect(rows).toMatchObject([
          {
            by: admin.uid,
            target: { kind: 'user', id: '' },
            input: { action: 'enable', uids: `${member.uid} ${unknown}` },
            outcome: { status: 'succeeded' },
          },
        ]);
      }
    });

    it('reads next and previous pages', async () => {
      const { admin, ports: { audit } } = area;
      const [a, b, c] = (await entriesOf({})).map(({ requestId }) => requestId);
      const pages = await readPagesBothWays(
        (range: RowCursor) => expectRight(audit.page({ ...noAuditFilter, by: admin.uid }, range, 2)),
        ({ requestId }) => requestId,
      );
      expect(pages).toEqual([
        [`${a} ${b}`, `${c}`],
        [`${c}`, `${a} ${b}`],
      ]);
    });
  });
};
