import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { conflict, forbidden, notFound } from '#domain/shared/failure';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import { initializationPlanner } from '#domain/users/user-initialization';
import { selfAccessPolicy, withDeletionStarted } from '#domain/users/access/access-policy';
import type { UserId } from '#domain/users/user-id';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import { aUserId } from '#domain/users/user.fixture';
import { newCreation } from '#domain/lists/list.fixture';
import type { ListAdminRepository } from '#domain/lists/server/list-admin-repository';
import { MAX_EDITORS } from '#domain/lists/list';
import type { JointLists } from '#domain/lists/together/joint-lists';

export type JointListsTestbed = { readonly joint: JointLists; readonly lists: ListAdminRepository; readonly users: UserAdminRepository };

const NOW = 1_700_000_000_000;
const newId = (): string => crypto.randomUUID().replaceAll('-', '');

/** Members of earlier tests may exist, so every test uses unique ids. */
export const keepsJointListsContract = (name: string, make: () => JointListsTestbed): void => {
  const open = async () => {
    const testbed = make();
    const newMember = async (): Promise<UserId> => {
      const each = aUserId(`m-${crypto.randomUUID()}`);
      const plan = initializationPlanner({ uid: each, name: 'Maya', email: `${each}@marquee.example`, now: NOW });
      await expectRight(testbed.users.initialize(each, plan));
      return each;
    };
    const [uid, ben] = [await newMember(), await newMember()];
    const listID = crypto.randomUUID();
    const apply = (change: Parameters<ListAdminRepository['apply']>[0]['change']) =>
      expectRight(testbed.lists.apply({ commandId: crypto.randomUUID(), uid, createdAt: NOW, change }, NOW));
    await apply(newCreation(listID, 'one'));
    const inviteId = await expectRight(testbed.joint.invite(listID, newId()));
    const editors = async () => O.toNullable(await expectRight(testbed.lists.find(listID)))?.editors ?? [];
    const editedBy = async (editor: typeof uid) => (await expectRight(testbed.joint.findEditedBy(editor))).map((list) => list.listID);
    const joinAll = async (count: number): Promise<ReadonlyArray<UserId>> => {
      const all = await Promise.all(Array.from({ length: count }, newMember));
      for (const each of all) await expectRight(testbed.joint.join(inviteId, each));
      return all;
    };
    return { ...testbed, newMember, joinAll, uid, ben, listID, inviteId, apply, editors, editedBy };
  };

  describe(`${name}: JointLists contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('invite keeps one id; the changes of the owner keep it and the editors', async () => {
      const { joint, lists, ben, listID, inviteId, apply, editedBy } = await open();
      await expectRight(joint.join(inviteId, ben));
      expect(await Promise.all([newId(), newId()].map((id) => expectRight(joint.invite(listID, id))))).toEqual([inviteId, inviteId]);
      await apply({ kind: 'rename-list', listID, name: 'two' });
      expect(O.toNullable(await expectRight(joint.findInvited(inviteId)))).toMatchObject({ listID, name: 'two', editors: [ben] });
      expect([await editedBy(ben), O.isNone(await expectRight(joint.findInvited(newId())))]).toEqual([[listID], true]);
      await expectRight(lists.deleteList(listID));
      expect([await editedBy(ben), O.isNone(await expectRight(joint.findInvited(inviteId)))]).toEqual([[], true]);
    });

    it('join adds an editor once, never the owner, and nobody without an invitation or to a deleted list', async () => {
      const { joint, newMember, uid, ben, listID, inviteId, apply, editors, editedBy } = await open();
      expect(await Promise.all([ben, ben, uid].map((each) => expectRight(joint.join(inviteId, each))))).toEqual([listID, listID, listID]);
      expect(await editors()).toEqual([ben]);
      expect(await expectFailure(joint.join(newId(), uid))).toEqual(notFound('list'));
      await apply({ kind: 'delete-list', listID });
      expect([await expectFailure(joint.join(inviteId, await newMember())), await editedBy(ben)]).toEqual([notFound('list'), []]);
    });

    it('join has room for a number of people', async () => {
      const { joint, newMember, joinAll, inviteId, editors } = await open();
      const all = await joinAll(MAX_EDITORS);
      expect(await expectFailure(joint.join(inviteId, await newMember()))).toEqual(conflict('people'));
      expect(await editors()).toEqual(all);
      for (const each of all.slice(0, 1)) await expectRight(joint.join(inviteId, each));
    });

    it('an invitation ends alone or with an editor, an editor leaves, and all of it repeats', async () => {
      const { joint, ben, listID, inviteId, editors } = await open();
      await expectRight(joint.join(inviteId, ben));
      for (const list of [listID, listID, 'unknown']) await expectRight(joint.endInvitation(list));
      expect([await expectFailure(joint.join(inviteId, ben)), await editors()]).toEqual([notFound('list'), [ben]]);
      const next = await expectRight(joint.invite(listID, newId()));
      for (const list of [listID, listID, 'unknown']) await expectRight(joint.removeEditor(list, ben, false));
      expect(await expectRight(joint.join(next, ben))).toBe(listID);
      await expectRight(joint.removeEditor(listID, ben, true));
      expect([await expectFailure(joint.join(next, ben)), await editors()]).toEqual([notFound('list'), []]);
    });

    it('an account that is deleted leaves its place on lists of others to somebody else', async () => {
      const { joint, users, newMember, joinAll, ben, inviteId, editors, editedBy } = await open();
      await expectRight(joint.join(inviteId, ben));
      await joinAll(MAX_EDITORS - 1);
      for (let time = 0; time < 2; time += 1) await expectRight(users.deleteData(ben));
      expect([await editedBy(ben), (await editors()).length]).toEqual([[], MAX_EDITORS - 1]);
      const late = await newMember();
      await expectRight(joint.join(inviteId, late));
      expect((await editors()).at(-1)).toBe(late);
    });

    it('nobody joins whose account is gone or being deleted', async () => {
      const { joint, users, ben, inviteId, editors } = await open();
      await expectRight(users.updateAccess(ben, ben, selfAccessPolicy(withDeletionStarted(NOW))));
      for (const each of [ben, aUserId(`gone-${crypto.randomUUID()}`)])
        expect(await expectFailure(joint.join(inviteId, each))).toEqual(forbidden('this account'));
      expect(await editors()).toEqual([]);
    });
  });
};
