import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import type { OwnLists } from '#ui/features/lists/shared/use-own-lists.ts';
import type { HeroChoice } from './use-hero-choices';
import { useIsNew } from './use-is-new';

afterEach(cleanup);

const viewed: HeroChoice = { kind: 'recent', item: aRecentTitle(289, 'Casablanca', []) };
const ownLists = (...counts: ReadonlyArray<number>): OwnLists => (
  { _tag: 'success', useCases: {} as ListUseCases, all: counts.map((itemCount) => ({ itemCount }) as List) });
const pending = { _tag: 'pending' } as OwnLists;

it.each([
  ['nothing', undefined, ownLists(0, 0), true], ['only what was viewed', viewed, ownLists(0, 0), true],
  ['a title of a list', viewed, ownLists(0, 1), false], ['not yet what to show', null, ownLists(0, 0), false],
])('the home page of a member of whom it knows %s has the lists last: %s', (_, hero, own, isNew) => {
  expect(renderHook(() => useIsNew(hero, own)).result.current).toBe(isNew);
});

it.each([
  ['the first title of a list moves', ownLists(0, 0), ownLists(1, 0), true], ['lists that come late move', pending, ownLists(0, 0), false],
])('%s nothing on the home page', (_, first, next, isNew) => {
  const { result, rerender } = renderHook((own: OwnLists) => useIsNew(viewed, own), { initialProps: first });
  rerender(next);
  expect(result.current).toBe(isNew);
});
