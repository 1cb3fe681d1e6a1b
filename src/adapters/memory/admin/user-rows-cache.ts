import { directoryNameKey, directoryPrefilter } from '#domain/users/directory/directory-search';
import type { UserSortKeys } from '#domain/users/directory/user-directory';
import type { User } from '#domain/users/user';
import { visitInChunks } from './visit-in-chunks';

type Profile = Pick<User, 'name' | 'email' | 'createdAt' | 'role' | 'disabled' | 'lists'>;

/** What the order of a table and most of a search need of a user. Folded texts are made when they are first needed, and kept. */
export class UserRow implements UserSortKeys {
  readonly uid: string;
  readonly #profile: Profile;
  #nameKey: string | null = null;
  #text: string | null = null;

  constructor(uid: string, profile: Profile) {
    this.uid = uid;
    this.#profile = profile;
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

  /** Returns whether the row of a profile would be the same. */
  isRowOf({ lists, ...profile }: Profile): boolean {
    const isSame = (['name', 'email', 'createdAt', 'role', 'disabled'] as const).every((field) => this.#profile[field] === profile[field]);
    return isSame && this.listCount === lists.length;
  }
}

type Users = ReadonlyMap<string, Profile>;
type Rows = ReadonlyArray<UserRow>;

/** Makes the rows of all users in chunks. Previous rows of unchanged users are used again as far as both are in the same order. */
const toRows = async (users: Users, previous: Rows): Promise<Rows> => {
  const rows: UserRow[] = [];
  let place = 0;
  await visitInChunks(users, ([uid, profile]) => {
    while (place < previous.length && !users.has(previous[place]?.uid ?? '')) place += 1;
    const known = previous[place];
    if (known?.uid === uid) place += 1;
    rows.push(known?.uid === uid && known.isRowOf(profile) ? known : new UserRow(uid, profile));
  });
  return rows;
};

/** Returns a function that makes the rows of all users, and keeps them for its next call. */
export const createUserRowsCache = (): ((users: Users) => Promise<Rows>) => {
  let known: { readonly users: Users; readonly rows: Promise<Rows> } | null = null;
  return (users) => {
    if (known?.users === users) return known.rows;
    const previous = known?.rows ?? Promise.resolve<Rows>([]);
    const rows = previous.then((before) => toRows(users, before));
    known = { users, rows };
    return rows;
  };
};
