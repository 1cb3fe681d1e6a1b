import * as E from 'fp-ts/Either';
import { distinctUntilChanged, firstValueFrom, map, of, switchMap } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import { forbidden, unauthenticated, type Failure } from '#domain/shared/failure';
import type { Identity } from '#domain/users/identity';
import type { UserId } from '#domain/users/user-id';

/** Emits the signed-in user, also on subscribe. */
export type CurrentIdentity = Watch<Pick<Identity, 'uid' | 'authTime'> | null>;

/** Limits watches and answers to the signed-in owner: Firestore reports a visitor and another member by the same error. */
export const ownerOnly = (identity: CurrentIdentity) => {
  /** Emits null while the owner is signed in, else why the owner's data cannot be read. */
  const reasonAgainst = (uid: UserId) =>
    identity.pipe(
      map((signedIn): Failure | null => {
        if (E.isLeft(signedIn)) return signedIn.left;
        if (signedIn.right === null) return unauthenticated;
        return signedIn.right.uid === uid ? null : forbidden('lists');
      }),
      distinctUntilChanged((one, other) => one?._tag === other?._tag),
    );
  return {
    watch: <A>(uid: UserId, watch: Watch<A>): Watch<A> =>
      reasonAgainst(uid).pipe(switchMap((failure) => (failure === null ? watch : of(E.left(failure))))),
    answer:
      <A>(uid: UserId, answer: Answer<A>): Answer<A> =>
      async () => {
        const failure = await firstValueFrom(reasonAgainst(uid));
        return failure === null ? answer() : E.left(failure);
      },
  };
};
