import * as E from 'fp-ts/Either';
import { assign, createActor, setup, type ActorRefFrom } from 'xstate';
import type { Watch } from '#domain/shared/answer';
import { isNetworkError, type Failure } from '#domain/shared/failure';
import { isSignedIn, signedOut, type Session } from '#domain/users/session';
import { fromWatch } from '../from-watch';

type SessionContext = { readonly session: Session; readonly failure: Failure | null };
type Heard = { readonly heard: E.Either<Failure, Session> | undefined };

/** Who is there: loading until the first word, then signed out or signed in, following every change. */
export const sessionMachine = (watch: () => Watch<Session>) =>
  setup({
    types: { context: {} as SessionContext },
    actors: { session: fromWatch(watch) },
    guards: {
      signedIn: (_, { heard }: Heard) => heard !== undefined && E.isRight(heard) && heard.right._tag === 'signed-in',
      signedOut: (_, { heard }: Heard) => heard !== undefined && E.isRight(heard) && heard.right._tag === 'signed-out',
      outOfReach: ({ context }, { heard }: Heard) => heard !== undefined && E.isLeft(heard) && isNetworkError(heard.left) && isSignedIn(context.session),
      failed: (_, { heard }: Heard) => heard !== undefined && E.isLeft(heard),
    },
    actions: {
      remember: assign((_, { heard }: Heard) => (heard !== undefined && E.isRight(heard) ? { session: heard.right, failure: null } : {})),
      note: assign((_, { heard }: Heard) => (heard !== undefined && E.isLeft(heard) ? { failure: heard.left } : {})),
      forget: assign((_, { heard }: Heard) => ({ session: signedOut, failure: heard !== undefined && E.isLeft(heard) ? heard.left : null })),
    },
  }).createMachine({
    id: 'session',
    context: { session: signedOut, failure: null },
    initial: 'loading',
    invoke: {
      src: 'session',
      onSnapshot: [
        { guard: { type: 'signedIn', params: heardFrom }, target: '.signedIn', actions: { type: 'remember', params: heardFrom } },
        { guard: { type: 'signedOut', params: heardFrom }, target: '.signedOut', actions: { type: 'remember', params: heardFrom } },
        // Whoever was there a moment ago still is while nobody can be asked: what they may do is decided elsewhere, by the token.
        { guard: { type: 'outOfReach', params: heardFrom }, actions: { type: 'note', params: heardFrom } },
        // Not knowing who is there means that nobody is: the safe side.
        { guard: { type: 'failed', params: heardFrom }, target: '.signedOut', actions: { type: 'forget', params: heardFrom } },
      ],
    },
    states: { loading: {}, signedOut: {}, signedIn: {} },
  });

function heardFrom({ event }: { readonly event: { readonly snapshot: { readonly context: E.Either<Failure, Session> | undefined } } }): Heard {
  return { heard: event.snapshot.context };
}

export type SessionMachine = ReturnType<typeof sessionMachine>;
export type SessionActor = ActorRefFrom<SessionMachine>;

/** Starts listening at once: where it is known who is there before anything is drawn, nothing has to be drawn twice. */
export const startSession = (watch: () => Watch<Session>): SessionActor => createActor(sessionMachine(watch)).start();
