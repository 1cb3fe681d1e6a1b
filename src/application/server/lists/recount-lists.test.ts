import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { openRepairMember } from '#domain/lists/contract/list-repair-repository.contract';
import { memoryRepairTestbed } from '#adapters/memory/server/memory-list-repair.fixture';
import type { ListInconsistency } from './find-list-repairs';
import { recountLists } from './recount-lists';

const summaryOf = (runtime: number) => ({ runtime, watched: 0, posters: [] });

describe('recountLists', () => {
  it('reports every difference of all members, writes only when asked to, and finds none afterwards', async () => {
    const maya = await openRepairMember(memoryRepairTestbed());
    const nell = await openRepairMember(maya);
    const reported: (readonly [uid: string, difference: ListInconsistency])[] = [];
    const recount = (isFixing: boolean, uid: typeof maya.uid | null = null) =>
      expectRight(recountLists(maya.repair, { uid, isFixing, report: (...each) => void reported.push(each) }));
    expect([await recount(false), reported]).toEqual([{ members: 2, differences: 0 }, []]);
    await maya.putCount(maya.listID, 7);
    await maya.putListIDs(maya.uid, 'movie-1', ['gone', maya.listID]);
    await maya.putListIDs(maya.uid, 'movie-9', [maya.listID]);
    await maya.putTitleKey(maya.listID, 'movie-2', 'former');
    await nell.putCount(nell.deletedID, 0);
    const expected: typeof reported = [
      [
        maya.uid,
        {
          kind: 'count',
          list: expect.objectContaining({ listID: maya.listID, name: 'one' }) as never,
          stored: { itemCount: 7, summary: summaryOf(200) },
          counted: { itemCount: 2, summary: summaryOf(200) },
        },
      ],
      [
        maya.uid,
        {
          kind: 'title', itemKey: 'movie-1',
          stored: ['gone', maya.listID],
          found: expect.arrayContaining([maya.listID, maya.deletedID]) as never,
        },
      ],
      [maya.uid, { kind: 'title', itemKey: 'movie-9', stored: [maya.listID], found: [] }],
      [
        maya.uid,
        {
          kind: 'sort-fields', listID: maya.listID, itemKey: 'movie-2',
          stored: expect.stringMatching(/^\["former"/) as never,
          derived: expect.not.stringContaining('former') as never,
        },
      ],
      [
        nell.uid,
        {
          kind: 'count', list: expect.objectContaining({ listID: nell.deletedID }) as never,
          stored: { itemCount: 0, summary: summaryOf(100) },
          counted: { itemCount: 1, summary: summaryOf(100) },
        },
      ],
    ];
    for (const isFixing of [false, false, true]) {
      reported.length = 0;
      expect(await recount(isFixing)).toEqual({ members: 2, differences: 5 });
      expect(reported).toEqual(expect.arrayContaining(expected));
    }
    reported.length = 0;
    expect([await recount(false), reported]).toEqual([{ members: 2, differences: 0 }, []]);
  });

  it('counts the lists of one member only', async () => {
    const maya = await openRepairMember(memoryRepairTestbed());
    const nell = await openRepairMember(maya);
    await nell.putCount(nell.listID, 7);
    expect(await expectRight(recountLists(maya.repair, { uid: maya.uid, isFixing: true, report: () => undefined }))).toEqual({
      members: 1, differences: 0,
    });
    expect(await expectRight(recountLists(maya.repair, { uid: nell.uid, isFixing: false, report: () => undefined }))).toEqual({
      members: 1, differences: 1,
    });
  });
});
