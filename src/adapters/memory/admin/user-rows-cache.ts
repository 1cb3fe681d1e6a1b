import { roleAndStateOf } from '#domain/users/directory/directory-entry';
import { directoryNameKey, directoryPrefilter } from '#domain/users/directory/directory-search';
import type { UserSortKeys } from '#domain/users/directory/user-directory';
import type { User } from '#domain/users/user';
import type { MemoryState } from '#adapters/memory/storage/state';
import { visitInChunks } from './visit-in-chunks';

type Profile = Pick<User, 'name' | 'email' | 'createdAt' | 'role' | 'disabled' | 'lists'>;
/** Documents of a user from which a row is made. */
type RowFacts = {
  readonly profile: Profile;
  /** Null if there is no access record. */
  readonly access: Parameters<typeof roleAndStateOf>[0]['access'];
  readonly lastSignInAt: number | null;
};

/** Values of a user that the order of a table and most of a search need. Folded texts are made when they are first needed, and kept. */
export class UserRow implements UserSortKeys {
  readonly uid: string;
  readonly role: User['role'];
  readonly disabled: boolean;
  readonly lastSignInAt: number | null;
  readonly #profile: Profile;
  #nameKey: string | null = null;
  #text: string | null = null;

  constructor(uid: string, facts: RowFacts) {
    const { role, disabled } = roleAndStateOf(facts);
    this.uid = uid;
    this.role = role;
    this.disabled = disabled;
    this.lastSignInAt = facts.lastSignInAt;
    this.#profile = facts.profile;
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

  get listCount(): number {
    return this.#profile.lists.length;
  }

  /** Returns whether the user's `directoryPrefilter` contains a text. */
  hasText(text: string): boolean {
    return (this.#text ??= directoryPrefilter(this)).includes(text);
  }

  /** Returns whether the row of these documents would be the same. */
  isRowOf(facts: RowFacts): boolean {
    const { profile, lastSignInAt } = facts;
    const { role, disabled } = roleAndStateOf(facts);
    const isSame = (['name', 'email', 'createdAt'] as const).every((field) => this.#profile[field] === profile[field]);
    return (
      isSame && this.role === role && this.disabled === disabled && this.listCount === profile.lists.length &&
      this.lastSignInAt === lastSignInAt
    );
  }
}

type Source = Pick<MemoryState, 'users' | 'access' | 'accounts'>;
type Rows = ReadonlyArray<UserRow>;

/** Makes the rows of all users in chunks. Previous rows of unchanged users are used again as far as both are in the same order. */
const toRows = async ({ users, access, accounts }: Source, previous: Rows): Promise<Rows> => {
  const rows: UserRow[] = [];
  let place = 0;
  await visitInChunks(users, ([uid, profile]) => {
    while (place < previous.length && !users.has(previous[place]?.uid ?? '')) place += 1;
    const known = previous[place];
    const facts = { profile, access: access.get(uid) ?? null, lastSignInAt: accounts.get(uid)?.lastSignInAt ?? null };
    if (known?.uid === uid) place += 1;
    rows.push(known?.uid === uid && known.isRowOf(facts) ? known : new UserRow(uid, facts));
  });
  return rows;
};

/** Returns a function that makes the rows of all users, and keeps them for its next call. */
export const createUserRowsCache = (): ((source: Source) => Promise<Rows>) => {
  let known: { readonly source: Source; readonly rows: Promise<Rows> } | null = null;
  return (source) => {
    const before = known?.source;
    if (known !== null && (['users', 'access', 'accounts'] as const).every((part) => before?.[part] === source[part])) return known.rows;
    const previous = known?.rows ?? Promise.resolve<Rows>([]);
    const rows = previous.then((before) => toRows(source, before));
    known = { source, rows };
    return rows;
  };
};
