import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ServerResult } from '#application/server/server-deps';
import type { Answer } from '#domain/shared/answer';
import { accountDisabled } from '#domain/users/auth-service';
import { unknownPasskey } from '#domain/users/passkeys/passkey';
import type { SignedPasskey } from '#domain/users/passkeys/passkey-answer';
import { withPasskeyUsed, type StoredPasskey } from '#domain/users/passkeys/stored-passkey';
import { UserId } from '#domain/users/user-id';
import { closeChallenge, openChallenge, withRelyingParty, type PasskeyServerDeps } from './passkey-calls';
import { readPasskeyOwner } from './passkey-owner';

/** Returns what the browser of somebody who is not signed in is asked to sign. */
export const startPasskeySignIn = (deps: PasskeyServerDeps): Answer<ServerResult> =>
  withRelyingParty(deps, (site) => pipe(
    openChallenge(deps, null),
    TE.flatMap(site.optionsToSign),
    TE.map((response) => ({ response })),
  ));

type Signed = { readonly uid: UserId; readonly passkey: StoredPasskey };

const findSigned = ({ passkeys }: PasskeyServerDeps, user: string, id: string): Answer<Signed> =>
  UserId.is(user)
    ? pipe(
        passkeys.find(user),
        TE.map((found) => found.find((passkey) => passkey.id === id)),
        TE.flatMap((passkey): Answer<Signed> => (passkey === undefined ? TE.left(unknownPasskey) : TE.right({ uid: user, passkey }))),
      )
    : TE.left(unknownPasskey);

/**
 * `accountDisabled` for an account that is disabled or being deleted: only its owner has come this far. `unknownPasskey` for a passkey from
 * before a reset of the account, which removes it.
 */
const checkMaySignIn = (deps: PasskeyServerDeps, { uid, passkey }: Signed): Answer<unknown> =>
  pipe(
    readPasskeyOwner(deps, uid),
    TE.flatMap(({ account, access, isOwn }): Answer<unknown> => {
      if (account.disabled || access.disabled || access.deleting) return TE.left(accountDisabled);
      if (isOwn(passkey)) return TE.right(undefined);
      return pipe(
        deps.passkeys.change(uid, (present) => E.right(present.filter(isOwn))),
        TE.flatMap(() => TE.left(unknownPasskey)),
      );
    }),
  );

/**
 * Returns a token of the owner of the passkey that has signed. The use is noted before the token is made, so that no answer and no count of
 * the authenticator serves twice.
 */
export const finishPasskeySignIn = (
  deps: PasskeyServerDeps, signed: SignedPasskey,
): Answer<{ readonly response: { readonly token: string } }> =>
  withRelyingParty(deps, (site) => pipe(
    closeChallenge(deps, site.challengeOf(signed.clientData), null),
    TE.bindTo('challenge'),
    TE.bind('found', () => findSigned(deps, site.userOf(signed), signed.id)),
    TE.bind('counter', ({ challenge, found }) => site.verifySigned(signed, challenge, found.passkey)),
    TE.tap(({ found }) => checkMaySignIn(deps, found)),
    TE.tap(({ found: { uid }, counter }) =>
      deps.passkeys.change(uid, (present) => withPasskeyUsed(present, signed.id, counter, deps.clock.now()))),
    TE.flatMap(({ found }) => deps.createSignInToken(found.uid)),
    TE.map((token) => ({ response: { token } })),
  ));
