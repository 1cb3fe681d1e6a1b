import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { MAX_EDITORS, MAX_LISTS, type List } from '#domain/lists/list';
import type { JointLists } from '#domain/lists/together/joint-lists';
import { conflict, forbidden, notFound } from '#domain/shared/failure';
import { putDocument, type StateEdit } from '#adapters/memory/storage/state';
import type { StateStorage } from '#adapters/memory/storage/state-storage';

const withoutInvitation = (list: List): List => {
  const { inviteId, ...rest } = list;
  return inviteId === undefined ? list : rest;
};
/** Lists that several people edit, in the memory backend's storage. */
export const memoryJointLists = ({ read, update }: Pick<StateStorage, 'read' | 'update'>): JointLists => {
  const edit = (listID: string, change: (list: List) => List): StateEdit => (state) => {
    const list = state.lists.get(listID);
    return E.right(list === undefined ? state : putDocument('lists', listID, change(list))(state));
  };
  const findInvited: JointLists['findInvited'] = (inviteId) =>
    pipe(read, TE.map(({ lists }) => O.fromNullable([...lists.values()].find((list) => list.inviteId === inviteId))));
  return {
    invite: (listID, newInviteId) =>
      pipe(
        update((state) => {
          const list = state.lists.get(listID);
          if (list?.deletedAt !== null) return E.left(notFound('list'));
          return E.right(list.inviteId === undefined ? putDocument('lists', listID, { ...list, inviteId: newInviteId })(state) : state);
        }),
        TE.flatMap(() => read),
        TE.map(({ lists }) => lists.get(listID)?.inviteId ?? newInviteId),
      ),
    endInvitation: (listID) => update(edit(listID, withoutInvitation)),
    findInvited,
    join: (inviteId, uid) =>
      pipe(
        findInvited(inviteId),
        TE.flatMap(TE.fromOption(() => notFound('list'))),
        TE.tap(({ listID }) =>
          update((state) => {
            const list = state.lists.get(listID);
            if (list?.inviteId !== inviteId || list.deletedAt !== null) return E.left(notFound('list'));
            const editors = list.editors ?? [];
            if (list.userID === uid || editors.includes(uid)) return E.right(state);
            if (editors.length >= MAX_EDITORS) return E.left(conflict('people'));
            const access = state.access.get(uid);
            if (access === undefined || access.deleting === true) return E.left(forbidden('this account'));
            return E.right(putDocument('lists', listID, { ...list, editors: [...editors, uid] })(state));
          }),
        ),
        TE.map(({ listID }) => listID),
      ),
    removeEditor: (listID, uid, endsInvitation) =>
      update(edit(listID, (list) => {
        const { editors = [], ...rest } = endsInvitation ? withoutInvitation(list) : list;
        return { ...rest, editors: editors.filter((editor) => editor !== uid) };
      })),
    findEditedBy: (uid) =>
      pipe(
        read,
        TE.map(({ lists }) =>
          [...lists.values()].filter(({ editors = [], deletedAt }) => deletedAt === null && editors.includes(uid)).slice(0, MAX_LISTS)),
      ),
  };
};
