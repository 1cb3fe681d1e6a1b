import { assign, setup } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import { fromAnswer } from '../from-answer';

type RequestContext<A> = { readonly answer: A | null; readonly failure: Failure | null };

/**
 * One request and how it stands: at rest, loading, answered or failed. It is never sent twice at once, and given up when whoever
 * asked has gone.
 */
export const requestMachine = <A>(ask: (signal: AbortSignal) => Answer<A>) =>
  setup({
    types: { context: {} as RequestContext<A>, events: {} as { readonly type: 'request.sent' } },
    actors: { ask: fromAnswer<A, undefined>((_, signal) => ask(signal)) },
    actions: {
      begin: assign({ failure: null }),
      answer: assign((_, { answer }: { readonly answer: A }) => ({ answer })),
      fail: assign((_, { failure }: { readonly failure: Failure }) => ({ failure })),
    },
  }).createMachine({
    id: 'request',
    context: { answer: null, failure: null },
    initial: 'idle',
    states: {
      idle: { on: { 'request.sent': 'loading' } },
      loading: {
        entry: 'begin',
        invoke: {
          src: 'ask',
          input: undefined,
          onDone: { target: 'success', actions: { type: 'answer', params: ({ event }) => ({ answer: event.output }) } },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ failure: toFailure(event.error) }) } },
        },
      },
      success: { on: { 'request.sent': 'loading' } },
      failed: { on: { 'request.sent': 'loading' } },
    },
  });

export type RequestMachine<A> = ReturnType<typeof requestMachine<A>>;
