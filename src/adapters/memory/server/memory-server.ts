import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { unauthenticated } from '#domain/shared/failure';
import { pictureHosts } from '#domain/users/admin-api';
import type { Caller } from '#domain/users/auth-admin';
import { authenticate, type CallerRequirement } from '#application/server/authenticate';
import { adminCreatedUserId } from '#application/server/create-user';
import type { ServerDeps } from '#application/server/server-deps';
import { randomHex } from '#adapters/memory/auth/password-hash';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { putDocument } from '#adapters/memory/storage/state';
import { inTransaction } from '#adapters/memory/storage/transaction';
import { memoryAuthAdmin } from './memory-auth-admin';
import { memoryUserAdmin } from './memory-user-admin';

const UID_BYTES = 14;

/** Removes avatars, which are data URLs in the profiles. */
const memoryPictures = ({ storage }: Pick<MemoryBackendDeps, 'storage'>): ServerDeps['avatars'] => ({
  // The content security policy lets a page show pictures of the operator's hosts, but not read them.
  copy: (_, address) => TE.right(address),
  remove: (uid) =>
    storage.update((state) => {
      const user = state.users.get(uid);
      return E.right(user?.photoURL?.startsWith('data:') === true ? putDocument('users', uid, { ...user, photoURL: null })(state) : state);
    }),
});

/** Dependencies of the server use cases on the memory backend's storage. */
export const memoryServerDeps = (deps: Omit<MemoryBackendDeps, 'browserId'>): ServerDeps => ({
  auth: memoryAuthAdmin(deps),
  users: memoryUserAdmin(deps),
  // The memory backend's directory is computed when it is read.
  directory: { refresh: () => TE.right(undefined) },
  avatars: memoryPictures(deps),
  // A browser has one user, so its calls are not limited.
  rateLimiter: { release: () => TE.right(undefined) },
  clock: deps.clock,
  pictureHosts: pictureHosts(false),
  newUserId: () => adminCreatedUserId(randomHex(UID_BYTES)),
});

/** Runs a server use case as the user of this browser. All of its writes are stored, or none when it fails. */
export const runAsCaller =
  (deps: MemoryBackendDeps) =>
  (kind: CallerRequirement, useCase: (server: ServerDeps, caller: Caller) => Answer<unknown>): Answer<void> =>
    inTransaction(deps.storage, (storage) => {
      const server = memoryServerDeps({ ...deps, storage });
      return pipe(
        authenticate(server, kind, deps.browserId),
        TE.flatMap((caller) => (caller === null ? TE.left(unauthenticated) : useCase(server, caller))),
        TE.map(() => undefined),
      );
    });
