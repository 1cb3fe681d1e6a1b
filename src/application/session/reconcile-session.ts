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

/** A change of password ends all sessions and then proves anew who is there: so long a session that was ended waits for that. */
const GRACE_MS = 10_000;
/** Claim, marker and profile arrive one by one; only what still differs after a moment is a difference. */
const SETTLED_MS = 200;

/** How long a step waits that could not be taken, or has not led to what it is for, in ms: twice as long each time, and a minute at most. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

export type SessionAction = 'nothing' | 'sign-out' | 'sign-out-after-grace' | 'refresh' | 'initialize';

/** Whether a step has to be tried again, and whether the identity service has answered anew by then. */
type Taken = { readonly again: boolean; readonly isRefreshed: boolean };
const BEGIN: Taken = { again: true, isRefreshed: false };

/** What has to happen so that identity, profile and marker tell the same. What could not be read is not acted on. */
export const nextAction = (identity: Identity, profile: DocumentState<User>, marker: DocumentState<AccessRecord>): SessionAction => {
  if (marker === 'unavailable') return 'nothing';
  // What was there and is gone may have gone with its account: whether there is one is asked before anything is made anew.
  if (marker === 'deleted') return 'refresh';
  if (marker?.disabled === true) return 'sign-out';
  // The profile is closed to a session that was ended: that it cannot be read keeps nobody in.
  if (marker !== null && marker.since > identity.authTime) return 'sign-out-after-grace';
  if (profile === 'unavailable') return 'nothing';
  if (profile === 'deleted') return 'refresh';
  if (identity.role === null || marker === null || profile === null || profile.email !== identity.email) return 'initialize';
  return marker.role === identity.role ? 'nothing' : 'refresh';
};

/**
 * Takes those steps for as long as somebody listens; never says anything itself. A step that could not be taken is logged, and taken again later where
 * that may help; a role is asked for until it has come.
 */
export const reconcileSession = (
  { auth, accountApi, log }: Pick<SessionDeps, 'auth' | 'accountApi' | 'log'>,
  identity: Observable<Identity>,
  profile: Observable<DocumentState<User>>,
  marker: Observable<DocumentState<AccessRecord>>,
): Observable<never> => {
  /** The server knows no such session or account: the identity service is asked, which lets go of what has ended. */
  const unlessGone = (failure: Failure): Answer<void> =>
    failure._tag === 'unauthenticated' || failure._tag === 'not-found' ? pipe(auth.refresh, TE.flatMap(() => TE.left(failure))) : TE.left(failure);
  const ways = {
    'sign-out': () => auth.signOut,
    'sign-out-after-grace': () => auth.signOut,
    refresh: () => auth.refresh,
    // The claim that the server has just set is in the next token, and so is an address that this one does not know yet.
    initialize: (who: Identity) => pipe(accountApi.initializeUser(who.name), TE.orElse(unlessGone), TE.flatMap(() => auth.refresh)),
  };
  /** What became of a step; nothing when the session has ended by then. */
  const take = (step: Exclude<SessionAction, 'nothing'>, who: Identity, { isRefreshed }: Taken): Observable<Taken> => {
    // The marker is there before the claim: what the next token does not bring either, the server mends.
    const way = step === 'refresh' && isRefreshed ? 'initialize' : step;
    return defer(() => ways[way](who)()).pipe(
      map((answer): Taken => {
        if (E.isRight(answer)) return { isRefreshed: true, again: step === 'refresh' };
        log.failure(`session.${step}`, answer.left);
        return { isRefreshed, again: isRetryable(answer.left) };
      }),
    );
  };
  return combineLatest([identity, profile, marker]).pipe(
    debounceTime(SETTLED_MS),
    map(([who, user, mark]) => ({ who, step: nextAction(who, user, mark), about: JSON.stringify([who.role, who.email, who.authTime, typeof user === 'string' ? user : user?.email, mark]) })),
    distinctUntilChanged((one, other) => one.step === other.step && one.about === other.about),
    switchMap(({ who, step }) => {
      if (step === 'nothing') return EMPTY;
      const pause = (tried: number): Observable<unknown> => timer(Math.min(FIRST_PAUSE_MS * 2 ** tried, LONGEST_PAUSE_MS));
      const tries = take(step, who, BEGIN).pipe(expand((taken, tried) => (taken.again ? pause(tried).pipe(switchMap(() => take(step, who, taken))) : EMPTY)));
      return timer(step === 'sign-out-after-grace' ? GRACE_MS : 0).pipe(switchMap(() => tries));
    }),
    ignoreElements(),
  );
};
