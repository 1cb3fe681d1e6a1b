import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { withConfirmedAddress } from '#adapters/memory/server/memory-documents.fixture';
import { addTestUser } from '#adapters/memory/server/test-server.fixture';
import { endUserSessions } from '#application/server/admin/end-user-sessions';
import { initializeUser } from '#application/server/initialize-user';
import { finishPasskey, getPasskeys, keepPasskeys, startPasskey } from '#application/server/passkeys/passkey-calls';
import { endSessionsButPasskeys } from '#application/server/passkeys/passkey-owner';
import { finishPasskeySignIn, startPasskeySignIn } from '#application/server/passkeys/sign-in-with-passkey';
import type { ServerResult } from '#application/server/server-deps';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { unknownPasskey } from '#domain/users/passkeys/passkey';
import type { PasskeyOptions } from '#domain/users/passkeys/passkey-answer';
import { createTestHttpServer, PASSKEY_ORIGIN } from '../../http/test-http-server.fixture';
import { softwareAuthenticator } from './software-authenticator.fixture';

const optionsOf = (result: ServerResult): PasskeyOptions => ('response' in result ? result.response : {}) as PasskeyOptions;

/** A server with Maya, and a telephone that has a passkey of her account. */
const setUp = async () => {
  const server = createTestHttpServer();
  const { deps, clock } = server;
  const { uid } = await addTestUser(server, 'maya');
  server.change(withConfirmedAddress(uid));
  const { prompt } = softwareAuthenticator(PASSKEY_ORIGIN);
  /** Maya, who has just signed in. */
  const maya = () => ({ uid, role: 'user' as const, authTime: clock.time, way: 'password' as const });
  const add = async () => {
    const made = await expectRight(prompt.make(optionsOf(await expectRight(startPasskey(deps, maya())))));
    return expectRight(finishPasskey(deps, made, null, maya()));
  };
  const enter = async () => {
    const options = optionsOf(await expectRight(startPasskeySignIn(deps)));
    return finishPasskeySignIn(deps, await expectRight(prompt.sign(options)));
  };
  const stored = () => expectRight(deps.passkeys.find(uid));
  const wait = () => void (clock.time += 60_000);
  /** The identity service has a new password, and dates it: it does not say by which way it came. */
  const newPassword = async () => {
    wait();
    await expectRight(deps.auth.endSessions(uid));
  };
  /** The next sign-in with the password. */
  const signIn = async () => {
    wait();
    await expectRight(initializeUser(deps, uid, null));
  };
  await add();
  return { ...server, uid, maya, add, enter, stored, wait, newPassword, signIn };
};

describe('a passkey from before a reset of the password by e-mail', () => {
  it('is refused and removed, although no page has called the server', async () => {
    const { enter, newPassword, stored } = await setUp();
    await newPassword();
    expect(await expectFailure(await enter())).toEqual(unknownPasskey);
    expect(await stored()).toEqual([]);
  });

  it('is removed by the call of the page', async () => {
    const { deps, maya, newPassword, stored } = await setUp();
    await newPassword();
    await expectRight(endSessionsButPasskeys(deps, maya()));
    expect(await stored()).toEqual([]);
  });

  it('is not listed, and leaves its place to a new one', async () => {
    const { deps, maya, add, enter, newPassword, signIn, stored, wait } = await setUp();
    await newPassword();
    expect(await expectRight(getPasskeys(deps, maya()))).toEqual({ response: [] });
    const { response: { id } } = await add();
    await signIn();
    expect((await stored()).map((passkey) => passkey.id)).toEqual([id]);
    wait();
    await expectRight(await enter());
  });

  it('does not come back with a later password of the member’s own', async () => {
    const { deps, maya, newPassword, signIn, stored } = await setUp();
    await newPassword();
    await signIn();
    await newPassword();
    await expectRight(keepPasskeys(deps, maya()));
    expect(await stored()).toEqual([]);
  });

  it('ends too if a former version has stored it', async () => {
    const { deps, uid, enter, newPassword } = await setUp();
    await expectRight(deps.passkeys.change(uid, (present) => E.right(present.map((passkey) => ({ ...passkey, made: null })))));
    await expectRight(await enter());
    await newPassword();
    expect(await expectFailure(await enter())).toEqual(unknownPasskey);
  });
});

describe('a passkey of the member’s own', () => {
  it('outlives the end of all other sessions, twice', async () => {
    const { deps, maya, enter, signIn, wait } = await setUp();
    for (let round = 0; round < 2; round += 1) {
      wait();
      await expectRight(endSessionsButPasskeys(deps, maya()));
      await expectRight(await enter());
    }
    await signIn();
    await expectRight(await enter());
  });

  it('outlives a new password that the member has chosen in the app', async () => {
    const { deps, maya, enter, newPassword, signIn } = await setUp();
    await newPassword();
    await expectRight(keepPasskeys(deps, maya()));
    await expectRight(await enter());
    await expectRight(endSessionsButPasskeys(deps, maya()));
    await expectRight(await enter());
    await signIn();
    await expectRight(await enter());
  });

  it('is kept only by who has signed in lately', async () => {
    const { deps, maya, newPassword, stored } = await setUp();
    await newPassword();
    const late = { ...maya(), authTime: maya().authTime - 600_000 };
    expect(await expectFailure(keepPasskeys(deps, late))).toMatchObject({ _tag: 'forbidden' });
    expect(await stored()).toMatchObject([{ made: { since: 0 } }]);
  });

  it('ends when an admin ends all sessions of the member', async () => {
    const server = await setUp();
    const ada = await addTestUser(server, 'ada', 'admin');
    server.wait();
    await expectRight(endUserSessions(server.deps, server.uid, ada));
    expect(await expectFailure(await server.enter())).toEqual(unknownPasskey);
  });
});
