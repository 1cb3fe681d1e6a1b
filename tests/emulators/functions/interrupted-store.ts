import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { unexpected } from '#domain/shared/failure';
import { firebaseDeps } from '../../../functions/src/firebase-deps';
import type { HttpDeps } from '../../../functions/src/http/http-deps';
import { BUCKET } from './functions-testbed';

export const crash = TE.left(unexpected('crash'));

/** Returns the real dependencies; write number `at` takes effect, but its result is lost, and the caller gets a failure. */
export const losing = (at: number): { readonly deps: HttpDeps; readonly writes: () => number } => {
  const deps = firebaseDeps(BUCKET);
  let writes = 0;
  const counted =
    <A>(write: Answer<A>): Answer<A> =>
    async () => {
      writes += 1;
      const isLost = writes === at;
      const result = await write();
      return isLost ? crash() : result;
    };
  const { auth, users, avatars, rateLimiter } = deps;
  return {
    writes: () => writes,
    deps: {
      ...deps,
      auth: {
        ...auth,
        createUser: (uid, account) => counted(auth.createUser(uid, account)),
        updateUser: (uid, patch) => counted(auth.updateUser(uid, patch)),
        setRole: (uid, role) => counted(auth.setRole(uid, role)),
        endSessions: (uid) => counted(auth.endSessions(uid)),
        deleteUser: (uid) => counted(auth.deleteUser(uid)),
      },
      users: {
        ...users,
        updateAccess: (by, of, decision) => counted(users.updateAccess(by, of, decision)),
        initialize: (uid, plan) => counted(users.initialize(uid, plan)),
        deleteData: (uid) => counted(users.deleteData(uid)),
        deleteAccess: (uid) => counted(users.deleteAccess(uid)),
      },
      avatars: { ...avatars, remove: (uid) => counted(avatars.remove(uid)) },
      rateLimiter: { ...rateLimiter, release: (key) => counted(rateLimiter.release(key)) },
    },
  };
};
