import {
  startAuthentication, startRegistration, type PublicKeyCredentialCreationOptionsJSON, type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import * as TE from 'fp-ts/TaskEither';
import { aborted, toFailure, type Failure } from '#domain/shared/failure';
import { knownPasskey, unsuitableDevice } from '#domain/users/passkeys/passkey';
import type { PasskeyPrompt } from '#domain/users/passkeys/passkey-answer';
import { unsupportedMethod } from '#domain/users/sign-in-methods';

/** Failures by name of the browser's error. A closed prompt and one whose time has passed have the same. */
const FAILURES: Readonly<Record<string, Failure>> = {
  NotAllowedError: aborted, AbortError: aborted, InvalidStateError: knownPasskey, NotSupportedError: unsuitableDevice,
  ConstraintError: unsuitableDevice, SecurityError: unsupportedMethod,
};

const promptFailure = (thrown: unknown): Failure => (thrown instanceof Error ? FAILURES[thrown.name] : undefined) ?? toFailure(thrown);

/** The browser's own prompt, by SimpleWebAuthn. */
export const webAuthnPrompt: PasskeyPrompt = {
  make: (options) =>
    TE.tryCatch(async () => {
      // The server makes them with the same library.
      const { id, response } = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
      return { id, clientData: response.clientDataJSON, attestation: response.attestationObject, transports: response.transports ?? [] };
    }, promptFailure),
  sign: (options) =>
    TE.tryCatch(async () => {
      const { id, response } = await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
      const { clientDataJSON: clientData, authenticatorData, signature, userHandle = '' } = response;
      return { id, clientData, authenticatorData, signature, userHandle };
    }, promptFailure),
};
