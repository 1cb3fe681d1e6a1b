import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { accountDisabled } from '#domain/users/auth-service';
import { Passkey, unknownPasskey } from '#domain/users/passkeys/passkey';
import { PasskeyOptions, type PasskeyPrompt } from '#domain/users/passkeys/passkey-answer';
import type { PasskeyService } from '#domain/users/passkeys/passkey-service';
import { unsupportedMethod } from '#domain/users/sign-in-methods';
import { callAsUser, type FunctionsApiDeps } from './call-function';
import { sendFunctionRequest, type FunctionRequest } from './http-client';

type Response<A> = t.Type<{ readonly response: A }, unknown>;

const PasskeysResponse = t.type({ response: t.readonlyArray(Passkey) }, 'answer with passkeys');
const PasskeyResponse = t.type({ response: Passkey }, 'answer with a passkey');
const OptionsResponse = t.type({ response: PasskeyOptions }, 'answer with options');
const TokenResponse = t.type({ response: t.type({ token: t.string }) }, 'answer with a token');

/** The server found no passkey; before the prompt, no passkeys on this site. */
const whenMissing = (instead: Failure) => TE.mapLeft((failure: Failure) => (failure._tag === 'not-found' ? instead : failure));

/** The server names a disabled account, whose owner has proved who it is. */
const namingDisabled = TE.mapLeft((failure: Failure) =>
  failure._tag === 'forbidden' && 'what' in accountDisabled && failure.what.includes(accountDisabled.what) ? accountDisabled : failure);

/**
 * Passkeys on the server functions.
 * @param prompt the browser's. @param enter signs in to the identity service with a token of the server.
 */
export const httpPasskeys = (
  server: FunctionsApiDeps, prompt: PasskeyPrompt, enter: (token: string) => Answer<void>,
): PasskeyService => {
  const send = <A>({ url, ...target }: FunctionRequest, codec: Response<A>, token?: string | null): Answer<A> =>
    pipe(
      sendFunctionRequest({ url: server.base + url, ...target }, { codec, ...(token !== undefined && { token }) }),
      TE.map(({ response }) => response),
    );
  const sendAsMember = <A>(target: FunctionRequest, codec: Response<A>): Answer<A> =>
    pipe(server.token, TE.flatMap((token) => send(target, codec, token)));
  return {
    list: sendAsMember({ url: '/getPasskeys' }, PasskeysResponse),
    add: (name) =>
      pipe(
        sendAsMember({ url: '/startPasskey', method: 'POST' }, OptionsResponse),
        whenMissing(unsupportedMethod),
        TE.flatMap(prompt.make),
        TE.flatMap((passkey) =>
          sendAsMember({ url: '/finishPasskey', method: 'POST', body: { data: { passkey, name } } }, PasskeyResponse)),
      ),
    rename: (id, name) =>
      pipe(callAsUser(server, { url: '/renamePasskey', method: 'PATCH', body: { data: { id, name } } }), whenMissing(unknownPasskey)),
    remove: (id) => callAsUser(server, { url: '/removePasskey', method: 'DELETE', body: { data: { id } } }),
    signIn: pipe(
      send({ url: '/startPasskeySignIn', method: 'POST' }, OptionsResponse),
      whenMissing(unsupportedMethod),
      TE.flatMap(prompt.sign),
      TE.flatMap((passkey) =>
        pipe(
          send({ url: '/finishPasskeySignIn', method: 'POST', body: { data: { passkey } } }, TokenResponse),
          whenMissing(unknownPasskey),
          namingDisabled,
        )),
      TE.flatMap(({ token }) => enter(token)),
    ),
  };
};
