import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { CalendarAddressApi } from '#domain/calendar/calendar-address-api';
import type { ListApi } from '#domain/lists/server/list-api';
import type { ReminderApi } from '#domain/reminders/reminder-api';
import type { SignInLog } from '#domain/users/sign-ins/sign-in-log';
import { orNull } from '#domain/shared/codecs/or-null';
import type { Answer } from '#domain/shared/answer';
import { callAsAnonymous, callAsUser, type FunctionsApiDeps } from './call-function';
import { sendFunctionRequest, type FunctionRequest } from './http-client';
import { httpListApi } from './http-list-api';

const FoundAddress = t.type({ response: t.type({ secret: orNull(t.string) }) }, 'answer with an address or null');
const NewAddress = t.type({ response: t.type({ secret: t.string }) }, 'answer with an address');

const FoundReminders = t.type(
  { response: t.type({ publicKey: orNull(t.string), isHere: t.boolean, others: t.number }) }, 'answer with reminders',
);

// The codec of stored sign-ins would be a chunk of its own.
const NotedSignIn = t.type({
  at: t.number, way: orNull(t.keyof({ password: null, google: null, passkey: null })), browser: orNull(t.string), system: orNull(t.string),
  isPresent: t.boolean, hasEnded: t.boolean,
});
const NotedSignIns = t.type({ response: t.readonlyArray(NotedSignIn) }, 'answer with sign-ins');

const sendAsUser =
  (server: FunctionsApiDeps) =>
  <A>({ url, ...target }: FunctionRequest, codec: t.Type<A, unknown>): Answer<A> =>
    pipe(server.token, TE.flatMap((token) => sendFunctionRequest({ url: server.base + url, ...target }, { codec, token })));

/** Calendar address API on the server functions. */
const httpCalendarAddressApi = (server: FunctionsApiDeps): CalendarAddressApi => {
  const send = sendAsUser(server);
  return {
    getCalendarAddress: () => pipe(send({ url: '/getCalendarAddress' }, FoundAddress), TE.map(({ response }) => response.secret)),
    renewCalendarAddress: () =>
      pipe(send({ url: '/renewCalendarAddress', method: 'POST' }, NewAddress), TE.map(({ response }) => response.secret)),
    removeCalendarAddress: () => callAsUser(server, { url: '/removeCalendarAddress', method: 'DELETE' }),
  };
};

/** Reminder API on the server functions. */
const httpReminderApi = (server: FunctionsApiDeps): ReminderApi => ({
  findReminders: (endpoint) =>
    pipe(
      sendAsUser(server)({ url: '/findReminders', method: 'POST', body: { data: { endpoint } } }, FoundReminders),
      TE.map(({ response }) => response),
    ),
  startReminders: (device, place) => callAsUser(server, { url: '/startReminders', method: 'POST', body: { data: { device, ...place } } }),
  endReminders: (endpoint) => callAsAnonymous(server, { url: '/endReminders', method: 'POST', body: { data: { endpoint } } }),
  endAllReminders: () => callAsUser(server, { url: '/endAllReminders', method: 'DELETE' }),
});

/** Sign-in log on the server functions. */
const httpSignInLog = (server: FunctionsApiDeps): SignInLog => ({
  noteSignIn: () => pipe(sendAsUser(server)({ url: '/noteSignIn', method: 'POST' }, NotedSignIns), TE.map(({ response }) => response)),
});

/** Calls of the server functions for a member's lists, calendar, reminders and sign-ins, loaded together. */
export const httpMemberApi = (server: FunctionsApiDeps): ListApi & CalendarAddressApi & ReminderApi & SignInLog => ({
  ...httpListApi(server), ...httpCalendarAddressApi(server), ...httpReminderApi(server), ...httpSignInLog(server),
});
