import { assign, setup } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';

type RequestContext<A> = { readonly answer: A | null; readonly failure: Failure | null };

/**
 * Models one request: idle, loading, success or failed. Events during `loading` are ignored, so requests never overlap. Stopping the
 * actor aborts the request.
 */
export const requestMachine = <A>(send: (signal: AbortSignal) => Answer<A>) =>
  setup({
    types: { context: {} as RequestContext<A>, events: {} as { readonly type: 'request.sent' } },
    actors: { send: actorLogicFromAnswer<A, undefined>((_, signal) => send(signal)) },
    actions: {
      clearFailure: assign({ failure: null }),
      answer: assign((_, { answer }: { readonly answer: A }) => ({ answer })),
      fail: assign((_, { failure }: { readonly failure: Failure }) => ({ failure })),
    },
  }).createMachine({
    id: 'request',
    context: { answer: null, failure: null },
    initial: 'idle',
    states: {
      idle: { description: 'Nothing was sent.', on: { 'request.sent': 'loading' } },
      loading: {
        description: 'The request is running.',
        entry: 'clearFailure',
        invoke: {
          src: 'send',
          input: undefined,
          onDone: { target: 'success', actions: { type: 'answer', params: ({ event }) => ({ answer: event.output }) } },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ failure: toFailure(event.error) }) } },
        },
      },
      success: { description: 'The answer is kept; the request can be repeated.', on: { 'request.sent': 'loading' } },
      failed: { description: 'The failure and the last answer are kept; the request can be repeated.', on: { 'request.sent': 'loading' } },
    },
  });
