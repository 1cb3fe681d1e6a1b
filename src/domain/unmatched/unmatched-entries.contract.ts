import { describe, expect, it } from 'vitest';
import { openDevice, openListTestbed, openMember, type ListTestbed } from '#domain/lists/contract/list-testbed.contract';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { invalid } from '#domain/shared/failure';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import { MAX_PART_ROWS, MAX_PART_TEXT, type UnmatchedPart } from './unmatched-part';

const part = (partId: string, ...rows: ReadonlyArray<string>): UnmatchedPart => ({ partId, rows });

/** The contract of rows without a title. */
export const keepsUnmatchedEntriesContract = (name: string, make: () => Promise<ListTestbed>): void => {
  describe(`${name}: UnmatchedEntries contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('keeps parts for their member on every device, in the order of their ids, and each of them once', async () => {
      const testbed = await openListTestbed(make);
      const { uid, lists: { api }, ...member } = await openMember(testbed);
      expect(await expectRight(api.readUnmatched(uid, null))).toEqual({ parts: [], next: null });
      const [one, two] = [part('a-00000', '{"name":"Zażółć"}', '{"name":"👩‍🚀"}'), part('a-00001', 'x')];
      for (const each of [two, one, { ...one, rows: ['another'] }]) await expectRight(api.keepUnmatched(uid, each));
      const device = await openDevice(testbed, { uid, ...member });
      expect(await expectRight(device.lists.api.readUnmatched(uid, null))).toEqual({ parts: [one, two], next: null });
      expect(await expectRight(api.readUnmatched(uid, 'a-00000'))).toEqual({ parts: [two], next: null });
    });

    it('removes rows, and a part with its last row; a repeated removal changes nothing', async () => {
      const { uid, lists: { api } } = await openMember(await openListTestbed(make));
      await expectRight(api.keepUnmatched(uid, part('a', 'one', 'two', 'three')));
      for (const rows of [['two', 'gone'], ['two']]) await expectRight(api.removeUnmatched(uid, 'a', rows));
      expect((await expectRight(api.readUnmatched(uid, null))).parts).toEqual([part('a', 'one', 'three')]);
      for (const rows of [['one', 'three'], ['one']]) await expectRight(api.removeUnmatched(uid, 'a', rows));
      expect((await expectRight(api.readUnmatched(uid, null))).parts).toEqual([]);
    });

    it('stores no more rows or characters than its bounds, in pages', async () => {
      const { uid, lists: { api } } = await openMember(await openListTestbed(make));
      const most = Array.from({ length: MAX_PART_ROWS }, (_, index) => `${index}`.padEnd(MAX_PART_TEXT / MAX_PART_ROWS - 1, 'x'));
      for (const rows of [[], [...most, 'x'], ['x'.repeat(MAX_PART_TEXT + 1)]])
        expect(await expectFailure(api.keepUnmatched(uid, part('a', ...rows)))).toEqual(invalid('rows', 'too-large'));
      expect(await expectFailure(api.keepUnmatched(uid, part('a b', 'x')))).toEqual(invalid('rows', 'too-large'));
      for (let index = 10; index < 31; index += 1) await expectRight(api.keepUnmatched(uid, part(`p${index}`, `row ${index}`)));
      await expectRight(api.keepUnmatched(uid, part('p31', ...most)));
      const first = await expectRight(api.readUnmatched(uid, null));
      expect([first.parts.length, first.next]).toEqual([20, 'p29']);
      const second = await expectRight(api.readUnmatched(uid, first.next));
      expect([second.parts.map(({ partId }) => partId), second.parts.at(-1)?.rows, second.next]).toEqual([['p30', 'p31'], most, null]);
    });

    it('refuses other members', async () => {
      const testbed = await openListTestbed(make);
      const { uid, lists: { api } } = await openMember(testbed);
      await expectRight(api.keepUnmatched(uid, part('a', 'one')));
      const other = await openMember(testbed);
      for (const call of [
        other.lists.api.readUnmatched(uid, null), other.lists.api.keepUnmatched(uid, part('b', 'x')),
        other.lists.api.removeUnmatched(uid, 'a', ['one']),
      ]) expect((await expectFailure(call))._tag).toBe('forbidden');
      expect((await expectRight(api.readUnmatched(uid, null))).parts).toEqual([part('a', 'one')]);
    });
  });
};
