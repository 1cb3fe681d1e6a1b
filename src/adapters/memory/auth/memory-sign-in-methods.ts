import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { unauthenticated, type Failure } from '#domain/shared/failure';
import { unsupportedMethod, type AccountMethods, type SignInMethods } from '#domain/users/sign-in-methods';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';

const unsupported = (): Answer<never> => TE.left(unsupportedMethod);

/** Methods of accounts that exist in one browser: it cannot call Google. */
export const memorySignInMethods = ({ storage, browserId }: Pick<MemoryBackendDeps, 'storage' | 'browserId'>): SignInMethods => ({
  readMethods: pipe(
    storage.read,
    TE.flatMapEither(({ sessions, accounts }): E.Either<Failure, AccountMethods> => {
      const session = sessions.get(browserId);
      return session === undefined ? E.left(unauthenticated) : E.right({
        hasPassword: true, google: null, confirmedAt: session.authTime, lastConfirmedAt: accounts.get(session.uid)?.lastSignInAt ?? null,
      });
    }),
  ),
  signInWithGoogle: unsupported, linkGoogle: unsupported, confirmWithGoogle: unsupported(), addGoogle: unsupported,
  removeGoogle: unsupported, addPassword: unsupported,
});
