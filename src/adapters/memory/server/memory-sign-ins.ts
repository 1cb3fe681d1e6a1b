import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { authenticate } from '#application/server/authenticate';
import { noteSignIn } from '#application/server/note-sign-in';
import { forbidden, unauthenticated } from '#domain/shared/failure';
import type { SignInLog } from '#domain/users/sign-ins/sign-in-log';
import type { SignInRepository } from '#domain/users/sign-ins/sign-in-repository';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { putDocument } from '#adapters/memory/storage/state';
import type { StateStorage } from '#adapters/memory/storage/state-storage';
import { memoryServerDeps } from './memory-server';
import { updateWithResult } from './memory-user-admin';

/** Sign-ins in the accounts of the memory backend, with which they are deleted. */
export const memorySignIns = (storage: StateStorage): SignInRepository => ({
  change: (uid, plan) =>
    updateWithResult(storage, (state) => {
      const account = state.accounts.get(uid);
      if (account === undefined || state.access.get(uid)?.deleting === true) return E.left(forbidden('this account'));
      const signIns = plan(account.signIns);
      const next = signIns === account.signIns ? state : putDocument('accounts', uid, { ...account, signIns })(state);
      return E.right([next, signIns] as const);
    }),
});

/** Sign-in log that runs the server's use case in the browser. */
export const memorySignInLog = (deps: MemoryBackendDeps): SignInLog => {
  const server = { ...memoryServerDeps(deps), signIns: memorySignIns(deps.storage) };
  return {
    noteSignIn: () =>
      pipe(
        authenticate(server, 'member', deps.browserId),
        TE.flatMap((caller) =>
          (caller === null ? TE.left(unauthenticated) : noteSignIn(server, deps.userAgent ?? navigator.userAgent, caller))),
        TE.map(({ response }) => response),
      ),
  };
};
