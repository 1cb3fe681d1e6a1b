import * as E from 'fp-ts/Either';
import { filter, firstValueFrom, map, timeout } from 'rxjs';
import { onTestFinished, vi } from 'vitest';
import type { Answer, Watch } from '../../shared/answer';
import type { Failure } from '../../shared/failure';
import type { AuthService } from '../auth-service';
import type { Backend } from '#application/ports/backend';
import type { Credentials, Identity } from '../identity';
import type { DemoEmail } from '#application/ports/demo-mailbox';
import type { AccountApi } from '../account-api';
import type { Role } from '../role';
import type { UserId } from '../user-id';

/** What one browser has of the house. Nobody is signed in there at first. */
export type BackendUnderTest = Backend;

/** A house with what else its contracts need to get hold of. */
export type BackendTestbed = BackendUnderTest & {
  /** A second browser with a session of its own, talking to the same service. */
  readonly another: () => Promise<BackendUnderTest>;
  /** As an admin does it: the claim of tokens to come, the marker and the profile's copy. */
  readonly setRole: (uid: UserId, role: Role) => Promise<void>;
  /** As an admin does it: the account, the marker and the profile's copy. */
  readonly disable: (uid: UserId) => Promise<void>;
  /** Makes the member an admin, and the only one there is for as long as the test takes. */
  readonly makeOnlyAdmin: (uid: UserId) => Promise<void>;
  /** What the server does for whoever is signed in here, as it is so many ms after the password was given. */
  readonly membershipAfter: (millis: number) => Promise<AccountApi>;
  /** Letters about that address that are not followed yet, newest first, also where they are really sent. */
  readonly readLetters: (email: string) => Promise<ReadonlyArray<DemoEmail>>;
  /** Whether anything is left of the member's picture, in the profile or beside it. */
  readonly isPictureKept: (uid: UserId) => Promise<boolean>;
  /** Lets so much time pass that the identity service dates things differently: it counts in seconds. */
  readonly later: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Accounts of earlier tests may still be there: every test brings addresses of its own. */
export type CreateTestbed = () => Promise<BackendTestbed>;

/** How long a test may take, in ms: emulators take their time. */
export const CONTRACT_TIMEOUT_MS = 120_000;
const PATIENCE_MS = 100_000;

export const openTestbed = async (make: CreateTestbed): Promise<BackendTestbed> => {
  const house = await make();
  onTestFinished(() => house.close());
  return house;
};

/** What an answer brings, or the end of the test. */
export const expectRight = async <A>(answer: Answer<A>): Promise<A> => {
  const given = await answer();
  if (E.isLeft(given)) throw new Error(`Refused: ${JSON.stringify(given.left)}`);
  return given.right;
};

/** How an answer is refused, or the end of the test. */
export const expectLeft = async (answer: Answer<unknown>): Promise<Failure> => {
  const given = await answer();
  if (E.isRight(given)) throw new Error('Nothing was refused.');
  return given.left;
};

/** The first word of a Watch that fits. */
export const firstValue = <A>(watch: Watch<A>, fits: (word: A) => boolean = () => true): Promise<A> =>
  firstValueFrom(
    watch.pipe(
      map((word) => {
        if (E.isLeft(word)) throw new Error(`The Watch says ${JSON.stringify(word.left)}`);
        return word.right;
      }),
      filter(fits),
      timeout(PATIENCE_MS),
    ),
  );

/** Waits until that holds; what takes too long fails as it stands. */
export const eventually = (holds: () => Promise<void> | void): Promise<void> => vi.waitFor(holds, { timeout: PATIENCE_MS, interval: 50 });

export const uniqueEmail = (): string => `${crypto.randomUUID()}@contract.example`;

/** Whoever is signed in. */
export const signedInAs = (accounts: AuthService): Promise<Identity> =>
  firstValue(accounts.identity, (who) => who !== null).then((who) => {
    if (who === null) throw new Error('Nobody is signed in.');
    return who;
  });

export type TestUser = Credentials & { readonly uid: UserId };

/** Somebody who has just opened an account and is signed in, without a profile. */
export const signUpUser = async ({ auth }: Pick<BackendUnderTest, 'auth'>, name = 'Maya Rosen'): Promise<TestUser> => {
  const credentials = { email: uniqueEmail(), password: 'a long enough one' };
  await expectRight(auth.signUp({ ...credentials, name }));
  return { ...credentials, uid: (await signedInAs(auth)).uid };
};

/** Somebody who is signed in and has everything that a member has. */
export const createMember = async (house: Pick<BackendUnderTest, 'auth' | 'accountApi'>, name = 'Maya Rosen'): Promise<TestUser> => {
  const who = await signUpUser(house, name);
  await expectRight(house.accountApi.initializeUser(name));
  await expectRight(house.auth.refresh);
  return who;
};
