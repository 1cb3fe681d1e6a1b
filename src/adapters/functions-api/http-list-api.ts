import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { ListApi } from '#domain/lists/server/list-api';
import type { Answer } from '#domain/shared/answer';
import type { FunctionsApiDeps } from './call-function';
import { httpJointListApi } from './http-joint-list-api';
import { sendFunctionRequest, type FunctionRequest } from './http-client';

/**
 * The server deletes for 20 s and then answers with a cursor; a cold start and the last part come on top. Hosting ends a request after 60
 * s.
 */
const DELETION_TIMEOUT_MS = 60_000;

const CountsResponse = t.type({ response: t.record(t.string, t.number) }, 'answer with counts');
const ShareResponse = t.type({ response: t.type({ shareId: t.string }) }, 'answer with a share id');
const DeletionResponse = t.intersection([t.type({ message: t.string }), t.partial({ cursor: t.string })], 'answer with a message');

/** Sends a request as the signed-in user, and again while the server answers with a cursor. Succeeds for a list that is gone. */
const sendAllParts =
  (request: Answer<t.TypeOf<typeof DeletionResponse>>): Answer<void> =>
  async () => {
    for (;;) {
      const answer = await request();
      if (E.isLeft(answer)) return answer.left._tag === 'not-found' ? E.right(undefined) : answer;
      if (answer.right.cursor === undefined) return E.right(undefined);
    }
  };

/** List API on the server functions. */
export const httpListApi = ({ base, token }: FunctionsApiDeps): ListApi => {
  const send = <A>({ url, ...target }: FunctionRequest, codec: t.Type<A, unknown>, timeoutMs?: number): Answer<A> =>
    pipe(
      token,
      TE.flatMap((idToken) =>
        sendFunctionRequest({ url: base + url, ...target }, { codec, token: idToken, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
      ),
    );
  return {
    countItemsInLists: (uid) =>
      pipe(
        send({ url: `/countItemsInLists?userID=${encodeURIComponent(uid)}` }, CountsResponse),
        TE.map(({ response }) => response),
      ),
    deleteList: (listID) =>
      sendAllParts(send({ url: '/deleteList', method: 'DELETE', body: { data: { listID } } }, DeletionResponse, DELETION_TIMEOUT_MS)),
    shareList: (listID, sharesNotes) =>
      pipe(
        send({ url: '/shareList', method: 'POST', body: { data: { listID, sharesNotes } } }, ShareResponse),
        TE.map(({ response }) => response.shareId),
      ),
    ...httpJointListApi({ base, token }),
    unshareList: (listID) => sendAllParts(send({ url: '/unshareList', method: 'DELETE', body: { data: { listID } } }, DeletionResponse)),
  };
};
