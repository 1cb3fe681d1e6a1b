import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { noAuditFilter } from '#domain/audit/audit-log';
import { newItem } from '#domain/lists/list.fixture';
import { firstPageCursor } from '#domain/shared/row-page';
import { openAdminTestbed } from '#domain/users/contract/admin-testbed.contract';
import { CONTRACT_TIMEOUT_MS, eventually, type CreateTestbed } from '#domain/users/contract/backend.contract';
import type { Role } from '#domain/users/role';
import type { UserId } from '#domain/users/user-id';
import { newDefaultListId } from '#domain/users/user-initialization';
import { aUserId } from '#domain/users/user.fixture';
import type { DataExports, ExportFormat, ExportKind, ExportPart } from './data-exports';

/** Reads all parts of an export. */
const readAll = async ({ part }: DataExports, kind: ExportKind, format: ExportFormat): Promise<string> => {
  let text = '';
  for (let cursor: string | null = null; ; ) {
    const next: ExportPart = await expectRight(part(kind, format, cursor));
    text += next.text;
    cursor = next.cursor;
    if (cursor === null) return text;
  }
};

/** Waits until the server has the users in its directory, which it keeps up to date a moment after a change. */
const untilListed = ({ users }: DataExports, expected: ReadonlyArray<readonly [uid: UserId, role: Role]>): Promise<void> =>
  eventually(async () => {
    const { text } = await expectRight(users('json', expected.map(([uid]) => uid)));
    const found = JSON.parse(text) as ReadonlyArray<{ readonly uid: string; readonly role: string }>;
    expect(found.map(({ uid, role }) => [uid, role])).toEqual(expected);
  });

export const keepsDataExportsContract = (name: string, make: CreateTestbed): void => {
  describe(`${name}: DataExports contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('exports every user once, without passwords, as CSV and as JSON', async () => {
      const { ports, admin, member } = await openAdminTestbed(make);
      await untilListed(ports.exports, [[admin.uid, 'admin'], [member.uid, 'user']]);
      const users = JSON.parse(await readAll(ports.exports, 'users', 'json')) as ReadonlyArray<Readonly<Record<string, unknown>>>;
      const found = users.filter(({ uid }) => uid === admin.uid || uid === member.uid);
      expect(found.map(({ email, role, disabled }) => [email, role, disabled]).sort()).toEqual(
        [
          [admin.email, 'admin', false],
          [member.email, 'user', false],
        ].sort(),
      );
      expect(Object.keys(found[0] ?? {}).filter((field) => /pass|hash|salt|token/i.test(field))).toEqual([]);
      const csv = await readAll(ports.exports, 'users', 'csv');
      expect(csv.split('\r\n').filter((line) => line.includes(member.email))).toHaveLength(1);
    });

    it('refuses a part of a file that nobody began', async () => {
      const { ports } = await openAdminTestbed(make);
      expect(await expectFailure(ports.exports.part('users', 'csv', 'unknown.a'))).toMatchObject({ _tag: 'invalid' });
    });

    it('exports some users, in their order and without unknown ones', async () => {
      const { ports, admin, member, otherBrowser } = await openAdminTestbed(make);
      await untilListed(ports.exports, [[admin.uid, 'admin'], [member.uid, 'user']]);
      const uids = [member.uid, aUserId('unknown-user'), admin.uid];
      const { text, rows, cursor } = await expectRight(ports.exports.users('json', uids));
      expect([(JSON.parse(text) as ReadonlyArray<{ readonly uid: string }>).map(({ uid }) => uid), rows, cursor]).toEqual([
        [member.uid, admin.uid],
        2, null,
      ]);
      expect(await expectFailure((await expectRight(otherBrowser.admin)).exports.users('json', uids))).toMatchObject({ _tag: 'forbidden' });
    });

    it('exports the lists of all users with their titles, in the own order of members and without notes', async () => {
      const { ports, member, otherBrowser } = await openAdminTestbed(make);
      const listID = newDefaultListId(member.uid, 'favorites');
      const items = [newItem(2, { order: 'a1' }), newItem(1, { order: 'a0', note: 'secret' })];
      const command = {
        commandId: crypto.randomUUID(),
        uid: member.uid,
        createdAt: Date.now(),
        change: { kind: 'add-items' as const, listID, items },
      };
      await eventually(() => expectRight(otherBrowser.lists.apply(command)));
      const json = await readAll(ports.exports, 'lists-with-titles', 'json');
      const lists = JSON.parse(json) as ReadonlyArray<{
        readonly listID: string;
        readonly items: ReadonlyArray<{ readonly itemKey: string }>;
      }>;
      expect(lists.find((list) => list.listID === listID)?.items.map(({ itemKey }) => itemKey)).toEqual(['movie-1', 'movie-2']);
      expect(json).not.toContain('secret');
      const csv = await readAll(ports.exports, 'lists-with-titles', 'csv');
      expect(csv.split('\r\n').filter((line) => line.startsWith(`${listID},`))).toHaveLength(2);
    });

    it('does not continue a file of lists with titles that it lacks', async () => {
      const { ports } = await openAdminTestbed(make);
      await expectRight(ports.exports.part('lists', 'csv', null));
      const {
        rows: [entry],
      } = await expectRight(ports.audit.page({ ...noAuditFilter, action: 'exportListsData' }, firstPageCursor, 1));
      expect(await expectFailure(ports.exports.part('lists-with-titles', 'csv', `${entry?.requestId ?? ''}.a`))).toMatchObject({
        _tag: 'invalid',
      });
    });

    it('exports the lists of all users', async () => {
      const { ports, member } = await openAdminTestbed(make);
      const lists = JSON.parse(await readAll(ports.exports, 'lists', 'json')) as ReadonlyArray<{
        readonly userID: string;
        readonly name: string;
      }>;
      expect(
        lists
          .filter(({ userID }) => userID === member.uid)
          .map(({ name: listName }) => listName)
          .sort(),
      ).toEqual(['favorites', 'watchlist']);
    });
  });
};
