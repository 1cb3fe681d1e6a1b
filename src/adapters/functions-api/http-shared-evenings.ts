import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { JoinedEvening, SharedEvening } from '#domain/shared-evening/shared-evening';
import type { SharedEvenings } from '#domain/shared-evening/shared-evenings';
import type { FunctionsApiDeps } from './call-function';
import { sendFunctionRequest } from './http-client';

const JoinedResponse = t.type({ response: JoinedEvening }, 'answer with a place in an evening');
const EveningResponse = t.type({ response: SharedEvening }, 'answer with an evening');

/** Shared evenings on the server functions; needs no token. */
export const httpSharedEvenings = ({ base }: Pick<FunctionsApiDeps, 'base'>): SharedEvenings => {
  const send = <A>(name: string, data: object, codec: t.Type<{ readonly response: A }, unknown>): Answer<A> =>
    pipe(
      sendFunctionRequest({ url: `${base}/${name}`, method: 'POST', body: { data } }, { codec }),
      TE.map(({ response }) => response),
    );
  return {
    create: (secret, options) => send('createEvening', { secret, ...options }, JoinedResponse),
    join: (secret, name) => send('joinEvening', { secret, ...name }, JoinedResponse),
    reply: ({ id, secret }, reply) => send('answerEvening', { id, secret, ...reply }, EveningResponse),
    read: (id, signal) => pipe(
      sendFunctionRequest(
        { url: `${base}/getEvening?${new URLSearchParams({ id }).toString()}` },
        { codec: EveningResponse, ...(signal === undefined ? {} : { signal }) },
      ),
      TE.map(({ response }) => response),
    ),
  };
};
