import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { validElements } from '#domain/shared/codecs/valid-elements';
import { Invitation, JointListPart, JointListSummary, ListPeople } from '#domain/lists/together/joint-list';
import type { JointListApi } from '#domain/lists/together/joint-list-api';
import { toTitlesPayload } from '#domain/lists/together/to-titles-payload';
import type { Answer } from '#domain/shared/answer';
import { callAsUser, type FunctionsApiDeps } from './call-function';
import { sendFunctionRequest, type FunctionRequest } from './http-client';

const JointLists = validElements(JointListSummary);
const Invited = t.type({ inviteId: t.string }, 'an invitation');
const Joined = t.type({ listID: t.string }, 'a joined list');

/** Calls for lists that several members edit, on the server functions. */
export const httpJointListApi = (deps: FunctionsApiDeps): JointListApi => {
  const ask = <A>({ url, ...target }: FunctionRequest, codec: t.Type<A, unknown>, signal?: AbortSignal): Answer<A> =>
    pipe(
      deps.token,
      TE.flatMap((token) =>
        sendFunctionRequest(
          { url: deps.base + url, ...target },
          { codec: t.type({ response: codec }, 'answer'), token, ...(signal === undefined ? {} : { signal }) },
        ),
      ),
      TE.map(({ response }) => response),
    );
  const query = (name: string, values: Readonly<Record<string, string>>): FunctionRequest => ({
    url: `/${name}?${new URLSearchParams(values).toString()}`,
  });
  const callWith = (url: string, method: 'POST' | 'DELETE', data: object): Answer<void> =>
    callAsUser(deps, { url, method, body: { data } });
  return {
    getListPeople: (listID) => ask(query('getListPeople', { listID }), ListPeople),
    inviteToList: (listID) =>
      pipe(ask({ url: '/inviteToList', method: 'POST', body: { data: { listID } } }, Invited), TE.map(({ inviteId }) => inviteId)),
    endInvitation: (listID) => callWith('/endInvitation', 'DELETE', { listID }),
    removeFromList: (listID, uid) => callWith('/removeFromList', 'DELETE', { listID, uid }),
    getInvitation: (inviteID, signal) => ask(query('getInvitation', { inviteID }), Invitation, signal),
    joinList: (inviteID) =>
      pipe(ask({ url: '/joinList', method: 'POST', body: { data: { inviteID } } }, Joined), TE.map(({ listID }) => listID)),
    getJointLists: (signal) => ask({ url: '/getJointLists' }, JointLists, signal),
    getJointList: (listID, cursor, signal) =>
      ask(query('getJointList', { listID, ...(cursor === null ? {} : { cursor }) }), JointListPart, signal),
    changeJointList: (change) => callWith('/changeJointList', 'POST', { listID: change.listID, ...toTitlesPayload(change) }),
  };
};
