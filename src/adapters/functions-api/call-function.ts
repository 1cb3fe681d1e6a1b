import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { sendRequest, type RequestTarget, type RequestOptions } from './http-client';

/** Where the server functions are and who asks them. */
export type FunctionsServer = {
  /** What stands before `/sendFeedback`: `/api`, or a whole address. */
  readonly base: string;
  /** The member's token as it is at the moment of asking; null when nobody is signed in. */
  readonly token: Answer<string | null>;
};

/** What every answer has; some have a `response` or a `message` besides. */
const Done = t.type({ status: t.number }, 'answer with a status');

const settle = (asked: RequestTarget, how: Pick<RequestOptions<unknown>, 'token' | 'signal'>): Answer<void> => pipe(sendRequest(asked, { codec: Done, ...how }), TE.map(() => undefined));

/** Has a function do something for the member who is signed in. */
export const callAsUser = ({ base, token }: FunctionsServer, { url, ...rest }: RequestTarget): Answer<void> =>
  pipe(token, TE.flatMap((bearer) => settle({ url: `${base}${url}`, ...rest }, { token: bearer })));

/** Has a function do something for whoever asks, as long as they have not lost interest. */
export const callAsAnonymous = ({ base }: Pick<FunctionsServer, 'base'>, { url, ...rest }: RequestTarget, signal?: AbortSignal): Answer<void> =>
  settle({ url: `${base}${url}`, ...rest }, signal === undefined ? {} : { signal });
