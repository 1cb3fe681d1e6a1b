import { onIdTokenChanged, signOut, type Auth } from 'firebase/auth';
import * as E from 'fp-ts/Either';
import { ReplaySubject, type Observable } from 'rxjs';
import type { Failure } from '#domain/shared/failure';
import type { Identity } from '#domain/users/identity';
import { toIdentity } from './to-identity';
import type { UserIdHint } from './firebase-session-hint';

export type AuthStateDeps = {
  readonly auth: Auth;
  readonly hint: UserIdHint;
  /**
   * Lets go of everything private that this tab holds; called whenever there is nobody.
   * @param last who was known to be here until now; null: nobody.
   */
  readonly clearLocalData: (last: string | null) => Promise<void>;
};

export type AuthState = {
  readonly state$: Observable<E.Either<Failure, Identity | null>>;
  /** Tells who is there now; has told by the time that it ends. */
  readonly emit: () => Promise<void>;
  /** Keeps silent while something is done that takes several steps, and tells what came of it at its end. */
  readonly batch: <A>(act: () => Promise<A>) => Promise<A>;
};

/** Somebody may be there whose token cannot be had: asked for again after so many ms. */
const AGAIN_MS = 5000;

/** Follows the identity service and tells who is there, one after the other, never an account that has left in the meantime. */
export const createAuthState = ({ auth, hint, clearLocalData }: AuthStateDeps): AuthState => {
  const told = new ReplaySubject<E.Either<Failure, Identity | null>>(1);
  let silent = 0;
  let last = hint.get();
  let turn: Promise<void> = Promise.resolve();

  const tellNobody = async (): Promise<void> => {
    const left = last;
    if (left !== null) hint.clear(left);
    last = null;
    told.next(E.right(null));
    await clearLocalData(left);
  };
  const say = async (): Promise<void> => {
    const user = auth.currentUser;
    if (user === null) return tellNobody();
    const identity = await toIdentity(user)();
    if (auth.currentUser?.uid !== user.uid) return; // what happened meanwhile is told by its own call
    if (E.isRight(identity)) {
      last = user.uid;
      hint.set(user.uid);
      told.next(identity);
    } else if (identity.left._tag === 'unauthenticated') {
      await signOut(auth);
      await tellNobody();
    } else {
      told.next(identity);
      setTimeout(() => void tell(), AGAIN_MS);
    }
  };
  const tell = (): Promise<void> => (turn = turn.then(say, say));

  onIdTokenChanged(auth, () => {
    if (silent === 0) void tell();
  });
  return {
    state$: told.asObservable(),
    emit: tell,
    batch: async (act) => {
      silent += 1;
      try {
        return await act();
      } finally {
        silent -= 1;
        await tell();
      }
    },
  };
};
