import * as E from 'fp-ts/Either';
import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newList, type List } from '#domain/lists/list';
import type { ListCommand } from '#domain/lists/list-command';
import { commandOf, maya, newAddition, newCreation } from '#domain/lists/list.fixture';
import { applyListCommand } from '#domain/lists/member-lists';
import { offline, type Failure } from '#domain/shared/failure';
import { placeListChanges } from './changes/place-list-changes';
import { watchBinWhileRestoring, toListsView } from './lists-view';

const NOW = 1_700_000_000_000;
const list = (listID: string, fields: Partial<List> = {}): List => ({ ...newList(maya, { listID, listName: listID }, 1), ...fields });
const ids = (lists: ReadonlyArray<List>): ReadonlyArray<string> => lists.map(({ listID }) => listID);
const stored = [
  list('later', { order: 'a2' }),
  list('watchlist', { createdAt: 2 }),
  list('aged', { createdAt: 0 }),
  list('pinned', { order: 'a9', pinned: true }),
  list('first', { order: 'a1' }),
  list('favorites', { createdAt: 1 }),
  list('gone', { deletedAt: 5 }),
];

describe('toListsView', () => {
  it('shows pinned lists, then those never placed, defaults first, then the member’s order; deleted ones apart', () => {
    const view = toListsView(stored, [], NOW);
    expect(ids(view.active)).toEqual(['pinned', 'favorites', 'watchlist', 'aged', 'first', 'later']);
    expect(ids(view.deleted)).toEqual(['gone']);
  });

  it('shows unconfirmed changes; refused ones change nothing', () => {
    const pending = [
      newCreation('new', 'New list'),
      newAddition('new', 1, 2),
      newCreation('x', 'later'),
      { kind: 'delete-list' as const, listID: 'first' },
    ].map((change) => commandOf(change));
    const view = toListsView(stored, pending, NOW);
    expect(ids(view.active)).toEqual(['pinned', 'favorites', 'watchlist', 'aged', 'new', 'later']);
    expect(view.active.find(({ listID }) => listID === 'new')).toMatchObject({ name: 'new_list', itemCount: 2 });
    expect(ids(view.deleted)).toEqual(['first', 'gone']);
  });
});

describe('watchBinWhileRestoring', () => {
  it('reads the bin only while a list is being restored, and takes a bin that cannot be read as empty', () => {
    const outbox$ = new BehaviorSubject<{ readonly pending: ReadonlyArray<ListCommand> }>({ pending: [commandOf(newCreation('a', 'a'))] });
    const bin$ = new Subject<E.Either<Failure, ReadonlyArray<List>>>();
    const read: ReadonlyArray<string>[] = [];
    const subscription = watchBinWhileRestoring(bin$, outbox$).subscribe(
      (bin) => void read.push(E.isRight(bin) ? ids(bin.right) : ['failed']),
    );
    onTestFinished(() => subscription.unsubscribe());
    expect([read, bin$.observed]).toEqual([[[]], false]);
    outbox$.next({ pending: [commandOf({ kind: 'restore-list', listID: 'gone', name: 'gone' })] });
    bin$.next(E.right([list('gone', { deletedAt: 5 })]));
    bin$.next(E.left(offline));
    outbox$.next({ pending: [] });
    expect([read, bin$.observed]).toEqual([[[], ['gone'], [], []], false]);
  });
});

describe('placeListChanges', () => {
  const placed = (listID: string, after: string | null): ReadonlyArray<string> => {
    const { active } = toListsView(stored, [], NOW);
    const changes = placeListChanges(active, listID, after);
    const lists = changes.reduce<ReadonlyMap<string, List>>((before, change) => {
      const next = applyListCommand({ lists: before, items: new Map() }, commandOf(change), NOW);
      if (E.isLeft(next)) throw new Error(JSON.stringify(next.left));
      return next.right.lists;
    }, new Map(active.map((each) => [each.listID, each])));
    return ids(toListsView([...lists.values()], [], NOW).active);
  };
  it.each<[string, string | null, ReadonlyArray<string>]>([
    ['later', null, ['pinned', 'later', 'favorites', 'watchlist', 'aged', 'first']],
    ['later', 'favorites', ['pinned', 'favorites', 'later', 'watchlist', 'aged', 'first']],
    ['favorites', 'later', ['pinned', 'watchlist', 'aged', 'first', 'later', 'favorites']],
    ['first', 'first', ['pinned', 'favorites', 'watchlist', 'aged', 'first', 'later']],
    ['pinned', null, ['pinned', 'favorites', 'watchlist', 'aged', 'first', 'later']],
  ])('places %s after %s', (listID, after, expected) => {
    expect(placed(listID, after)).toEqual(expected);
  });

  it('changes one list if all lists of the group have a place', () => {
    const lists = [list('a', { order: 'a1' }), list('b', { order: 'a2' }), list('c', { order: 'a3' })];
    expect(placeListChanges(lists, 'c', 'a')).toEqual([{ kind: 'place-list', listID: 'c', order: 'a1V', pinned: false, archived: false }]);
  });
});
