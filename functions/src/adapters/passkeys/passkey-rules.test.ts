import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { withAccess, withConfirmedAddress } from '#adapters/memory/server/memory-documents.fixture';
import { addTestUser, NOON } from '#adapters/memory/server/test-server.fixture';
import { finishPasskey, startPasskey } from '#application/server/passkeys/passkey-calls';
import { finishPasskeySignIn, startPasskeySignIn } from '#application/server/passkeys/sign-in-with-passkey';
import { deleteMyAccount } from '#application/server/delete-user';
import type { ServerResult } from '#application/server/server-deps';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { notFound, unauthenticated, type Failure } from '#domain/shared/failure';
import { accountDisabled } from '#domain/users/auth-service';
import { expiredPasskeyRequest, knownPasskey, unconfirmedAddress, unknownPasskey } from '#domain/users/passkeys/passkey';
import type { MadePasskey, PasskeyOptions, SignedPasskey } from '#domain/users/passkeys/passkey-answer';
import { CHALLENGE_MS } from '#domain/users/passkeys/stored-passkey';
import { createTestHttpServer, PASSKEY_ORIGIN } from '../../http/test-http-server.fixture';
import { softwareAuthenticator, type AuthenticatorHabits } from './software-authenticator.fixture';

const optionsOf = (result: ServerResult): PasskeyOptions => ('response' in result ? result.response : {}) as PasskeyOptions;

/** A server with Maya and Noor, and Maya's telephone. */
const setUp = async () => {
  const server = createTestHttpServer();
  const { deps } = server;
  const [maya, noor] = [await addTestUser(server, 'maya'), await addTestUser(server, 'noor')];
  for (const uid of ['maya', 'noor']) server.change(withConfirmedAddress(uid));
  const phone = softwareAuthenticator(PASSKEY_ORIGIN);
  const make = async (caller = maya): Promise<MadePasskey> =>
    expectRight(phone.prompt.make(optionsOf(await expectRight(startPasskey(deps, caller)))));
  const add = async () => (await expectRight(finishPasskey(deps, await make(), null, maya))).response;
  const sign = async (): Promise<SignedPasskey> => expectRight(phone.prompt.sign(optionsOf(await expectRight(startPasskeySignIn(deps)))));
  const enter = (signed: SignedPasskey) => finishPasskeySignIn(deps, signed);
  return { ...server, maya, noor, phone, make, add, sign, enter };
};
const after = async (habits: Partial<AuthenticatorHabits>) => {
  const context = await setUp();
  Object.assign(context.phone.habits, habits);
  return context;
};

describe('adding a passkey', () => {
  it('asks for a discoverable passkey of this member and this site, with verification, and names it after who keeps it', async () => {
    const { deps, maya, add } = await after({ aaguid: 'd548826e-79b4-db40-a3d8-11116f7e8349' });
    const options = optionsOf(await expectRight(startPasskey(deps, maya)));
    expect(options).toMatchObject({
      rp: { id: 'marquee.example' }, user: { name: 'maya@marquee.example' }, attestation: 'none', timeout: CHALLENGE_MS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' }, excludeCredentials: [],
    });
    const { id, name } = await add();
    expect(name).toBe('Bitwarden');
    const next = optionsOf(await expectRight(startPasskey(deps, maya)));
    expect(next).toMatchObject({ excludeCredentials: [{ id, transports: ['internal'] }] });
  });

  it.each<[string, Partial<AuthenticatorHabits>]>([
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['on another port', { origin: 'https://marquee.example:8443' }],
    ['without verification', { verifies: false }],
  ])('is refused %s', async (_, habits) => {
    const { deps, maya, make } = await after(habits);
    expect(await expectFailure(finishPasskey(deps, await make(), null, maya))).toEqual(unauthenticated);
    expect(await expectRight(deps.passkeys.find(maya.uid))).toEqual([]);
  });

  it('needs a challenge of this member, once, within five minutes, and not that of a sign-in', async () => {
    const { deps, clock, maya, noor, make } = await setUp();
    const finish = (made: MadePasskey, caller = maya) => finishPasskey(deps, made, null, caller);
    expect(await expectFailure(finish(await make(), noor))).toEqual(expiredPasskeyRequest);
    const made = await make();
    await expectRight(finish(made));
    expect(await expectFailure(finish(made))).toEqual(expiredPasskeyRequest);
    const begun = optionsOf(await expectRight(startPasskey(deps, maya)));
    const late = await expectRight(softwareAuthenticator(PASSKEY_ORIGIN).prompt.make(begun));
    clock.time += CHALLENGE_MS;
    expect(await expectFailure(finish(late))).toEqual(expiredPasskeyRequest);
    const mixed = { ...optionsOf(await expectRight(startPasskey(deps, maya))), ...optionsOf(await expectRight(startPasskeySignIn(deps))) };
    const ofSignIn = await expectRight(softwareAuthenticator(PASSKEY_ORIGIN).prompt.make({ ...mixed, excludeCredentials: [] }));
    expect(await expectFailure(finish(ofSignIn))).toEqual(expiredPasskeyRequest);
    expect(await expectFailure(finish({ ...made, clientData: 'e30' }))).toEqual(expiredPasskeyRequest);
  });

  it('refuses a passkey that another member has', async () => {
    const { deps, maya, noor, make } = await setUp();
    const made = await make(noor);
    const theirs = { id: made.id, name: 'Phone', createdAt: NOON, lastUsedAt: null, publicKey: '', counter: 0, transports: [], made: null };
    await expectRight(deps.passkeys.change(maya.uid, () => E.right([theirs])));
    expect(await expectFailure(finishPasskey(deps, made, null, noor))).toEqual(knownPasskey);
  });
});

describe('adding a passkey with an address that nobody has confirmed', () => {
  it('is refused, also in the middle', async () => {
    const { deps, change, maya, make } = await setUp();
    const made = await make();
    change(withConfirmedAddress('maya', false));
    expect(await expectFailure(startPasskey(deps, maya))).toEqual(unconfirmedAddress);
    expect(await expectFailure(finishPasskey(deps, made, null, maya))).toEqual(unconfirmedAddress);
    expect(await expectRight(deps.passkeys.find(maya.uid))).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  it('gives a token of the owner, and asks for no account', async () => {
    const { deps, add, sign, enter } = await setUp();
    await add();
    const options = optionsOf(await expectRight(startPasskeySignIn(deps)));
    expect([options['rpId'], options['userVerification'], options['allowCredentials']]).toEqual(['marquee.example', 'required', undefined]);
    expect(await expectRight(enter(await sign()))).toEqual({ response: { token: 'maya' } });
  });

  const refused: ReadonlyArray<readonly [string, Partial<AuthenticatorHabits>, Failure]> = [
    ['on a page of another site', { origin: 'https://evil.example' }, unauthenticated],
    ['without verification', { verifies: false }, unauthenticated],
    ['in the name of somebody else', { user: 'noor' }, unknownPasskey],
    ['in the name of nobody', { user: '' }, unknownPasskey],
    ['with a name that is no id', { user: '../maya' }, unknownPasskey],
  ];
  it.each(refused)('is refused %s', async (_, habits, failure) => {
    const { deps, maya, phone, add, sign, enter } = await setUp();
    await add();
    Object.assign(phone.habits, habits);
    expect(await expectFailure(enter(await sign()))).toEqual(failure);
    expect(await expectRight(deps.passkeys.find(maya.uid))).toMatchObject([{ lastUsedAt: null }]);
  });

  it('is refused with a changed signature, an answer sent twice or too late, and one to a challenge of another purpose', async () => {
    const { deps, clock, maya, phone, add, sign, enter } = await setUp();
    await add();
    const signed = await sign();
    const { signature } = await sign();
    expect(await expectFailure(enter({ ...(await sign()), signature }))).toEqual(unauthenticated);
    await expectRight(enter(signed));
    expect(await expectFailure(enter(signed))).toEqual(expiredPasskeyRequest);
    const ofAdding = { ...optionsOf(await expectRight(startPasskey(deps, maya))), rpId: 'marquee.example' };
    expect(await expectFailure(enter(await expectRight(phone.prompt.sign(ofAdding))))).toEqual(expiredPasskeyRequest);
    const late = await sign();
    clock.time += CHALLENGE_MS;
    expect(await expectFailure(enter(late))).toEqual(expiredPasskeyRequest);
  });

  it('refuses a copy of an authenticator, by its count', async () => {
    const { phone, add, sign, enter } = await after({ counter: 5 });
    await add();
    phone.habits.counter = 6;
    await expectRight(enter(await sign()));
    for (const counter of [6, 5, 0]) {
      phone.habits.counter = counter;
      expect(await expectFailure(enter(await sign()))).toEqual(unauthenticated);
    }
    phone.habits.counter = 7;
    await expectRight(enter(await sign()));
  });

  it('refuses disabled accounts, those that are being deleted, and deleted ones', async () => {
    const { deps, change, maya, add, sign, enter } = await setUp();
    await add();
    change(withAccess('maya', { disabled: true }));
    expect(await expectFailure(enter(await sign()))).toEqual(accountDisabled);
    change(withAccess('maya', { disabled: false, deleting: true }));
    expect(await expectFailure(enter(await sign()))).toEqual(accountDisabled);
    change(withAccess('maya', { deleting: false }));
    await expectRight(deps.auth.updateUser(maya.uid, { disabled: true }));
    expect(await expectFailure(enter(await sign()))).toEqual(accountDisabled);
    await expectRight(deps.auth.updateUser(maya.uid, { disabled: false }));
    await expectRight(enter(await sign()));
    await expectRight(deleteMyAccount(deps, maya));
    expect(await expectFailure(enter(await sign()))).toEqual(unknownPasskey);
  });

  it('does not exist on a site without passkeys', async () => {
    const { deps, maya } = await setUp();
    const without = { ...deps, relyingParty: null };
    expect([await expectFailure(startPasskeySignIn(without)), await expectFailure(startPasskey(without, maya))]).toEqual([
      notFound('passkeys'), notFound('passkeys'),
    ]);
  });
});
