import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Observable } from 'rxjs';
import { assign, enqueueActions, fromEventObservable, setup } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { isRetryable, toFailure, type Failure } from '#domain/shared/failure';
import type { Identity } from '#domain/users/identity';
import { nameError } from '#domain/users/profile';
import { isSignedIn, type Session } from '#domain/users/session';
import type { User } from '#domain/users/user';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';
import { documentEvents, type DocumentsChanged, type SessionDocuments } from './document-state';
import { getLoadedDocument, deriveSession, canDeriveSession } from './derive-session';
import { affectsNextAction, nextAction, type SessionAction } from './session-action';
import type { SessionDeps } from './session-deps';
import type { UserSessionEvent } from './session-service';

const FIRST_RETRY_MS = 5000;
const MAX_RETRY_MS = 60_000;

type UserSessionContext = {
  readonly documents: SessionDocuments;
  /** The last known profile. */
  readonly profile: User | null;
  /** The session emitted last; null before the first. */
  readonly session: Session | null;
  /** The number of requests sent for the current difference. */
  readonly attempts: number;
  /** The token has been refreshed for the current difference. */
  readonly isRefreshed: boolean;
};

/** Requests, delays, guards and actions of `userSessionMachine`. */
export const userSessionSetup = (deps: SessionDeps, first: Identity, later: Observable<Identity>) => {
  const { auth, accountApi, log } = deps;
  /** Refreshes the token if the server does not accept the session or account; the identity service then ends it. */
  const refreshIfUnknown = (failure: Failure): Answer<void> =>
    failure._tag === 'unauthenticated' || failure._tag === 'not-found'
      ? pipe(
          auth.refresh,
          TE.flatMap(() => TE.left(failure)),
        )
      : TE.left(failure);
  // The next token contains the claim that the server has just set, and a changed address.
  // The identity service accepts any text as a name; without one, the server derives a valid name.
  const initialize = ({ name }: Identity): Answer<void> =>
    pipe(
      accountApi.initializeUser(name !== null && nameError(name) === null ? name : null),
      TE.orElse(refreshIfUnknown),
      TE.flatMap(() => auth.refresh),
    );

  return setup({
    types: { context: {} as UserSessionContext, events: {} as DocumentsChanged, emitted: {} as UserSessionEvent },
    actors: {
      documents: fromEventObservable(() => documentEvents(deps, first, later)),
      initialize: actorLogicFromAnswer<unknown, UserSessionContext>(({ documents }) => initialize(documents.identity)),
      // The access record is written before the claim. If a refreshed token lacks the claim, the server repairs it.
      refresh: actorLogicFromAnswer<unknown, UserSessionContext>(({ documents, isRefreshed }) =>
        isRefreshed ? initialize(documents.identity) : auth.refresh,
      ),
      signOut: actorLogicFromAnswer<unknown, UserSessionContext>(() => auth.signOut),
    },
    delays: {
      /** Longest wait for profile and access record; the session then starts without them. */
      documentTimeout: 8000,
      /** Claim, access record and profile arrive one by one, so only lasting differences count. */
      debounce: 200,
      /** Delay before an ended session signs out: a password change ends all sessions, then re-authenticates this one. */
      grace: 10_000,
      /** Back-off before a request is repeated: doubles each time, up to one minute. */
      retryDelay: ({ context }) => Math.min(FIRST_RETRY_MS * 2 ** (context.attempts - 1), MAX_RETRY_MS),
    },
    guards: {
      isComplete: (_, { documents }: DocumentsChanged) => canDeriveSession(documents),
      isDifferent: ({ context }, { documents }: DocumentsChanged) => affectsNextAction(context.documents, documents),
      requires: ({ context }, { action }: { readonly action: SessionAction }) => nextAction(context.documents) === action,
      isRetryable: (_, { error }: { readonly error: unknown }) => isRetryable(toFailure(error)),
    },
    actions: {
      setDocuments: assign(({ context }, { documents }: DocumentsChanged) => ({
        documents, profile: getLoadedDocument(documents.profile) ?? context.profile,
      })),
      emitSession: enqueueActions(({ context, enqueue }) => {
        const session = deriveSession(context.documents, context.profile);
        if (JSON.stringify(session) === JSON.stringify(context.session)) return;
        enqueue.assign({ session });
        enqueue.emit(isSignedIn(session) ? { type: 'session.changed', session } : { type: 'session.ended' });
      }),
      resetAttempts: assign({ attempts: 0, isRefreshed: false }),
      countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
      setRefreshed: assign({ isRefreshed: true }),
      logFailure: ({ context }, { error }: { readonly error: unknown }) =>
        log.failure(`session.${nextAction(context.documents)}`, toFailure(error)),
    },
  });
};
