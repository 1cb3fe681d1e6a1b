import * as TE from 'fp-ts/TaskEither';
import type { JointListApi } from '#domain/lists/together/joint-list-api';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';

const unknown = (): Answer<never> => TE.left(notFound('list'));

/** Lists of others of somebody who edits none. */
export const unusedJointListApi: JointListApi = {
  getListPeople: () => TE.right({ people: [], inviteId: null }), inviteToList: () => TE.right('0'.repeat(32)),
  endInvitation: () => TE.right(undefined), removeFromList: () => TE.right(undefined), getInvitation: unknown, joinList: unknown,
  getJointLists: () => TE.right([]), getJointList: unknown, changeJointList: unknown,
};
