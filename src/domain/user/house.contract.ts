import * as E from 'fp-ts/Either';
import { filter, firstValueFrom, map, timeout } from 'rxjs';
import { onTestFinished, vi } from 'vitest';
import type { Answer, Watch } from '../answer';
import type { Failure } from '../failure';
import type { Accounts } from './accounts';
import type { House } from './house';
import type { Credentials, Identity } from './identity';
import type { HeldLetter } from './letters';
import type { Membership } from './membership';
import type { Role } from './role';
import type { UserId } from './user-id';

/** What one browser has of the house. Nobody is signed in there at first. */
export type BrowserHouse = House;

/** A house with what else its contracts need to get hold of. */
export type WholeHouse = BrowserHouse & {
  /** A second browser with a session of its own, talking to the same service. */
  readonly another: () => Promise<BrowserHouse>;
  /** As an admin does it: the claim of tokens to come, the marker and the profile's copy. */
  readonly setRole: (uid: UserId, role: Role) => Promise<void>;
  /** As an admin does it: the account, the marker and the profile's copy. */
  readonly disable: (uid: UserId) => Promise<void>;
  /** Makes the member an admin, and the only one there is for as long as the test takes. */
  readonly makeOnlyAdmin: (uid: UserId) => Promise<void>;
  /** What the server does for whoever is signed in here, as it is so many ms after the password was given. */
  readonly membershipAfter: (millis: number) => Promise<Membership>;
  /** Letters about that address that are not followed yet, newest first, also where they are really sent. */
  readonly readLetters: (email: string) => Promise<ReadonlyArray<HeldLetter>>;
  /** Whether anything is left of the member's picture, in the profile or beside it. */
  readonly isPictureKept: (uid: UserId) => Promise<boolean>;
  /** Lets so much time pass that the identity service dates things differently: it counts in seconds. */
  readonly later: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Accounts of earlier tests may still be there: every test brings addresses of its own. */
export type MakeHouse = () => Promise<WholeHouse>;

/** How long a test may take, in ms: emulators take their time. */
export const CONTRACT_TIMEOUT_MS = 120_000;
const PATIENCE_MS = 100_000;

export const opened = async (make: MakeHouse): Promise<WholeHouse> => {
  const house = await make();
  onTestFinished(() => house.close());
  return house;
};

/** What an answer brings, or the end of the test. */
export const done = async <A>(answer: Answer<A>): Promise<A> => {
  const given = await answer();
  if (E.isLeft(given)) throw new Error(`Refused: ${JSON.stringify(given.left)}`);
  return given.right;
};

/** How an answer is refused, or the end of the test. */
export const refusal = async (answer: Answer<unknown>): Promise<Failure> => {
  const given = await answer();
  if (E.isRight(given)) throw new Error('Nothing was refused.');
  return given.left;
};

/** The first word of a Watch that fits. */
export const heard = <A>(watch: Watch<A>, fits: (word: A) => boolean = () => true): Promise<A> =>
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

export const newEmail = (): string => `${crypto.randomUUID()}@contract.example`;

/** Whoever is signed in. */
export const signedInAs = (accounts: Accounts): Promise<Identity> =>
  heard(accounts.identity, (who) => who !== null).then((who) => {
    if (who === null) throw new Error('Nobody is signed in.');
    return who;
  });

export type Newcomer = Credentials & { readonly uid: UserId };

/** Somebody who has just opened an account and is signed in, without a profile. */
export const newcomer = async ({ accounts }: Pick<BrowserHouse, 'accounts'>, name = 'Maya Rosen'): Promise<Newcomer> => {
  const credentials = { email: newEmail(), password: 'a long enough one' };
  await done(accounts.signUp({ ...credentials, name }));
  return { ...credentials, uid: (await signedInAs(accounts)).uid };
};

/** Somebody who is signed in and has everything that a member has. */
export const member = async (house: Pick<BrowserHouse, 'accounts' | 'membership'>, name = 'Maya Rosen'): Promise<Newcomer> => {
  const who = await newcomer(house, name);
  await done(house.membership.initialize(name));
  await done(house.accounts.refresh);
  return who;
};
