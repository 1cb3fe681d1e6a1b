import { describe, expect, it } from 'vitest';
import { directorySearchKeys } from './directory-search';
import { allUsersQuery, matchesUserQuery } from './user-directory';

const entry = {
  role: 'user', disabled: false,
  searchKeys: directorySearchKeys({ uid: 'Xy7-Quince', name: 'Émile Bartholomew Longnam Smith', email: 'smith.jones@marquee.example' }),
} as const;
const finds = (text: string): boolean => matchesUserQuery({ ...allUsersQuery, text })(entry);

describe('a search for users', () => {
  it.each([
    'em', 'ÉMILE bar', 'longnam', 'smith.j', 'jones', 'marquee', 'marquee.example', '@marquee.ex', 'example', 'mile', 'ongnam', 'olome',
    'arquee', 'Xy7-Quince', 'xy7-quince', '', '  ',
  ])('finds a user by %j', (text) => expect(finds(text)).toBe(true));

  it.each(['ile bar', 'il', 'emile longnam', '@example.marquee', 'jones@example', 'xy7-qui', 'quince'])(
    'finds nobody by %j, which neither begins nor is part of a word of the name or of a side of the address',
    (text) => expect(finds(text)).toBe(false),
  );

  it('finds a user by a text that is longer than the stored keys, also if it is cut behind a word', () => {
    expect(['emile bartholomew longnam', 'bartholomew longnam smith', 'smith.jones@marquee.example'].map(finds)).toEqual([
      true, true, true,
    ]);
  });
});
