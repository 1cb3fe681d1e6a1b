import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { JointListApi } from '#domain/lists/together/joint-list-api';
import type { Answer } from '#domain/shared/answer';
import type { Caller } from '#domain/users/auth-admin';
import { changeJointList, getJointList, getJointLists, getListPeople } from '#application/server/lists/edit-joint-list';
import { acceptInvitation, endInvitation, getInvitation, inviteToList, removeFromList } from '#application/server/lists/invite-to-list';
import type { memoryListServerDeps } from './memory-list-server-deps';

type Run = <A>(useCase: (caller: Caller) => Answer<A>) => Answer<A>;

const responseOf = <A>(answer: Answer<{ readonly response: A }>): Answer<A> => pipe(answer, TE.map(({ response }) => response));
const withoutResult = (answer: Answer<unknown>): Answer<void> => pipe(answer, TE.map(() => undefined));

/** Calls for lists that several members of this browser edit, by the server use cases. @param run runs one as the signed-in member. */
export const memoryJointListApi = (server: ReturnType<typeof memoryListServerDeps>, run: Run): JointListApi => ({
  getListPeople: (listID) => responseOf(run((caller) => getListPeople(server, listID, caller))),
  inviteToList: (listID) => pipe(responseOf(run((caller) => inviteToList(server, listID, caller))), TE.map(({ inviteId }) => inviteId)),
  endInvitation: (listID) => withoutResult(run((caller) => endInvitation(server, listID, caller))),
  removeFromList: (listID, uid) => withoutResult(run((caller) => removeFromList(server, listID, uid, caller))),
  getInvitation: (inviteId) => responseOf(run((caller) => getInvitation(server, inviteId, caller))),
  joinList: (inviteId) => pipe(responseOf(run((caller) => acceptInvitation(server, inviteId, caller))), TE.map(({ listID }) => listID)),
  getJointLists: () => responseOf(run((caller) => getJointLists(server, caller))),
  getJointList: (listID, cursor) => responseOf(run((caller) => getJointList(server, listID, cursor, caller))),
  changeJointList: (change) => withoutResult(run((caller) => changeJointList(server, change.listID, change, caller))),
});
