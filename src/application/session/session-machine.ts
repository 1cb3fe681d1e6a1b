import * as E from 'fp-ts/Either';
import { assign, createActor, setup, type ActorRefFrom } from 'xstate';
import type { Watch } from '#domain/shared/answer';
import { isNetworkError, type Failure } from '#domain/shared/failure';
import { isSignedIn, signedOut, type Session } from '#domain/users/session';
import { fromWatch } from '../from-watch';

type SessionContext = { readonly session: Session; readonly failure: Failure | null };
type WatchResult = { readonly result: E.Either<Failure, Session> | undefined };

/** Models the session: `loading` until the first value, then `signedOut` or `signedIn`, following every change. */
export const sessionMachine = (watch: () => Watch<Session>) =>
  setup({
    types: { context: {} as SessionContext },
    actors: { session: fromWatch(watch) },
    guards: {
      signedIn: (_, { result }: WatchResult) => result !== undefined && E.isRight(result) && result.right._tag === 'signed-in',
      signedOut: (_, { result }: WatchResult) => result !== undefined && E.isRight(result) && result.right._tag === 'signed-out',
      networkFailed: ({ context }, { result }: WatchResult) => result !== undefined && E.isLeft(result) && isNetworkError(result.left) && isSignedIn(context.session),
      failed: (_, { result }: WatchResult) => result !== undefined && E.isLeft(result),
    },
    actions: {
      setSession: assign((_, { result }: WatchResult) => (result !== undefined && E.isRight(result) ? { session: result.right, failure: null } : {})),
      setFailure: assign((_, { result }: WatchResult) => (result !== undefined && E.isLeft(result) ? { failure: result.left } : {})),
      clearSession: assign((_, { result }: WatchResult) => ({ session: signedOut, failure: result !== undefined && E.isLeft(result) ? result.left : null })),
    },
  }).createMachine({
    id: 'session',
    context: { session: signedOut, failure: null },
    initial: 'loading',
    invoke: {
      src: 'session',
      onSnapshot: [
        { guard: { type: 'signedIn', params: resultOf }, target: '.signedIn', actions: { type: 'setSession', params: resultOf } },
        { guard: { type: 'signedOut', params: resultOf }, target: '.signedOut', actions: { type: 'setSession', params: resultOf } },
        // A network failure keeps the signed-in session; the server authorizes each call by its token.
        { guard: { type: 'networkFailed', params: resultOf }, actions: { type: 'setFailure', params: resultOf } },
        // Any other failure signs out: the safe default for an unknown session.
        { guard: { type: 'failed', params: resultOf }, target: '.signedOut', actions: { type: 'clearSession', params: resultOf } },
      ],
    },
    states: { loading: {}, signedOut: {}, signedIn: {} },
  });

function resultOf({ event }: { readonly event: { readonly snapshot: { readonly context: E.Either<Failure, Session> | undefined } } }): WatchResult {
  return { result: event.snapshot.context };
}

export type SessionMachine = ReturnType<typeof sessionMachine>;
export type SessionActor = ActorRefFrom<SessionMachine>;

/** Starts the session actor immediately: a session known before the first render avoids a second render. */
export const startSession = (watch: () => Watch<Session>): SessionActor => createActor(sessionMachine(watch)).start();
