import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { notAllowed, unauthenticated } from '#domain/failure';
import { byOneself, leavingAt, type Scene } from '#domain/user/authority';
import { normaliseEmail } from '#domain/user/email';
import type { Membership } from '#domain/user/membership';
import { DEFAULT_LISTS, newUser } from '#domain/user/new-user';
import { isActingAdmin, type Standing } from '#domain/user/standing';
import type { ListEntry, User } from '#domain/user/user';
import { forget, standing } from './account-edits';
import type { Means } from './means';
import { randomText } from './passwords';
import { put, type Account, type State } from './state';

const RECENT_MS = 5 * 60_000;

const withDefaults = (lists: ReadonlyArray<ListEntry>): ReadonlyArray<ListEntry> => [
  ...lists,
  ...DEFAULT_LISTS.filter((name) => !lists.some(({ listName }) => listName === name)).map((listName) => ({ listName, listID: randomText(10) })),
];

/** The member with everything that belongs to one. What is there already stays as it is. */
const completed = (state: State, account: Account, name: string | null, now: number): State => {
  const { uid, email } = account;
  const role = account.role ?? 'user';
  const user = state.users.get(uid) ?? { ...newUser({ name: name ?? account.name, email }, [], now), role };
  const profile: User = { ...user, email, emailKey: normaliseEmail(email), lists: withDefaults(user.lists) };
  return pipe(
    state,
    put('accounts', uid, { ...account, role }),
    put('users', uid, profile),
    put('markers', uid, state.markers.get(uid) ?? { disabled: account.disabled, role, since: 0 }),
  );
};

/** What a decision about one's own account rests on. Nobody is on their way out here: leaving takes one step. */
const sceneOf = (state: State, uid: string): Scene => {
  const standings = new Map([...state.markers].map(([key, marker]): readonly [string, Standing] => [key, { ...marker, leaving: false }]));
  const of = standings.get(uid) ?? null;
  return { by: of, of, admins: [...standings.values()].filter(isActingAdmin).length };
};

/** What a server would do, done on the spot. */
export const inMemoryMembership = ({ ground, clock, browser }: Means): Membership => ({
  initialize: (name) =>
    ground.change((state) =>
      pipe(
        standing(browser, state),
        // The profile follows the session's address, which is what everybody else goes by.
        E.map((account) => completed(state, account, name, clock.now())),
      ),
    ),
  endOtherSessions: ground.change((state) =>
    pipe(
      standing(browser, state),
      E.map((account) => {
        const since = clock.now();
        const marker = state.markers.get(account.uid) ?? { disabled: false, role: account.role ?? 'user' };
        return pipe(state, put('accounts', account.uid, { ...account, validSince: since }), put('markers', account.uid, { ...marker, since }));
      }),
    ),
  ),
  deleteAccount: ground.change((state) => {
    const token = state.sessions.get(browser);
    if (token === undefined || E.isLeft(standing(browser, state))) return E.left(unauthenticated);
    if (clock.now() - token.authTime > RECENT_MS) return E.left(notAllowed('delete-account'));
    return pipe(
      byOneself(leavingAt(clock.now()))(sceneOf(state, token.uid)),
      E.map(() => forget(token.uid)(state)),
    );
  }),
});
