import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isRecentSignIn } from '#application/server/authenticate';
import type { ServerDeps, ServerResult } from '#application/server/server-deps';
import type { Answer } from '#domain/shared/answer';
import { forbidden, invalid, notFound, type Failure } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import {
  expiredPasskeyRequest, knownPasskey, MAX_PASSKEYS, tooManyPasskeys, unconfirmedAddress, type Passkey,
} from '#domain/users/passkeys/passkey';
import type { MadePasskey } from '#domain/users/passkeys/passkey-answer';
import type { PasskeyRepository } from '#domain/users/passkeys/passkey-repository';
import {
  CHALLENGE_MS, isPasskeyChallenge, withoutPasskey, withPasskeyAdded, withPasskeyRenamed, type StoredPasskey,
} from '#domain/users/passkeys/stored-passkey';
import { nameError, normalizeName } from '#domain/users/profile';
import type { UserId } from '#domain/users/user-id';
import { findOwnPasskeys, renewMarks, readPasskeyOwner, type PasskeyOwner } from './passkey-owner';
import type { RelyingParty } from './relying-party';

export type PasskeyServerDeps = Pick<ServerDeps, 'auth' | 'users' | 'clock'> & {
  readonly passkeys: PasskeyRepository;
  /** Null on a site without passkeys. */
  readonly relyingParty: RelyingParty | null;
  /** Returns a new text for which `isPasskeyChallenge` holds. */
  readonly newPasskeyChallenge: () => string;
  /** Returns a token with which the identity service signs the user in. */
  readonly createSignInToken: (uid: UserId) => Answer<string>;
};

/** Name of a passkey whose authenticator does not say who keeps it. */
const UNNAMED = 'Passkey';

/** Calls `use` with the relying party; `not-found` on a site without passkeys. */
export const withRelyingParty = <A>(
  { relyingParty }: Pick<PasskeyServerDeps, 'relyingParty'>, use: (site: RelyingParty) => Answer<A>,
): Answer<A> =>
  relyingParty === null ? TE.left(notFound('passkeys')) : use(relyingParty);

/** Stores a new challenge and returns its text. @param uid owner of the passkey that is being added; null for a sign-in. */
export const openChallenge = ({ passkeys, clock, newPasskeyChallenge }: PasskeyServerDeps, uid: UserId | null): Answer<string> => {
  const text = newPasskeyChallenge();
  return pipe(passkeys.addChallenge(text, { uid, expiresAt: clock.now() + CHALLENGE_MS }), TE.map(() => text));
};

/** Uses a challenge up. `expiredPasskeyRequest` unless it was made for this purpose, minutes ago, and has not been used. */
export const closeChallenge = ({ passkeys, clock }: PasskeyServerDeps, text: string, uid: UserId | null): Answer<string> =>
  isPasskeyChallenge(text)
    ? pipe(
        passkeys.takeChallenge(text),
        TE.flatMap((found) =>
          found !== null && found.uid === uid && found.expiresAt > clock.now() ? TE.right(text) : TE.left(expiredPasskeyRequest)),
      )
    : TE.left(expiredPasskeyRequest);

const toPasskey = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({ id, name, createdAt, lastUsedAt });

const whenRecent = ({ clock }: PasskeyServerDeps, caller: Caller): E.Either<Failure, void> =>
  isRecentSignIn(caller, clock.now()) ? E.right(undefined) : E.left(forbidden('this needs a sign-in within the last five minutes'));

const withName = (name: string): E.Either<Failure, string> => {
  const rule = nameError(name);
  return rule === null ? E.right(normalizeName(name)) : E.left(invalid('data.name', rule));
};

const whenConfirmed = TE.filterOrElse(({ account }: PasskeyOwner) => account.emailVerified, () => unconfirmedAddress);

/** Returns the passkeys of the caller. */
export const getPasskeys = (deps: PasskeyServerDeps, { uid }: Caller): Answer<{ readonly response: ReadonlyArray<Passkey> }> =>
  pipe(findOwnPasskeys(deps, uid), TE.map(({ known }) => ({ response: known.map(toPasskey) })));

/** Returns what the browser of the caller, who has signed in lately, is asked to make. */
export const startPasskey = (deps: PasskeyServerDeps, caller: Caller): Answer<ServerResult> =>
  withRelyingParty(deps, (site) => pipe(
    TE.fromEither(whenRecent(deps, caller)),
    TE.flatMap(() => findOwnPasskeys(deps, caller.uid)),
    TE.tap(({ owner }) => whenConfirmed(TE.right(owner))),
    TE.filterOrElse(({ known }) => known.length < MAX_PASSKEYS, () => tooManyPasskeys),
    TE.bind('challenge', () => openChallenge(deps, caller.uid)),
    TE.flatMap(({ owner, known, challenge }) => site.optionsToMake(owner.account, challenge, known)),
    TE.map((response) => ({ response })),
  ));

/** Stores the passkey that the browser has made. @param name null: it is named after who keeps it. */
export const finishPasskey = (
  deps: PasskeyServerDeps, made: MadePasskey, name: string | null, caller: Caller,
): Answer<{ readonly response: Passkey }> =>
  withRelyingParty(deps, (site) => pipe(
    TE.fromEither(whenRecent(deps, caller)),
    TE.flatMapEither(() => (name === null ? E.right(null) : withName(name))),
    TE.bindTo('chosen'),
    // Read first: what ends the sessions from here on ends the new passkey too.
    TE.bind('owner', () => whenConfirmed(readPasskeyOwner(deps, caller.uid))),
    TE.bind('challenge', () => closeChallenge(deps, site.challengeOf(made.clientData), caller.uid)),
    TE.bind('verified', ({ challenge }) => site.verifyMade(made, challenge)),
    TE.tap(({ verified }) => pipe(
      deps.passkeys.isKnown(verified.id),
      TE.filterOrElse((isKnown) => !isKnown, () => knownPasskey),
    )),
    TE.flatMap(({ chosen, owner: { mark, isOwn }, verified: { keptBy, ...verified } }) => {
      const name = chosen ?? keptBy ?? UNNAMED;
      const added: StoredPasskey = { ...verified, name, createdAt: deps.clock.now(), lastUsedAt: null, made: mark };
      return pipe(
        deps.passkeys.change(caller.uid, (present) => withPasskeyAdded(present.filter(isOwn), added)),
        TE.map(() => ({ response: toPasskey(added) })),
      );
    }),
  ));

export const renamePasskey = (deps: PasskeyServerDeps, id: string, name: string, { uid }: Caller): Answer<ServerResult> =>
  pipe(
    TE.fromEither(withName(name)),
    TE.flatMap((chosen) => deps.passkeys.change(uid, (present) => withPasskeyRenamed(present, id, chosen))),
    TE.map(() => ({ message: 'The passkey has its new name.' })),
  );

/** Removes a passkey of the caller, who has signed in lately. */
export const removePasskey = (deps: PasskeyServerDeps, id: string, caller: Caller): Answer<ServerResult> =>
  pipe(
    TE.fromEither(whenRecent(deps, caller)),
    TE.flatMap(() => deps.passkeys.change(caller.uid, (present) => withoutPasskey(present, id))),
    TE.map(() => ({ message: 'The passkey was removed.' })),
  );

/**
 * Keeps the passkeys of the caller, who has just chosen a new password: the identity service dates it as it dates a reset by e-mail. Those
 * that had ended before, as far as the access record knows, are removed.
 */
export const keepPasskeys = (deps: PasskeyServerDeps, caller: Caller): Answer<ServerResult> =>
  pipe(
    TE.fromEither(whenRecent(deps, caller)),
    TE.flatMap(() => readPasskeyOwner(deps, caller.uid)),
    TE.flatMap(({ wasOwn }) => renewMarks(deps, caller.uid, wasOwn)),
    TE.map(() => ({ message: 'Your passkeys stay.' })),
  );
