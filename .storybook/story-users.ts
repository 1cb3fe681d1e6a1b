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
import type { Clock } from '#application/ports/clock';
import type { Failure } from '#domain/shared/failure';
import type { AdminBackend } from '#application/ports/admin-backend';
import type { OpenedBackend } from '#application/ports/backend';
import type { DemoEmail } from '#application/ports/demo-mailbox';
import type { BannerSettings } from '#domain/banners/banner';
import type { ListEntry, User } from '#domain/users/user';
import type { UserDirectory } from '#domain/users/directory/user-directory';
import type { SignInMethods } from '#domain/users/sign-in-methods';
import type { UserId } from '#domain/users/user-id';

export const ROLES = ['visitor', 'member', 'admin'] as const;
/** The roles and a member with an unverified e-mail address. */
export type StoryRole = (typeof ROLES)[number] | 'unverified';

type BackendMethods = {
  readonly [K in 'auth' | 'users' | 'accountApi' | 'avatars']: Exclude<keyof OpenedBackend[K], 'identity' | 'watch'>;
};
/** The name of a port and of a method of the admin area that a story can make fail: "users.page". */
export type AdminMethod = { readonly [Port in keyof AdminBackend]: `${Port}.${keyof AdminBackend[Port] & string}` }[keyof AdminBackend];
/** The name of a backend method that a story can make fail. */
export type BackendMethod = BackendMethods[keyof BackendMethods] | AdminMethod;

/** The users of a story's backend. The signed-in user has the password `marquee-demo`, like the demo accounts. */
export type StoryUserOptions = {
  readonly role?: StoryRole;
  /** The list entries in the profile of the signed-in user. */
  readonly lists?: ReadonlyArray<ListEntry>;
  /** Profile fields of the signed-in user. */
  readonly profile?: Partial<User>;
  readonly emailVerified?: boolean;
  /** The e-mail address of the signed-in user. */
  readonly email?: string;
  /** Messages in the demo mailbox; they belong to the signed-in user, or for visitors to the demo member Maya. */
  readonly emails?: ReadonlyArray<DemoEmail>;
  /** E-mail addresses of further accounts. */
  readonly signedUpElsewhere?: ReadonlyArray<string>;
  /** Fails these methods, each with its failure. */
  readonly failureOf?: Partial<Record<BackendMethod, Failure>>;
  readonly methods?: (backend: OpenedBackend) => Partial<SignInMethods>;
  /** Changes the stored data before the story begins. */
  readonly stored?: (state: MemoryState) => MemoryState;
  /** Replaces ports of the admin area. */
  readonly adminPorts?: (admin: AdminBackend) => Partial<AdminBackend>;
  /** Fails the profile Watch of the signed-in user with this failure. */
  readonly profileLost?: Failure;
  readonly network?: NetworkCondition;
  /** The users of the admin area, in place of those of the backend. */
  readonly directory?: UserDirectory;
  /** The banners of the site. */
  readonly banners?: BannerSettings;
  /** Gets the admin area of another admin, who is signed in to another browser. */
  readonly onOtherAdmin?: (other: Answer<AdminBackend>) => void;
};

/** Says the same on every machine. */
const BROWSER = { browserId: 'story', userAgent: '(Windows) Chrome/142.0.0.0' };
const ELSEWHERE = 'another-browser';

const storyLists: ReadonlyArray<ListEntry> = [
  { listName: 'favorites', listID: 'story-favorites' },
  { listName: 'watchlist', listID: 'story-watchlist' },
  { listName: 'films_for_a_rainy_sunday', listID: 'story-rain' },
];

type Port = Readonly<Record<string, unknown>>;

/**
 * Applies network condition and failures to a port's methods. Watches are unchanged, so the user stays signed in; signing out needs no
 * network.
 */
const inScenario = <P extends object>(port: P, { network = 'ok', failureOf = {} }: StoryUserOptions): P => {
  const failures: Readonly<Partial<Record<string, Failure>>> = failureOf;
  const members = Object.entries(port as Port).map(([name, member]) => {
    if (name === 'identity' || name === 'watch' || typeof member !== 'function') return [name, member];
    const failure = failures[name];
    const withScenario = (answer: Answer<unknown>): Answer<unknown> => {
      if (failure !== undefined) return TE.left(failure);
      return name === 'signOut' || name === 'refresh' ? answer : withAnswerNetwork(() => network)(answer);
    };
    // A method without parameters is an Answer itself.
    if (member.length === 0) return [name, withScenario(member as Answer<unknown>)];
    return [name, (...args: never[]) => withScenario((member as (...args: never[]) => Answer<unknown>)(...args))];
  });
  return Object.fromEntries(members) as P; // the same names, each with its own type
};

/** Applies network condition and failures to the ports of the admin area. */
const inAdminScenario = (admin: AdminBackend, options: StoryUserOptions): AdminBackend =>
  Object.fromEntries(
    Object.entries(admin).map(([name, port]) => {
      const failures = Object.entries(options.failureOf ?? {}).flatMap(([method, failure]) =>
        method.startsWith(`${name}.`) ? [[method.slice(name.length + 1), failure] as const] : [],
      );
      return [name, inScenario(port, { ...options, failureOf: Object.fromEntries(failures) })];
    }),
  ) as AdminBackend; // the same ports, each with its own type

/** Creates the memory backend of a story with the scenario's user signed in. */
export const storyBackend = (options: StoryUserOptions, clock: Clock): OpenedBackend => {
  const {
    role = 'visitor', lists = storyLists, profile = {}, emailVerified = role !== 'unverified', signedUpElsewhere = [], emails = [],
    profileLost,
  } = options;
  const uid = `story-${role}`;
  const user = {
    uid, name: role === 'admin' ? 'Ada Marsh' : 'Maya Rosen', email: options.email ?? `${role}@marquee.example`,
    role: role === 'admin' ? ('admin' as const) : ('user' as const), emailVerified, profile: { lists, ...profile },
  };
  const otherUsers = signedUpElsewhere.map((email, at) => withUser({ uid: `elsewhere-${at}`, name: email, email, role: 'user' }));
  const withOtherUsers = otherUsers.reduce((state, addUser) => addUser(state), seedState);
  const state = role === 'visitor' ? withOtherUsers : pipe(withOtherUsers, withUser(user), addSession(BROWSER.browserId, uid, clock.now()));
  const recipient = (role === 'visitor' ? 'maya' : uid) as UserId;
  const withEmails = emails.reduce<MemoryState>(
    (before, email) => putDocument('actionEmails', email.code, { ...email, uid: recipient, writtenAt: clock.now() })(before), state,
  );
  const { onOtherAdmin, banners, stored = (unchanged: MemoryState) => unchanged } = options;
  const withBanners = banners === undefined ? withEmails : putDocument('settings', 'banners', banners)(withEmails);
  const shown = onOtherAdmin === undefined ? withBanners : addSession(ELSEWHERE, 'ada', clock.now())(withBanners);
  const storage = inMemoryStorage(stored(shown));
  const backend = memoryBackend({ storage, clock, ...BROWSER });
  if (onOtherAdmin !== undefined) onOtherAdmin(memoryBackend({ storage, clock, browserId: ELSEWHERE }).admin);
  const users = inScenario(backend.users, options);
  const { accountApi, accountApi: { endOtherSessions, deleteMyAccount } } = backend; // Late members have no names and no parameters.
  return {
    ...backend,
    auth: inScenario({ ...backend.auth, ...options.methods?.(backend) }, options),
    users: profileLost === undefined ? users : { ...users, watch: () => of(E.left(profileLost)) },
    accountApi: inScenario(
      { endOtherSessions, deleteMyAccount, keepPasskeys: null, initializeUser: (name) => accountApi.initializeUser(name) }, options),
    admin: pipe(
      backend.admin,
      TE.map((admin) =>
        inAdminScenario(
          { ...admin, ...(options.directory !== undefined && { users: options.directory }), ...options.adminPorts?.(admin) }, options)),
    ),
    avatars: inScenario(backend.avatars, options),
  };
};
