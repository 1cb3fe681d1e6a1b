import { expect, it } from 'vitest';
import { filmViewing } from '#domain/history/history.fixture';
import { film, maya } from '#domain/lists/list.fixture';
import type { MemberExport } from './member-export';
import { memberExportParts } from './member-export-parts';
import { oldItems, oldList } from '#application/data-file/member-file.fixture';

const numbers = (length: number): ReadonlyArray<number> => Array.from({ length }, (_, index) => index + 1);
const exportOf = (more: Partial<MemberExport>): MemberExport =>
  ({
    format: 'marquee-member', version: 5, uid: maya, profile: { name: '"Maya"\n' }, lists: [], viewings: [], ratings: [], episodes: [],
    unmatched: [], refusedNames: [], ...more,
  }) as unknown as MemberExport;

it('memberExportParts are one JSON text with everything, in parts of limited size', () => {
  const full = exportOf({
    lists: [
      { list: oldList('a'), items: oldItems('a', ...numbers(1201)) }, { list: oldList('b'), items: [] },
      { list: oldList('c'), items: oldItems('c', 1) },
    ],
    viewings: numbers(501).map((id) => filmViewing(`v${id}`, id)),
    ratings: [{ item: film(1), rating: 7, ratedAt: 1 }],
    refusedNames: ['Noir'],
  });
  for (const each of [full, exportOf({})]) expect(JSON.parse(memberExportParts(each).join(''))).toEqual(each);
  expect(Math.max(...memberExportParts(full).map((part) => part.split('\n').length))).toBeLessThan(510);
});
