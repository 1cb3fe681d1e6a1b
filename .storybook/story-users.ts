import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { of } from 'rxjs';
import { addSession } from '#adapters/memory/auth/account-edits';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { memoryBackend } from '#adapters/memory/memory-backend';
import { seedState, withUser } from '#adapters/memory/demo-data';
import { putDocument, type MemoryState } from '#adapters/memory/storage/state';
import { withAnswerNetwork, type NetworkCondition } from '#storybook/fault-injection.ts';
import type { Answer } from '#domain/shared/answer';
import type { Clock } from '#domain/shared/clock';
import type { Failure } from '#domain/shared/failure';
import type { Backend } from '#application/ports/backend';
import type { DemoEmail } from '#application/ports/demo-mailbox';
import type { ListEntry, User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';

export const ROLES = ['visitor', 'member', 'admin'] as const;
/** Besides the roles: a member whose address is not verified. */
export const STORY_USERS = [...ROLES, 'unverified'] as const;
export type StoryRole = (typeof STORY_USERS)[number];

type Asked = { readonly [K in 'auth' | 'users' | 'accountApi' | 'avatars']: Exclude<keyof Backend[K], 'identity' | 'watch'> };
/** Everything that can be asked of the house. */
export type BackendMethod = Asked[keyof Asked];

/** Who lives in the story's house. The person in front of the screen has the password `marquee-demo`, like those of the demonstration. */
export type StoryUserOptions = {
  readonly role?: StoryRole;
  /** The lists of whoever is signed in, as the profile holds them. */
  readonly lists?: ReadonlyArray<ListEntry>;
  /** Facts of the profile of whoever is signed in. */
  readonly profile?: Partial<User>;
  readonly emailVerified?: boolean;
  /** The address of whoever is signed in. */
  readonly email?: string;
  /** Letters that lie in the house; those about an address that nobody has are whoever's is signed in, or else the demonstration's member's. */
  readonly emails?: ReadonlyArray<DemoEmail>;
  /** Addresses that have an account already. */
  readonly signedUpElsewhere?: ReadonlyArray<string>;
  /** Refuses these questions, each its way. */
  readonly failureOf?: Partial<Record<BackendMethod, Failure>>;
  /** Why the profile of whoever is signed in cannot be read. */
  readonly profileLost?: Failure;
  readonly network?: NetworkCondition;
};

const BROWSER = 'story';

const storyLists: ReadonlyArray<ListEntry> = [
  { listName: 'favorites', listID: 'story-favorites' },
  { listName: 'watchlist', listID: 'story-watchlist' },
  { listName: 'films_for_a_rainy_sunday', listID: 'story-rain' },
];

type Port = Readonly<Record<string, unknown>>;

/** What the house is asked goes through the network; what it says of itself does not: whoever is signed in stays so. Signing out needs nothing outside. */
const inScenario = <P extends object>(port: P, { network = 'ok', failureOf = {} }: StoryUserOptions): P => {
  const refusals: Readonly<Partial<Record<string, Failure>>> = failureOf;
  const changed = Object.entries(port as Port).map(([name, member]) => {
    if (name === 'identity' || name === 'watch' || typeof member !== 'function') return [name, member];
    const refusal = refusals[name];
    const through = (answer: Answer<unknown>): Answer<unknown> => {
      if (refusal !== undefined) return TE.left(refusal);
      return name === 'signOut' || name === 'refresh' ? answer : withAnswerNetwork(() => network)(answer);
    };
    // Answers without a question are functions themselves.
    if (member.length === 0) return [name, through(member as Answer<unknown>)];
    return [name, (...args: never[]) => through((member as (...args: never[]) => Answer<unknown>)(...args))];
  });
  return Object.fromEntries(changed) as P; // the same names, each with its own type
};

/** The house of a story, with whoever is in front of the screen signed in from the start. */
export const storyBackend = (household: StoryUserOptions, clock: Clock): Backend => {
  const { role = 'visitor', lists = storyLists, profile = {}, emailVerified = role !== 'unverified', signedUpElsewhere = [], emails = [], profileLost } = household;
  const uid = `story-${role}`;
  const person = {
    uid, name: role === 'admin' ? 'Ada Marsh' : 'Maya Rosen', email: household.email ?? `${role}@marquee.example`,
    role: role === 'admin' ? ('admin' as const) : ('user' as const), emailVerified, profile: { lists, ...profile },
  };
  const neighbours = signedUpElsewhere.map((email, at) => withUser({ uid: `elsewhere-${at}`, name: email, email, role: 'user' }));
  const peopled = neighbours.reduce((state, move) => move(state), seedState);
  const state = role === 'visitor' ? peopled : pipe(peopled, withUser(person), addSession(BROWSER, uid, clock.now()));
  const to = (role === 'visitor' ? 'maya' : uid) as UserId;
  const posted = emails.reduce<MemoryState>((before, letter) => putDocument('letters', letter.code, { ...letter, uid: to, writtenAt: clock.now() })(before), state);
  const house = memoryBackend({ storage: inMemoryStorage(posted), clock, browserId: BROWSER });
  const users = inScenario(house.users, household);
  return {
    ...house,
    auth: inScenario(house.auth, household),
    users: profileLost === undefined ? users : { ...users, watch: () => of(E.left(profileLost)) },
    accountApi: inScenario(house.accountApi, household),
    avatars: inScenario(house.avatars, household),
  };
};
