import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { StoredTitleReference } from '#domain/lists/server/list-repair-repository';
import type { TitleRekeyRepository } from '#domain/lists/server/title-rekey-repository';
import { offline } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { rekeyMembers, type RekeyOptions } from './rekey-members';

const [ada, maya] = ['ada', 'maya'] as [UserId, UserId];
const reference = (key: string): StoredTitleReference => ({ itemKey: key, imdbID: `tt${key}` });

/** Members with titles of the embedded catalogue's own numbers; a moved title is not found again. */
const openSite = () => {
  const titles = new Map([[ada, ['movie--5', 'movie--9']], [maya, ['tv--7']]]);
  const calls: string[] = [];
  const repository: TitleRekeyRepository = {
    membersAfter: (after) => TE.right([ada, maya].filter((uid) => after === null || uid > after)),
    ownNumbersAfter: (uid, after) => TE.right((titles.get(uid) ?? []).filter((key) => after === null || key > after).map(reference)),
    recentTitles: (uid) => TE.right(uid === maya ? [aRecentTitle(-5, 'Heat', []), aRecentTitle(603, 'The Matrix', [])] : []),
    move: (uid, key, present) => () => {
      titles.set(uid, (titles.get(uid) ?? []).filter((other) => other !== key));
      calls.push(`${uid} ${key} ${itemKey(present)}`);
      return Promise.resolve(E.right(undefined));
    },
    updateRecentIds: (uid, changed) => {
      calls.push(`${uid} recent ${changed.map(({ itemKey: key, movieID }) => `${key} ${movieID}`).join()}`);
      return TE.right(undefined);
    },
  };
  const reported: string[] = [];
  const run = (options: Partial<RekeyOptions> = {}) =>
    rekeyMembers(repository, {
      uid: null, after: null, isFixing: true,
      presentId: ({ id: { mediaType, id } }) => TE.right<never, TitleId | null>(id === -9 ? null : { mediaType, id: 1000 - id }),
      report: (...change) => reported.push(change.join(' ')),
      ...options,
    })();
  return { calls, reported, run };
};

describe('rekeyMembers', () => {
  it('reports without --fix and writes nothing', async () => {
    const { calls, reported, run } = openSite();
    expect(await run({ isFixing: false })).toEqual(E.right({ members: 2, moved: 3, unknown: 1 }));
    expect(reported).toEqual(['ada movie--5 movie-1005', 'maya tv--7 tv-1007', 'maya movie--5 movie-1005']);
    expect(calls).toEqual([]);
  });

  it('moves titles and recent titles once; a title without a present id stays as it was saved', async () => {
    const { calls, run } = openSite();
    expect(await run()).toEqual(E.right({ members: 2, moved: 3, unknown: 1 }));
    expect(calls).toEqual([
      'ada movie--5 movie-1005', 'ada recent movie--5 1005',
      'maya tv--7 tv-1007', 'maya recent tv--7 1007,movie--5 1005',
    ]);
  });

  it('continues an interrupted run: what was moved is not moved again', async () => {
    const { calls, run } = openSite();
    expect(await run({ presentId: ({ id }) => (id.mediaType === 'tv' ? TE.left(offline) : TE.right({ ...id, id: 1005 })) })).toEqual(
      E.left(offline),
    );
    calls.length = 0;
    await run({ after: ada });
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['maya', 'maya']);
    calls.length = 0;
    await run({ uid: ada });
    expect(calls).toEqual([]);
  });
});
