import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Answer } from '#domain/shared/answer';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import type { ServerDeps } from '../server-deps';

type KnownProfile = { readonly isThere: boolean; /** Null where there is none, or none that can be read. */ readonly user: User | null };

/**
 * The profile of somebody about whom an admin decides. Its owner writes parts of it, and the rules cannot look into each of its
 * entries: nobody may put themselves out of an admin's reach by a profile that does not decode.
 */
export const findProfile =
  ({ users }: ServerDeps, uid: UserId): Answer<KnownProfile> =>
  async () => {
    const found = await users.getProfile(uid)();
    if (E.isLeft(found)) return found.left._tag === 'invalid-data' ? E.right({ isThere: true, user: null }) : found;
    return E.right({ isThere: O.isSome(found.right), user: O.toNullable(found.right) });
  };
