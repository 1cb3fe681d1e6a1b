import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Answer } from '#domain/shared/answer';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import type { ServerDeps } from './server-deps';

type ProfileState = { readonly exists: boolean; /** Null for a missing profile or one that does not decode. */ readonly user: User | null };

/**
 * Returns the profile of a user whom an admin changes. Its owner writes parts of the profile and the rules cannot check every entry:
 * a profile that does not decode must not block an admin's call.
 */
export const findProfileState =
  ({ users }: ServerDeps, uid: UserId): Answer<ProfileState> =>
  async () => {
    const found = await users.getProfile(uid)();
    if (E.isLeft(found)) return found.left._tag === 'invalid-data' ? E.right({ exists: true, user: null }) : found;
    return E.right({ exists: O.isSome(found.right), user: O.toNullable(found.right) });
  };
