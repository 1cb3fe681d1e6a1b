import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { sendFunctionRequest, type FunctionRequest, type FunctionRequestOptions } from './http-client';

/** Path that Hosting rewrites to the server functions. */
export const FUNCTIONS_BASE = '/api';

/** Address of the server functions and token of the caller. */
export type FunctionsApiDeps = {
  /** Base URL before `/sendFeedback`: `/api`, or an absolute URL. */
  readonly base: string;
  /** Returns the user's current token; null without a signed-in user. */
  readonly token: Answer<string | null>;
};

/** Fields of every response; some have a `response` or a `message` as well. */
const StatusResponse = t.type({ status: t.number }, 'answer with a status');

const callFunction = (target: FunctionRequest, options: Pick<FunctionRequestOptions<unknown>, 'token' | 'signal'>): Answer<void> =>
  pipe(sendFunctionRequest(target, { codec: StatusResponse, ...options }), TE.map(() => undefined));

/** Calls a function as the signed-in user; `unauthenticated` without a token. */
export const callAsUser = ({ base, token }: FunctionsApiDeps, { url, ...rest }: FunctionRequest): Answer<void> =>
  pipe(token, TE.flatMap((idToken) => callFunction({ url: `${base}${url}`, ...rest }, { token: idToken })));

/** Calls a function without a token. `signal` aborts the request. */
export const callAsAnonymous = (
  { base }: Pick<FunctionsApiDeps, 'base'>,
  { url, ...rest }: FunctionRequest,
  signal?: AbortSignal,
): Answer<void> => callFunction({ url: `${base}${url}`, ...rest }, signal === undefined ? {} : { signal });
