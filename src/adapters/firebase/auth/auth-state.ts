import { onIdTokenChanged, signOut, type Auth } from 'firebase/auth';
import * as E from 'fp-ts/Either';
import { ReplaySubject, type Observable } from 'rxjs';
import { isNetworkError, type Failure } from '#domain/shared/failure';
import { noSessionHintValue, type SessionHint } from '#application/ports/session-hint';
import type { Identity } from '#domain/users/identity';
import { toIdentity, toStoredIdentity } from './to-identity';

export type AuthStateDeps = {
  readonly auth: Auth;
  readonly hint: SessionHint;
  /** Notes in this browser that private data is to be deleted, also by a later visit: the tab may be closed before it is. */
  readonly noteUncleared: () => void;
  /**
   * Deletes all private data of this tab; called whenever no user is signed in.
   * @param last uid of the user who was signed in until now; null: none.
   */
  readonly clearLocalData: (last: string | null) => Promise<void>;
};

export type AuthState = {
  readonly state$: Observable<E.Either<Failure, Identity | null>>;
  /** Emits the current identity; resolves after the emission. */
  readonly emit: () => Promise<void>;
  /** Suspends emissions during a call of several steps and emits the result at its end. */
  readonly batch: <A>(act: () => Promise<A>) => Promise<A>;
};

/** Delay before a failed token request is repeated, in ms. A user may be signed in although no token is available. */
const RETRY_DELAY_MS = 5000;

/** Emits the identity of the signed-in user, serially. Never emits an account that has signed out in the meantime. */
export const createAuthState = ({ auth, hint, noteUncleared, clearLocalData }: AuthStateDeps): AuthState => {
  const state$ = new ReplaySubject<E.Either<Failure, Identity | null>>(1);
  let suspended = 0;
  let last = hint.get().uid;
  /** The user whose identity was emitted. */
  let known: string | null = null;
  let queue: Promise<void> = Promise.resolve();
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const emitSignedOut = async (): Promise<void> => {
    const previous = last;
    // Another tab may have signed in another user by then.
    if (previous !== null && hint.get().uid === previous) {
      noteUncleared();
      hint.set(noSessionHintValue);
    }
    last = known = null;
    state$.next(E.right(null));
    await clearLocalData(previous);
  };
  const emitCurrent = async (): Promise<void> => {
    // Otherwise each failure would repeat for itself, and one would repeat after the sign-out.
    clearTimeout(retryTimer);
    const user = auth.currentUser;
    if (user === null) return emitSignedOut();
    const renewed = await toIdentity(user)();
    // Without a network an expired token is not renewed. The session of a member who starts then goes on with what is stored.
    const needsStored = E.isLeft(renewed) && isNetworkError(renewed.left) && known !== user.uid;
    const stored = needsStored ? await toStoredIdentity(user)() : renewed;
    const identity = E.isRight(stored) ? stored : renewed;
    if (auth.currentUser?.uid !== user.uid) return; // a newer change emits by its own call
    if (E.isRight(identity)) {
      last = known = user.uid;
      hint.set({ ...noSessionHintValue, uid: user.uid });
    } else if (identity.left._tag === 'unauthenticated') {
      await signOut(auth);
      return emitSignedOut();
    }
    state$.next(identity);
    if (E.isLeft(renewed)) retryTimer = setTimeout(() => void emit(), RETRY_DELAY_MS);
  };
  const emit = (): Promise<void> => (queue = queue.then(emitCurrent, emitCurrent));

  onIdTokenChanged(auth, () => {
    if (suspended === 0) void emit();
  });
  return {
    state$: state$.asObservable(),
    emit,
    batch: async (act) => {
      suspended += 1;
      try {
        return await act();
      } finally {
        suspended -= 1;
        await emit();
      }
    },
  };
};
