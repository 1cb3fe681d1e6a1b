import { randomBytes } from 'node:crypto';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, vi } from 'vitest';
import { httpPasskeys } from '#adapters/functions-api/http-passkeys';
import { withConfirmedAddress } from '#adapters/memory/server/memory-documents.fixture';
import { addTestUser, NOON, tokenFor } from '#adapters/memory/server/test-server.fixture';
import { testPasskeys } from '#application/server/passkeys/passkeys.fixture';
import { keepsPasskeyRepositoryContract } from '#domain/users/passkeys/passkey-repository.contract';
import { keepsPasskeyServiceContract } from '#domain/users/passkeys/passkey-service.contract';
import { aUserId } from '#domain/users/user.fixture';
import { createTestHandler, sendToHandler } from '../../http/request-handler.fixture';
import { PASSKEY_ORIGIN } from '../../http/test-http-server.fixture';
import { softwareAuthenticator } from './software-authenticator.fixture';

afterEach(() => vi.unstubAllGlobals());

// The same contract runs on Firestore in tests/emulators/members/passkeys.test.ts.
keepsPasskeyRepositoryContract('testPasskeys', () =>
  Promise.resolve({ passkeys: testPasskeys(), uid: aUserId('maya'), newText: () => randomBytes(32).toString('hex') }));

keepsPasskeyServiceContract('httpPasskeys and the endpoints', async () => {
  const handler = createTestHandler();
  const maya = await addTestUser(handler, 'maya');
  handler.change(withConfirmedAddress('maya'));
  vi.stubGlobal('fetch', sendToHandler(handler));
  const entered: string[] = [];
  return {
    entered,
    now: NOON,
    wait: (ms) => {
      handler.clock.time += ms;
    },
    openDevice: () => {
      const { prompt, habits } = softwareAuthenticator(PASSKEY_ORIGIN);
      const server = { base: 'https://marquee.example/api', token: TE.right(tokenFor(handler, maya)) };
      return {
        passkeys: httpPasskeys(server, prompt, (token) => TE.fromIO(() => void entered.push(token))),
        closePrompts: () => {
          habits.closes = true;
        },
      };
    },
  };
});
