import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { PasskeyRepository } from '#domain/users/passkeys/passkey-repository';
import type { PasskeyChallenge, StoredPasskeys } from '#domain/users/passkeys/stored-passkey';
import type { UserId } from '#domain/users/user-id';

/** Creates passkeys and challenges that are kept in memory. */
export const testPasskeys = (): PasskeyRepository => {
  const members = new Map<UserId, StoredPasskeys>();
  const challenges = new Map<string, PasskeyChallenge>();
  return {
    find: (uid) => TE.fromIO(() => members.get(uid) ?? []),
    isKnown: (id) => TE.fromIO(() => [...members.values()].some((passkeys) => passkeys.some((passkey) => passkey.id === id))),
    change: (uid, plan) => () => {
      const next = plan(members.get(uid) ?? []);
      if (E.isRight(next)) members.set(uid, next.right);
      return Promise.resolve(next);
    },
    addChallenge: (text, challenge) => TE.fromIO(() => void challenges.set(text, challenge)),
    takeChallenge: (text) =>
      TE.fromIO(() => {
        const found = challenges.get(text) ?? null;
        challenges.delete(text);
        return found;
      }),
  };
};
