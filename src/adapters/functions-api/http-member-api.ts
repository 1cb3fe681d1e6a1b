import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { CalendarAddressApi } from '#domain/calendar/calendar-address-api';
import type { ListApi } from '#domain/lists/server/list-api';
import { orNull } from '#domain/shared/codecs/or-null';
import type { Answer } from '#domain/shared/answer';
import { callAsUser, type FunctionsApiDeps } from './call-function';
import { sendFunctionRequest, type FunctionRequest } from './http-client';
import { httpListApi } from './http-list-api';

const FoundAddress = t.type({ response: t.type({ secret: orNull(t.string) }) }, 'answer with an address or null');
const NewAddress = t.type({ response: t.type({ secret: t.string }) }, 'answer with an address');

/** Calendar address API on the server functions. */
const httpCalendarAddressApi = (server: FunctionsApiDeps): CalendarAddressApi => {
  const send = <A>({ url, ...target }: FunctionRequest, codec: t.Type<A, unknown>): Answer<A> =>
    pipe(server.token, TE.flatMap((token) => sendFunctionRequest({ url: server.base + url, ...target }, { codec, token })));
  return {
    getCalendarAddress: () => pipe(send({ url: '/getCalendarAddress' }, FoundAddress), TE.map(({ response }) => response.secret)),
    renewCalendarAddress: () =>
      pipe(send({ url: '/renewCalendarAddress', method: 'POST' }, NewAddress), TE.map(({ response }) => response.secret)),
    removeCalendarAddress: () => callAsUser(server, { url: '/removeCalendarAddress', method: 'DELETE' }),
  };
};

/** Calls of the server functions for a member's lists and calendar, loaded together. */
export const httpMemberApi = (server: FunctionsApiDeps): ListApi & CalendarAddressApi => ({
  ...httpListApi(server), ...httpCalendarAddressApi(server),
});
