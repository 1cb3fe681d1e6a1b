import { describe, expect, it, vi } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { aborted } from '#domain/shared/failure';
import { knownPasskey, unsuitableDevice } from '#domain/users/passkeys/passkey';
import { unsupportedMethod } from '#domain/users/sign-in-methods';
import { webAuthnPrompt } from './web-authn-prompt';

const bytes = (...values: ReadonlyArray<number>): ArrayBuffer => Uint8Array.from(values).buffer;
const options = { challenge: 'AAE', rp: { name: 'Marquee' }, user: { id: 'bWF5YQ', name: 'maya' }, pubKeyCredParams: [] };

/** A browser whose prompts answer this. */
const withBrowser = (answer: () => unknown): void => {
  const ask = vi.fn(() => Promise.resolve().then(answer));
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('navigator', { credentials: { create: ask, get: ask } });
  vi.stubGlobal('location', { hostname: 'marquee.example' });
};
const credential = (response: object) =>
  ({ id: 'a-key', rawId: bytes(1), type: 'public-key', response, getClientExtensionResults: () => ({}) });

describe('webAuthnPrompt', () => {
  it('returns what authenticators answer, as texts', async () => {
    withBrowser(() => credential({ clientDataJSON: bytes(255), attestationObject: bytes(1), getTransports: () => ['usb'] }));
    expect(await expectRight(webAuthnPrompt.make(options))).toEqual({
      id: 'a-key', clientData: '_w', attestation: 'AQ', transports: ['usb'],
    });
    const signed = { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3) };
    withBrowser(() => credential({ ...signed, userHandle: bytes(109) }));
    expect(await expectRight(webAuthnPrompt.sign({ challenge: 'AAE', rpId: 'marquee.example' }))).toEqual({
      id: 'a-key', clientData: 'AQ', authenticatorData: 'Ag', signature: 'Aw', userHandle: 'bQ',
    });
    withBrowser(() => credential({ ...signed, userHandle: null }));
    expect(await expectRight(webAuthnPrompt.sign({ challenge: 'AAE' }))).toMatchObject({ userHandle: '' });
  });

  it.each([
    ['NotAllowedError', aborted], ['AbortError', aborted], ['InvalidStateError', knownPasskey], ['ConstraintError', unsuitableDevice],
    ['NotSupportedError', unsuitableDevice], ['SecurityError', unsupportedMethod],
  ])('names why a prompt failed: %s', async (name, failure) => {
    withBrowser(() => {
      throw new DOMException('No', name);
    });
    expect(await expectFailure(webAuthnPrompt.make(options))).toEqual(failure);
    if (name !== 'InvalidStateError') expect(await expectFailure(webAuthnPrompt.sign({ challenge: 'AAE' }))).toEqual(failure);
  });
});
