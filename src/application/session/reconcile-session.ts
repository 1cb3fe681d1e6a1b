import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { combineLatest, debounceTime, defer, distinctUntilChanged, EMPTY, expand, ignoreElements, map, switchMap, timer, type Observable } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import { isRetryable, type Failure } from '#domain/shared/failure';
import type { AccessRecord } from '#domain/users/access/access-repository';
import type { Identity } from '#domain/users/identity';
import type { User } from '#domain/users/user';
import type { DocumentState } from './document-state';
import type { SessionDeps } from './session-deps';

/** Delay in ms before an ended session signs out: a password change ends all sessions, then re-authenticates this one. */
const GRACE_MS = 10_000;
/** Debounce in ms: claim, access record and profile arrive one by one, so only lasting differences count. */
const DEBOUNCE_MS = 200;

/** Back-off in ms before repeating an action that failed or had no effect: doubles each time, up to one minute. */
const FIRST_RETRY_MS = 5000;
const MAX_RETRY_MS = 60_000;

export type SessionAction = 'nothing' | 'sign-out' | 'sign-out-after-grace' | 'refresh' | 'initialize';

/** Result of an action: whether to repeat it, and whether the token has been refreshed. */
type ActionResult = { readonly shouldRepeat: boolean; readonly isRefreshed: boolean };
const INITIAL: ActionResult = { shouldRepeat: true, isRefreshed: false };

/** Returns the action that makes identity, profile and access record consistent. Unavailable documents cause no action. */
export const nextAction = (identity: Identity, profile: DocumentState<User>, accessRecord: DocumentState<AccessRecord>): SessionAction => {
  if (accessRecord === 'unavailable') return 'nothing';
  // A deleted record may mean a deleted account: refreshing the token checks that before anything is created again.
  if (accessRecord === 'deleted') return 'refresh';
  if (accessRecord?.disabled === true) return 'sign-out';
  // An ended session cannot read the profile, so an unavailable profile must not prevent the sign-out.
  if (accessRecord !== null && accessRecord.since > identity.authTime) return 'sign-out-after-grace';
  if (profile === 'unavailable') return 'nothing';
  if (profile === 'deleted') return 'refresh';
  if (identity.role === null || accessRecord === null || profile === null || profile.email !== identity.email) return 'initialize';
  return accessRecord.role === identity.role ? 'nothing' : 'refresh';
};

/**
 * Reconciles identity, profile and access record while subscribed; emits nothing. Failed actions are logged and, if retryable, repeated
 * with back-off (5 s doubling to 60 s). A new role is requested until the token contains it.
 */
export const reconcileSession = (
  { auth, accountApi, log }: Pick<SessionDeps, 'auth' | 'accountApi' | 'log'>,
  identity$: Observable<Identity>,
  profile$: Observable<DocumentState<User>>,
  accessRecord$: Observable<DocumentState<AccessRecord>>,
): Observable<never> => {
  /** Refreshes the token if the server does not know the session or account; the identity service then ends it. */
  const refreshIfUnknown = (failure: Failure): Answer<void> =>
    failure._tag === 'unauthenticated' || failure._tag === 'not-found' ? pipe(auth.refresh, TE.flatMap(() => TE.left(failure))) : TE.left(failure);
  const actions = {
    'sign-out': () => auth.signOut,
    'sign-out-after-grace': () => auth.signOut,
    refresh: () => auth.refresh,
    // The next token contains the claim that the server has just set, and a changed address.
    initialize: (identity: Identity) => pipe(accountApi.initializeUser(identity.name), TE.orElse(refreshIfUnknown), TE.flatMap(() => auth.refresh)),
  };
  /** Executes an action and returns its result. */
  const execute = (action: Exclude<SessionAction, 'nothing'>, identity: Identity, { isRefreshed }: ActionResult): Observable<ActionResult> => {
    // The access record is written before the claim. If a refreshed token lacks the claim, the server repairs it.
    const effective = action === 'refresh' && isRefreshed ? 'initialize' : action;
    return defer(() => actions[effective](identity)()).pipe(
      map((answer): ActionResult => {
        if (E.isRight(answer)) return { isRefreshed: true, shouldRepeat: action === 'refresh' };
        log.failure(`session.${action}`, answer.left);
        return { isRefreshed, shouldRepeat: isRetryable(answer.left) };
      }),
    );
  };
  return combineLatest([identity$, profile$, accessRecord$]).pipe(
    debounceTime(DEBOUNCE_MS),
    map(([identity, profile, accessRecord]) => ({
      identity,
      action: nextAction(identity, profile, accessRecord),
      basis: JSON.stringify([identity.role, identity.email, identity.authTime, typeof profile === 'string' ? profile : profile?.email, accessRecord]),
    })),
    distinctUntilChanged((previous, next) => previous.action === next.action && previous.basis === next.basis),
    switchMap(({ identity, action }) => {
      if (action === 'nothing') return EMPTY;
      const retryDelay = (attempt: number): Observable<unknown> => timer(Math.min(FIRST_RETRY_MS * 2 ** attempt, MAX_RETRY_MS));
      const attempts = execute(action, identity, INITIAL).pipe(
        expand((result, attempt) => (result.shouldRepeat ? retryDelay(attempt).pipe(switchMap(() => execute(action, identity, result))) : EMPTY)),
      );
      return timer(action === 'sign-out-after-grace' ? GRACE_MS : 0).pipe(switchMap(() => attempts));
    }),
    ignoreElements(),
  );
};
