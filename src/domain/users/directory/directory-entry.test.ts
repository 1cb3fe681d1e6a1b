import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { aUser, aUserId } from '#domain/users/user.fixture';
import { DirectoryEntry, toDirectoryEntry, type DirectoryFacts } from './directory-entry';

const entryWith = (account: DirectoryFacts['account']): DirectoryEntry =>
  toDirectoryEntry({ uid: aUserId('maya'), profile: aUser(), access: null, account });

describe('the last sign-in of a directory entry', () => {
  it('is that of the account, and unknown without an account', () => {
    const accounts = [
      { emailVerified: true, lastSignInAt: 5000 },
      { emailVerified: true, lastSignInAt: 0 },
      { emailVerified: true, lastSignInAt: null },
      null,
    ];
    expect(accounts.map(entryWith).map(({ lastSignInAt, emailVerified }) => [lastSignInAt, emailVerified])).toEqual([
      [5000, true],
      [0, true],
      [null, true],
      [null, false],
    ]);
  });

  it('is unknown in an entry of an earlier version', () => {
    const { lastSignInAt, ...earlier } = entryWith({ emailVerified: true, lastSignInAt: 5000 });
    expect([lastSignInAt, DirectoryEntry.decode(earlier)]).toEqual([5000, E.right({ ...earlier, lastSignInAt: null })]);
  });
});
