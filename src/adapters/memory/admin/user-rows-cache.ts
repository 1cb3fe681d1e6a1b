import { directoryNameKey, directoryPrefilter } from '#domain/users/directory/directory-search';
import type { UserSortKeys } from '#domain/users/directory/user-directory';
import type { User } from '#domain/users/user';
import type { MemoryState } from '#adapters/memory/storage/state';
import { visitInChunks } from './visit-in-chunks';

type Profile = Pick<User, 'name' | 'email' | 'createdAt' | 'role' | 'disabled' | 'lists'>;

/** Values of a user that the order of a table and most of a search need. Folded texts are made when they are first needed, and kept. */
export class UserRow implements UserSortKeys {
  readonly uid: string;
  readonly #profile: Profile;
  readonly lastSignInAt: number | null;
  #nameKey: string | null = null;
  #text: string | null = null;

  constructor(uid: string, profile: Profile, lastSignInAt: number | null) {
    this.uid = uid;
    this.#profile = profile;
    this.lastSignInAt = lastSignInAt;
  }

  get nameKey(): string {
    return (this.#nameKey ??= directoryNameKey(this.#profile.name));
  }

  get emailKey(): string {
    return this.#profile.email.toLowerCase();
  }

  get createdAt(): number {
    return this.#profile.createdAt;
  }

  get role(): User['role'] {
    return this.#profile.role;
  }

  get disabled(): boolean {
    return this.#profile.disabled;
  }

  get listCount(): number {
    return this.#profile.lists.length;
  }

  /** Returns whether the user's `directoryPrefilter` contains a text. */
  hasText(text: string): boolean {
    return (this.#text ??= directoryPrefilter(this)).includes(text);
  }

  /** Returns whether the row of a profile and its account would be the same. */
  isRowOf({ lists, ...profile }: Profile, lastSignInAt: number | null): boolean {
    const isSame = (['name', 'email', 'createdAt', 'role', 'disabled'] as const).every((field) => this.#profile[field] === profile[field]);
    return isSame && this.listCount === lists.length && this.lastSignInAt === lastSignInAt;
  }
}

type Source = Pick<MemoryState, 'users' | 'accounts'>;
type Rows = ReadonlyArray<UserRow>;

/** Makes the rows of all users in chunks. Previous rows of unchanged users are used again as far as both are in the same order. */
const toRows = async ({ users, accounts }: Source, previous: Rows): Promise<Rows> => {
  const rows: UserRow[] = [];
  let place = 0;
  await visitInChunks(users, ([uid, profile]) => {
    while (place < previous.length && !users.has(previous[place]?.uid ?? '')) place += 1;
    const known = previous[place];
    const lastSignInAt = accounts.get(uid)?.lastSignInAt ?? null;
    if (known?.uid === uid) place += 1;
    rows.push(known?.uid === uid && known.isRowOf(profile, lastSignInAt) ? known : new UserRow(uid, profile, lastSignInAt));
  });
  return rows;
};

/** Returns a function that makes the rows of all users, and keeps them for its next call. */
export const createUserRowsCache = (): ((source: Source) => Promise<Rows>) => {
  let known: { readonly source: Source; readonly rows: Promise<Rows> } | null = null;
  return (source) => {
    if (known?.source.users === source.users && known.source.accounts === source.accounts) return known.rows;
    const previous = known?.rows ?? Promise.resolve<Rows>([]);
    const rows = previous.then((before) => toRows(source, before));
    known = { source, rows };
    return rows;
  };
};
