import { describe, expect, it } from 'vitest';
import { directorySearchKeys } from './directory-search';
import { allUsersQuery, matchesUserQuery } from './user-directory';

const entry = { role: 'user', disabled: false, searchKeys: directorySearchKeys({ name: 'Émile Bartholomew Longnam Smith', email: 'smith.jones@marquee.example' }) } as const;
const finds = (text: string): boolean => matchesUserQuery({ ...allUsersQuery, text })(entry);

describe('a search for users', () => {
  it.each(['em', 'ÉMILE bar', 'longnam', 'smith.j', 'jones', 'marquee', 'marquee.example', '@marquee.ex', 'example', '', '  '])('finds a user by %j', (text) => expect(finds(text)).toBe(true));

  it.each(['mile', 'emile longnam', 'arquee', '@example.marquee', 'jones@example'])('finds nobody by %j, which begins no word of the name or of a side of the address', (text) => expect(finds(text)).toBe(false));

  it('finds a user by a text that is longer than the stored keys, also if it is cut behind a word', () => {
    expect(['emile bartholomew longnam', 'bartholomew longnam smith', 'smith.jones@marquee.example'].map(finds)).toEqual([true, true, true]);
  });
});
