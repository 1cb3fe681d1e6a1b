import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { BulkOutcome, type AdminApi } from '#domain/users/admin-api';
import type { FunctionsApiDeps } from './call-function';
import { sendFunctionRequest, type HttpMethod } from './http-client';

/** A bulk call changes up to 100 users, each in some transactions; Hosting ends a request after 60 s. */
const BULK_TIMEOUT_MS = 60_000;

const MessageResponse = t.type({ message: t.string }, 'answer with a message');
const OutcomesResponse = t.intersection(
  [t.type({ response: t.readonlyArray(BulkOutcome) }), t.partial({ cursor: t.string })],
  'answer with outcomes',
);

/** Admin API on the server functions. */
export const httpAdminApi = ({ base, token }: FunctionsApiDeps): AdminApi => {
  const send = <A>(codec: t.Type<A, unknown>, name: string, method: HttpMethod, data: object, timeoutMs?: number): Answer<A> =>
    pipe(
      token,
      TE.flatMap((idToken) =>
        sendFunctionRequest(
          { url: `${base}/${name}`, method, body: { data } },
          { codec, token: idToken, ...(timeoutMs === undefined ? {} : { timeoutMs }) },
        ),
      ),
    );
  const call = (name: string, method: HttpMethod, data: object): Answer<string> =>
    pipe(
      send(MessageResponse, name, method, data),
      TE.map(({ message }) => message),
    );
  const callBulk = (name: string, data: object): Answer<ReadonlyArray<BulkOutcome>> =>
    pipe(
      send(OutcomesResponse, name, 'POST', data, BULK_TIMEOUT_MS),
      TE.map(({ response }) => response),
    );
  /** Calls until the server has answered for all genres: a call ends before its time limit, with a cursor. */
  const refreshGenreImages = (genres: ReadonlyArray<string>, cursor?: string): Answer<ReadonlyArray<BulkOutcome>> =>
    pipe(
      send(OutcomesResponse, 'refreshGenreImages', 'POST', { genres, ...(cursor !== undefined && { cursor }) }, BULK_TIMEOUT_MS),
      TE.flatMap(({ response, cursor: next }) =>
        next === undefined
          ? TE.right(response)
          : pipe(
              refreshGenreImages(genres, next),
              TE.map((rest) => [...response, ...rest]),
            ),
      ),
    );
  return {
    createUser: (account) => call('createUser', 'POST', account),
    updateUser: (uid, changes, expected) => call('updateUserData', 'PUT', { ...changes, uid, ...(expected !== undefined && { expected }) }),
    deleteUser: (uid) => call('deleteUser', 'DELETE', { uid }),
    setUserRole: (uid, userRole) => call('setUserRole', 'PATCH', { userRole, userIDToGiveRole: uid }),
    endSessions: (uid) => call('endUserSessions', 'POST', { uid }),
    changeUsers: (uids, action) => callBulk('changeUsers', { uids, action }),
    removeLists: (listIDs) => callBulk('removeLists', { listIDs }),
    unshareList: (listID) => call('unshareList', 'DELETE', { listID }),
    changeFeedback: (ids, action) => callBulk('changeFeedback', { ids, action }),
    refreshGenreImages: (genres) => refreshGenreImages(genres),
  };
};
