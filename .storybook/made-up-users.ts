import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pageOfRows, type RowPage, type RowCursor } from '#domain/shared/row-page';
import { toDirectorySearchKey } from '#domain/users/directory/directory-search';
import { toDirectoryEntry, type DirectoryEntry } from '#domain/users/directory/directory-entry';
import { effectiveUserSort, type UserDirectory, type UserQuery } from '#domain/users/directory/user-directory';
import type { UserId } from '#domain/users/user-id';

/** In alphabetic order, so that the order of the numbers is the order of the names. */
const FIRST = ['Adaeze', 'Bruno', 'Clara', 'Daniel', 'Émile', 'Farid', 'Greta', 'Hiro', 'Ines', 'Jonas'];
const LAST = ['Abara', 'Brandt', 'Castellan', 'Diallo', 'Eriksson', 'Fischer', 'Garcia', 'Haddad', 'Ito', 'Jansen'];
const [FIRST_JOINED, BETWEEN] = [Date.parse('2016-01-01'), 3_200_000];
const PREFIX = 'made-up-';

const digits = (number: number, size: number): string => String(number).padStart(size, '0');

/** A user by number: 10 first names, 10 last names each, and a number of as many digits as needed. */
const partsOf = (index: number, perName: number): { readonly first: string; readonly last: string; readonly rest: number } => {
  const group = Math.floor(index / perName);
  return {
    first: FIRST[Math.floor(group / LAST.length) % FIRST.length] ?? '', last: LAST[group % LAST.length] ?? '', rest: index % perName,
  };
};
const isAdmin = (index: number): boolean => index % 25_000 === 7;
const isDisabled = (index: number): boolean => index % 40 === 3;

/**
 * A directory of made-up users. Each user is made when a page asks for it; nothing is copied as a whole. Names, addresses and dates of
 * joining have the same order. @param override replaces fields of the first users. @param onMade called for each user that is made.
 */
export const madeUpUsers = (
  size: number,
  override: ReadonlyArray<Partial<DirectoryEntry>> = [],
  onMade: () => void = () => undefined,
): UserDirectory => {
  const perName = Math.max(1, Math.ceil(size / (FIRST.length * LAST.length)));
  const width = String(perName).length;
  const entryOf = (index: number): DirectoryEntry => {
    onMade();
    const { first, last, rest } = partsOf(index, perName);
    const name = `${first} ${last} ${digits(rest, width)}`;
    const email = `${first === 'Émile' ? 'emile' : first.toLowerCase()}.${last.toLowerCase()}.${digits(rest, width)}@example.org`;
    const facts = {
      name, email, phoneNumber: null, photoURL: null, createdAt: FIRST_JOINED + index * BETWEEN,
      lists: Array.from({ length: 2 + (index % 9) }, () => ({ listName: '', listID: '' })),
    };
    const entry = toDirectoryEntry({
      uid: `${PREFIX}${index}` as UserId,
      profile: { ...facts, role: isAdmin(index) ? 'admin' : 'user', disabled: isDisabled(index) },
      access: null,
      account: { emailVerified: index % 6 !== 1, lastSignInAt: index % 6 === 1 ? 0 : facts.createdAt + BETWEEN },
    });
    return { ...entry, ...override[index] };
  };
  const indexOf = (id: string): number => (id.startsWith(PREFIX) ? Number(id.slice(PREFIX.length)) : Number.NaN);
  const page = (query: UserQuery, range: RowCursor, limit: number): RowPage<DirectoryEntry> => {
    const key = toDirectorySearchKey(query.text);
    /** Says whether all users with the same names match; null if it depends on the number. */
    const groups = new Map<number, boolean | null>();
    // Users with the same names differ in their number only, so that few of them are made for a search.
    const [, nameText = '', number = ''] = /^(\D*?)\s*(?:(\d+).*)?$/.exec(key ?? '') ?? [];
    const groupMatches = (group: number): boolean | null => {
      if (key === null) return true;
      const isNamed = nameText === '' || entryOf(group * perName).searchKeys.includes(nameText);
      return isNamed && number !== '' ? null : isNamed;
    };
    const matches = (index: number): boolean => {
      if (query.role !== null && (query.role === 'admin') !== isAdmin(index)) return false;
      if (query.state !== null && (query.state === 'disabled') !== isDisabled(index)) return false;
      const group = Math.floor(index / perName);
      let known = groups.get(group);
      if (known === undefined) groups.set(group, (known = groupMatches(group)));
      return known ?? (digits(index % perName, width).startsWith(number) && entryOf(index).searchKeys.includes(key ?? ''));
    };
    const isDescending = query.direction === 'desc';
    const anchor = indexOf(('before' in range ? range.before : range.after) ?? '');
    const isBackward = 'before' in range && !Number.isNaN(anchor);
    const step = isDescending !== isBackward ? -1 : 1;
    const start = Number.isNaN(anchor) ? (isDescending ? size - 1 : 0) : anchor + step;
    const found: number[] = [];
    for (let index = start; index >= 0 && index < size && found.length <= limit; index += step) if (matches(index)) found.push(index);
    const shown = found.slice(0, limit);
    const [isBeyond, isTurned] = [found.length > limit, !Number.isNaN(anchor)];
    const rows = (isBackward ? shown.reverse() : shown).map(entryOf);
    return { rows, hasPrevious: isBackward ? isBeyond : isTurned, hasNext: isBackward || isBeyond };
  };
  if (override.length > 0) {
    // Few users with names of their own, in the order of their numbers.
    const all = Array.from({ length: size }, (_, index) => entryOf(index));
    return {
      page: (_, range, limit) => TE.right(pageOfRows(all, ({ uid }) => uid, range, limit)),
      find: (uid) => TE.right(O.fromNullable(all.find((entry) => entry.uid === uid))),
    };
  }
  return {
    page: (query, range, limit) => TE.fromIO(() => page({ ...query, sort: effectiveUserSort(query) }, range, limit)),
    find: (uid) => TE.fromIO(() => (indexOf(uid) >= 0 && indexOf(uid) < size ? O.some(entryOf(indexOf(uid))) : O.none)),
  };
};
