import { assign, setup } from 'xstate';
import type { Answer } from '#domain/answer';
import { toFailure, type Failure } from '#domain/failure';
import { asking } from '../asking';

/** What a request says when there is no token for it. */
export const NO_TOKEN = 'User token is not available';

/** The error of a request as a text: no token, else what the status was called or what the other side said. */
export const errorText = (failure: Failure): string => {
  switch (failure._tag) {
    case 'unauthenticated':
      return NO_TOKEN;
    case 'unavailable':
    case 'unexpected':
      return failure.message;
    case 'invalid':
      return failure.rule;
    case 'not-found':
    case 'not-allowed':
    case 'conflict':
      return failure.what;
    case 'undecodable':
      return `${failure.source}: ${failure.path}`;
    case 'offline':
    case 'too-many':
    case 'aborted':
      return failure._tag;
  }
};

type RequestContext<A> = { readonly answer: A | null; readonly failure: Failure | null; readonly error: string | null };

/** One request and how it stands: at rest, loading, answered or failed. It is never sent twice at once; cancelling stops it. */
export const requestMachine = <A>(ask: (signal: AbortSignal) => Answer<A>) =>
  setup({
    types: { context: {} as RequestContext<A>, events: {} as { readonly type: 'request.sent' } | { readonly type: 'request.cancelled' } },
    actors: { ask: asking<A, undefined>((_, signal) => ask(signal)) },
    actions: {
      begin: assign({ failure: null, error: null }),
      answer: assign((_, { answer }: { readonly answer: A }) => ({ answer })),
      fail: assign((_, { failure }: { readonly failure: Failure }) => ({ failure, error: errorText(failure) })),
    },
  }).createMachine({
    id: 'request',
    context: { answer: null, failure: null, error: null },
    initial: 'atRest',
    states: {
      atRest: { on: { 'request.sent': 'loading' } },
      loading: {
        entry: 'begin',
        invoke: {
          src: 'ask',
          input: undefined,
          onDone: { target: 'answered', actions: { type: 'answer', params: ({ event }) => ({ answer: event.output }) } },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ failure: toFailure(event.error) }) } },
        },
        on: { 'request.cancelled': 'atRest' },
      },
      answered: { on: { 'request.sent': 'loading' } },
      failed: { on: { 'request.sent': 'loading' } },
    },
  });
