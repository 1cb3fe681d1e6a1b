import { directoryNameKey, directoryPrefilter } from '#domain/users/directory/directory-search';
import type { UserSortKeys } from '#domain/users/directory/user-directory';
import type { User } from '#domain/users/user';
import { visitInChunks } from './visit-in-chunks';

type Profile = Pick<User, 'name' | 'email' | 'createdAt'>;

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

  /** Returns whether the user's `directoryPrefilter` contains a text. */
  hasText(text: string): boolean {
    return (this.#text ??= directoryPrefilter(this)).includes(text);
  }

  /** Returns whether the row of a profile would be the same. */
  isRowOf({ name, email, createdAt }: Profile): boolean {
    return this.#profile.name === name && this.#profile.email === email && this.#profile.createdAt === createdAt;
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
