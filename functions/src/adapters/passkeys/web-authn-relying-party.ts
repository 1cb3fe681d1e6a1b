import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { RelyingParty } from '#application/server/passkeys/relying-party';
import type { Answer } from '#domain/shared/answer';
import { toFailure, unauthenticated, type Failure } from '#domain/shared/failure';
import { CHALLENGE_MS } from '#domain/users/passkeys/stored-passkey';
import { keeperOf } from './passkey-keepers';

type Transport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

const toBase64Url = (text: string): string => Buffer.from(text).toString('base64url');
const fromBase64Url = (text: string): string => Buffer.from(text, 'base64url').toString();

/** Loaded with the first call about passkeys: other calls start without it. */
const library = () => import('@simplewebauthn/server');
type Library = Awaited<ReturnType<typeof library>>;

const ask = <A>(call: (webAuthn: Library) => Promise<A>, onError: (error: unknown) => Failure = toFailure): Answer<A> =>
  pipe(TE.tryCatch(library, toFailure), TE.flatMap((webAuthn) => TE.tryCatch(() => call(webAuthn), onError)));
/** Answers that do not fit make the library throw. */
const verify = <A>(call: (webAuthn: Library) => Promise<A>): Answer<A> => ask(call, () => unauthenticated);

const challengeIn = (clientData: string): string => {
  try {
    const { challenge } = JSON.parse(fromBase64Url(clientData)) as { readonly challenge?: unknown };
    return typeof challenge === 'string' ? fromBase64Url(challenge) : '';
  } catch {
    return '';
  }
};

/**
 * The site towards authenticators, by SimpleWebAuthn. Asks for discoverable passkeys and for the person's fingerprint, face or PIN, and
 * does not ask who made the authenticator. @param origin address of the site, whose host is the id of the relying party.
 */
export const webAuthnRelyingParty = (origin: string, name: string): RelyingParty => {
  const rpID = new URL(origin).hostname;
  const expectedOf = (challenge: string) => ({ expectedChallenge: toBase64Url(challenge), expectedOrigin: origin, expectedRPID: rpID });
  return {
    optionsToMake: (member, challenge, known) =>
      ask(async ({ generateRegistrationOptions }) => ({
        ...(await generateRegistrationOptions({
          rpName: name, rpID, challenge, timeout: CHALLENGE_MS,
          userID: new TextEncoder().encode(member.uid), userName: member.email, userDisplayName: member.name ?? '',
          excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as Transport[] })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        })),
      })),
    optionsToSign: (challenge) =>
      ask(async ({ generateAuthenticationOptions }) => ({
        ...(await generateAuthenticationOptions({ rpID, challenge, timeout: CHALLENGE_MS, userVerification: 'required' })),
      })),
    challengeOf: challengeIn,
    userOf: ({ userHandle }) => fromBase64Url(userHandle),
    verifyMade: ({ id, clientData, attestation, transports }, challenge) =>
      pipe(
        verify(({ verifyRegistrationResponse }) =>
          verifyRegistrationResponse({
            ...expectedOf(challenge),
            response: {
              id, rawId: id, type: 'public-key', clientExtensionResults: {},
              response: { clientDataJSON: clientData, attestationObject: attestation, transports: transports as Transport[] },
            },
          })),
        TE.flatMap(({ registrationInfo }) => (registrationInfo === undefined ? TE.left(unauthenticated) : TE.right(registrationInfo))),
        TE.map(({ credential, aaguid }) => ({
          id: credential.id, publicKey: Buffer.from(credential.publicKey).toString('base64url'), counter: credential.counter,
          transports, keptBy: keeperOf(aaguid),
        })),
      ),
    verifySigned: ({ id, clientData, authenticatorData, signature, userHandle }, challenge, { publicKey, counter }) =>
      pipe(
        verify(({ verifyAuthenticationResponse }) =>
          verifyAuthenticationResponse({
            ...expectedOf(challenge),
            response: {
              id, rawId: id, type: 'public-key', clientExtensionResults: {},
              response: { clientDataJSON: clientData, authenticatorData, signature, userHandle },
            },
            credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
          })),
        TE.flatMap(({ verified, authenticationInfo }) =>
          (verified ? TE.right(authenticationInfo.newCounter) : TE.left(unauthenticated))),
      ),
  };
};
