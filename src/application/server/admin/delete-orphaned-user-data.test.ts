import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { unavailable } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import type { UserId } from '#domain/users/user-id';
import { createTestServer } from '#adapters/memory/server/test-server.fixture';
import { deleteOrphanedUserData, type StoredUsers } from './delete-orphaned-user-data';

const uids = Array.from({ length: 250 }, (_, index) => aUserId(`u${String(index).padStart(3, '0')}`));
/** Every tenth user has no account. */
const known: StoredUsers = {
  after: (after, limit) => TE.right(uids.filter((uid) => after === null || uid > after).slice(0, limit)),
  withoutAccount: (part) => TE.right(part.filter((uid) => uid.endsWith('0'))),
};

describe('deleteOrphanedUserData', () => {
  it('looks at all users, step by step, and reports those without an account', async () => {
    const found: UserId[] = [];
    const result = await deleteOrphanedUserData(known, createTestServer().deps, {
      isFixing: false,
      report: (uid) => void found.push(uid),
    })();
    expect([result, found.length, found[0], found.at(-1)]).toEqual([E.right({ users: 250, found: 25 }), 25, 'u000', 'u240']);
  });

  it('ends with the failure of a deletion, so that the next run goes on', async () => {
    const server = createTestServer().deps;
    const broken = { ...server, avatars: { ...server.avatars, remove: () => TE.left(unavailable(503, 'busy')) } };
    expect(await deleteOrphanedUserData(known, broken, { isFixing: true, report: () => undefined })()).toEqual(
      E.left(unavailable(503, 'busy')),
    );
  });
});
