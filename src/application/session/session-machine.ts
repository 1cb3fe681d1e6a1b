import * as E from 'fp-ts/Either';
import { filter, map, shareReplay, type Observable } from 'rxjs';
import { assign, createActor, enqueueActions, fromEventObservable, setup, type ActorRefFrom } from 'xstate';
import type { Watch } from '#domain/shared/answer';
import { isNetworkError, timedOut, type Failure } from '#domain/shared/failure';
import type { Identity } from '#domain/users/identity';
import { signedOut, type Session, type SignedIn } from '#domain/users/session';
import type { UserId } from '#domain/users/user-id';
import { eventAsParams } from '#application/event-as-params';
import { authEvents } from './auth-events';
import type { SessionEvent, UserSessionEvent } from './session-service';

/** Watches the session of one user, given the first identity and the later identities of the same user. */
export type WatchUserSession = (first: Identity, later: Observable<Identity>) => Observable<UserSessionEvent>;

type SessionContext = {
  readonly session: Session;
  /** The user known to the identity service; null for a visitor. */
  readonly uid: UserId | null;
  readonly failure: Failure | null;
};

type WithFailure = { readonly failure: Failure };
type WithIdentity = { readonly identity: Identity };

const USER_SESSION = 'userSession';

/**
 * Models the session. While the identity service has a user, the actor `userSession` watches the user's documents and repairs
 * differences between them (`user-session-machine.ts`, loaded on demand).
 */
export const sessionMachine = (identity: Watch<Identity | null>, watchUserSession: WatchUserSession) => {
  const identity$ = identity.pipe(shareReplay({ bufferSize: 1, refCount: true }));
  const identitiesOf = (uid: UserId): Observable<Identity> =>
    identity$.pipe(
      map((next) => (E.isRight(next) && next.right?.uid === uid ? next.right : null)),
      filter((next) => next !== null),
    );
  return setup({
    types: { context: {} as SessionContext, events: {} as SessionEvent },
    actors: {
      identity: fromEventObservable(() => authEvents(identity$)),
      userSession: fromEventObservable(({ input: first }: { readonly input: Identity }) =>
        watchUserSession(first, identitiesOf(first.uid)),
      ),
    },
    delays: {
      /** From the accepted credentials to the start of the session; afterwards the sign-in form can be submitted again. */
      signInTimeout: 12_000,
    },
    guards: {
      isOtherUser: ({ context }, { identity: next }: WithIdentity) => next.uid !== context.uid,
      isConnectionLost: ({ context }, { failure }: WithFailure) => context.uid !== null && isNetworkError(failure),
    },
    actions: {
      setSession: assign((_, { session }: { readonly session: SignedIn }) => ({ session, failure: null })),
      clearSession: assign({ session: signedOut }),
      setFailure: assign((_, { failure }: WithFailure) => ({ failure })),
      clearFailure: assign({ failure: null }),
      setUser: enqueueActions(({ enqueue }, { identity: next }: WithIdentity) => {
        enqueue.assign({ uid: next.uid });
        enqueue.stopChild(USER_SESSION);
        enqueue.spawnChild('userSession', { id: USER_SESSION, input: next });
      }),
      clearUser: enqueueActions(({ enqueue }) => {
        enqueue.assign({ uid: null, failure: null });
        enqueue.stopChild(USER_SESSION);
      }),
    },
  }).createMachine({
    id: 'session',
    context: { session: signedOut, uid: null, failure: null },
    invoke: { src: 'identity' },
    initial: 'starting',
    on: {
      'identity.changed': [
        // The session of a previous user stays until the session of the next one is known.
        { guard: { type: 'isOtherUser', params: eventAsParams }, actions: { type: 'setUser', params: eventAsParams } },
        { actions: 'clearFailure' },
      ],
      'identity.cleared': { target: '.signedOut', actions: 'clearUser' },
      'identity.failed': [
        // A network failure keeps the session; the server authorizes each call by its token.
        { guard: { type: 'isConnectionLost', params: eventAsParams }, actions: { type: 'setFailure', params: eventAsParams } },
        // Any other failure signs out: the safe default for an unknown session.
        { target: '.signedOut', actions: ['clearUser', { type: 'setFailure', params: eventAsParams }] },
      ],
      'session.changed': { target: '.signedIn', actions: { type: 'setSession', params: eventAsParams } },
      'session.ended': '.signedOut',
    },
    states: {
      starting: {
        description: 'Awaits the identity service, then the session.',
        on: { 'signIn.accepted': 'signingIn' },
      },
      signedOut: {
        description: 'A visitor, a disabled account or a failure.',
        entry: 'clearSession',
        initial: 'visiting',
        on: {
          'identity.changed': {
            guard: { type: 'isOtherUser', params: eventAsParams },
            target: 'signingIn',
            actions: { type: 'setUser', params: eventAsParams },
          },
          'identity.cleared': { actions: 'clearUser' },
          'signIn.accepted': 'signingIn',
        },
        states: {
          visiting: { description: 'Stays on pages for visitors.' },
          afterSignOut: { description: 'On the way to the landing page.', on: { 'landingPage.reached': 'visiting' } },
        },
      },
      signingIn: {
        description: 'The user is known; the session is loading.',
        after: { signInTimeout: { target: 'signedOut', actions: { type: 'setFailure', params: { failure: timedOut } } } },
        on: { 'signIn.accepted': { target: 'signingIn', reenter: true } },
      },
      signedIn: {
        description: 'The session follows its documents.',
        on: { 'signOut.requested': 'signingOut' },
      },
      signingOut: {
        description: 'The user asked to end the session.',
        on: {
          'identity.changed': {
            guard: { type: 'isOtherUser', params: eventAsParams },
            target: 'signedIn',
            actions: { type: 'setUser', params: eventAsParams },
          },
          'identity.cleared': { target: 'signedOut.afterSignOut', actions: 'clearUser' },
          'session.changed': { actions: { type: 'setSession', params: eventAsParams } },
          'session.ended': 'signedOut.afterSignOut',
          'signOut.failed': 'signedIn',
        },
      },
    },
  });
};

export type SessionMachine = ReturnType<typeof sessionMachine>;
export type SessionActor = ActorRefFrom<SessionMachine>;

/** Starts the session actor immediately: a session known before the first render avoids a second render. */
export const startSession = (identity: Watch<Identity | null>, watchUserSession: WatchUserSession): SessionActor =>
  createActor(sessionMachine(identity, watchUserSession)).start();
