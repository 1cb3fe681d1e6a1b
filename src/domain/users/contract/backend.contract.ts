import * as E from 'fp-ts/Either';
import { filter, firstValueFrom, map, timeout } from 'rxjs';
import { onTestFinished, vi } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import type { Watch } from '#domain/shared/answer';
import type { AuthService } from '#domain/users/auth-service';
import type { Backend } from '#application/ports/backend';
import type { Credentials, Identity } from '#domain/users/identity';
import type { DemoEmail } from '#application/ports/demo-mailbox';
import type { AccountApi } from '#domain/users/account-api';
import type { AdminApi } from '#domain/users/admin-api';
import type { Role } from '#domain/users/role';
import type { UserId } from '#domain/users/user-id';

/** The backend as seen by one browser, initially without a signed-in user. */
export type BackendUnderTest = Backend;

/** A backend with the additional controls that contracts need. */
export type BackendTestbed = BackendUnderTest & {
  /** Opens a second browser with a session of its own and the same service. */
  readonly openSecondBrowser: () => Promise<BackendUnderTest>;
  /** Changes the role like an admin: claim of future tokens, access record and the profile's copy. */
  readonly setRole: (uid: UserId, role: Role) => Promise<void>;
  /** Disables like an admin: account, access record and the profile's copy. */
  readonly disable: (uid: UserId) => Promise<void>;
  /** Returns the unused action e-mails for an address, newest first, also for backends that really send e-mails. */
  readonly readActionEmails: (email: string) => Promise<ReadonlyArray<DemoEmail>>;
  /** Returns whether the member's image exists in the profile or in the storage. */
  readonly hasStoredAvatar: (uid: UserId) => Promise<boolean>;
  /** Waits until the identity service, which counts in seconds, uses a later time. */
  readonly advanceClock: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A backend whose server runs in this process, with the controls that the contracts of its calls need. */
export type ServerTestbed = BackendTestbed & {
  /** Admin calls as the user of the first browser. */
  readonly adminApi: AdminApi;
  /** Makes the member the only admin for the duration of the test. */
  readonly makeOnlyAdmin: (uid: UserId) => Promise<void>;
  /** Returns the account API of the signed-in user as if `millis` ms had passed since authentication. */
  readonly accountApiAfter: (millis: number) => Promise<AccountApi>;
};

/** Creates a testbed. Accounts of earlier tests may exist, so every test uses unique addresses. */
export type CreateTestbed = () => Promise<BackendTestbed>;

/** Time limit of a test in ms; long because emulators are slow. */
export const CONTRACT_TIMEOUT_MS = 120_000;
const WAIT_TIMEOUT_MS = 100_000;

export const openTestbed = async <T extends BackendTestbed>(make: () => Promise<T>): Promise<T> => {
  const testbed = await make();
  onTestFinished(() => testbed.close());
  return testbed;
};

/** Returns the first value of a Watch that matches; fails the test on a failure or after `WAIT_TIMEOUT_MS`. */
export const firstValue = <A>(watch: Watch<A>, matches: (value: A) => boolean = () => true): Promise<A> =>
  firstValueFrom(
    watch.pipe(
      map((result) => {
        if (E.isLeft(result)) throw new Error(`The Watch emitted ${JSON.stringify(result.left)}`);
        return result.right;
      }),
      filter(matches),
      timeout(WAIT_TIMEOUT_MS),
    ),
  );

/** Repeats an assertion until it passes; after `WAIT_TIMEOUT_MS` fails with the last error. */
export const eventually = (assertion: () => Promise<void> | void): Promise<void> =>
  vi.waitFor(assertion, { timeout: WAIT_TIMEOUT_MS, interval: 50 });

export const uniqueEmail = (): string => `${crypto.randomUUID()}@contract.example`;

/** Returns the signed-in identity; waits for the first one. */
export const waitForIdentity = (auth: AuthService): Promise<Identity> =>
  firstValue(auth.identity, (identity) => identity !== null).then((identity) => {
    if (identity === null) throw new Error('No user is signed in.');
    return identity;
  });

export type TestUser = Credentials & { readonly uid: UserId };

/** Creates and signs in a user without a profile. */
export const signUpUser = async ({ auth }: Pick<BackendUnderTest, 'auth'>, name = 'Maya Rosen'): Promise<TestUser> => {
  const credentials = { email: uniqueEmail(), password: 'a long enough one' };
  await expectRight(auth.signUp({ ...credentials, name }));
  return { ...credentials, uid: (await waitForIdentity(auth)).uid };
};

/** Creates and signs in an initialized member. */
export const createMember = async (testbed: Pick<BackendUnderTest, 'auth' | 'accountApi'>, name = 'Maya Rosen'): Promise<TestUser> => {
  const user = await signUpUser(testbed, name);
  await expectRight(testbed.accountApi.initializeUser(name));
  await expectRight(testbed.auth.refresh);
  return user;
};
