import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outbox } from '#application/ports/outbox-store';
import { newList, type List } from '#domain/lists/list';
import type { ListChange, ListCommand } from '#domain/lists/list-command';
import { anyChange, commandOf, maya, newAddition, newItem } from '#domain/lists/list.fixture';
import { applyListCommand, withPendingCommands, type MemberLists } from '#domain/lists/member-lists';
import { conflict } from '#domain/shared/failure';
import { withPendingLists } from './item-count-tracker';
import { watchListsView } from './lists-view';

const NOW = 1_700_000_100_000;
const list = (listID: string, itemCount: number): List => ({ ...newList(maya, { listID, listName: listID }, 1), itemCount });
const countsOf = (lists: Iterable<List>): unknown => [...lists].map(({ listID, itemCount }) => [listID, itemCount]);
const removal = (...ids: ReadonlyArray<number>): ListChange => ({
  kind: 'remove-items', listID: 'a',
  itemKeys: ids.map((id) => `movie-${id}`),
});

describe('withPendingLists', () => {
  it('counts what any sequence of commands leaves, if titles are added to lists that lack them and removed from lists that have them', () => {
    const lists = new Map(['favorites', 'watchlist', 'a', 'b'].map((listID) => [listID, list(listID, 0)]));
    const isMeant = ({ items }: MemberLists, change: ListChange): boolean => {
      const has = (listID: string, key: string): boolean => items.get(listID)?.has(key) === true;
      if (change.kind === 'add-items') return change.items.every(({ title }) => !has(change.listID, title.itemKey));
      if (change.kind === 'remove-items') return change.itemKeys.every((key) => has(change.listID, key));
      return (
        change.kind !== 'move-items' ||
        change.items.every(({ title }) => has(change.from, title.itemKey) && !has(change.listID, title.itemKey))
      );
    };
    fc.assert(fc.property(fc.array(anyChange, { maxLength: 12 }), fc.array(anyChange, { maxLength: 12 }), (earlier, later) => {
      const stored = withPendingCommands({ lists, items: new Map() }, earlier.map((change) => commandOf(change)), NOW);
      const pending: ListCommand[] = [];
      let state = stored;
      for (const change of later) {
        const after = applyListCommand(state, commandOf(change), NOW);
        if (E.isLeft(after) || !isMeant(state, change)) continue;
        pending.push(commandOf(change));
        state = after.right;
      }
      expect(countsOf(withPendingLists([...stored.lists.values()], pending, NOW))).toEqual(countsOf(state.lists.values()));
    }));
  });

  it.each<[string, ReadonlyArray<ListChange>, number]>([
    ['a removal', [removal(1, 2)], 3],
    ['a repeated removal', [removal(1), removal(1)], 4],
    [
      'an addition and its undo',
      [newAddition('a', 7), { kind: 'remove-items', listID: 'a', itemKeys: ['movie-7'], addedWith: { 'movie-7': 0.5 } }],
      5,
    ],
    ['a removal and its undo', [removal(1), newAddition('a', 1)], 5],
    ['the undo of a confirmed addition', [{ kind: 'remove-items', listID: 'a', itemKeys: ['movie-7'], addedWith: { 'movie-7': 0.25 } }], 4],
    [
      'a removal of titles that the list may lack',
      [{ kind: 'remove-items', listID: 'a', itemKeys: ['movie-1', 'movie-2'], mayLack: true }],
      5,
    ],
    [
      'an addition of titles that the list may have',
      [{ kind: 'add-items', listID: 'a', items: [newItem(1), newItem(7)], mayHave: true }],
      5,
    ],
    [
      'its undo',
      [
        { kind: 'add-items', listID: 'a', items: [newItem(1)], mayHave: true },
        { kind: 'remove-items', listID: 'a', itemKeys: ['movie-1'], addedWith: { 'movie-1': 0.5 } },
      ],
      5,
    ],
    ['more removals than titles', [removal(1, 2, 3, 4, 5, 6)], 0],
  ])('counts %s', (_, changes, count) => {
    expect(
      countsOf(
        withPendingLists(
          [list('a', 5)],
          changes.map((change, index) => commandOf(change, String(index))),
          NOW,
        ),
      ),
    ).toEqual([['a', count]]);
  });
});

describe('the count of a list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Opens a list of ten titles. `shown` are its counts in turn. */
  const open = () => {
    const stored$ = new BehaviorSubject<E.Either<never, ReadonlyArray<List>>>(E.right([list('a', 10)]));
    const outbox$ = new BehaviorSubject<Pick<Outbox, 'pending' | 'refused'>>({ pending: [], refused: [] });
    const shown: Array<number | undefined> = [];
    const subscription = watchListsView(stored$, of(E.right([])), outbox$, () => NOW).subscribe((view) =>
      shown.push(E.isRight(view) ? view.right.active[0]?.itemCount : undefined),
    );
    return {
      shown, subscription,
      count: (itemCount: number) => stored$.next(E.right([list('a', itemCount)])),
      pend: (...pending: ReadonlyArray<ListCommand>) => outbox$.next({ pending, refused: [] }),
      refuse: (command: ListCommand) =>
        outbox$.next({ pending: [], refused: [{ command, failure: conflict('deleted list'), waiting: [] }] }),
    };
  };
  const [three, one, without] = [commandOf(newAddition('a', 1, 2, 3)), commandOf(newAddition('a', 4)), commandOf(removal(8))];

  it('has the titles of a command once while the backend applies it in parts, and those of the next command after it', () => {
    const { shown, count, pend } = open();
    pend(three, one);
    count(12);
    count(13);
    pend(one);
    count(14);
    pend();
    expect(shown).toEqual([10, 14, 14, 14, 14, 14, 14]);
  });

  it('keeps confirmed titles until a slow server has counted them, also in parts and after further commands', () => {
    const { shown, count, pend } = open();
    pend(three);
    pend();
    pend(one);
    pend();
    count(11);
    count(14);
    expect(shown).toEqual([10, 13, 13, 14, 14, 14, 14]);
    count(12);
    expect(shown.at(-1)).toBe(12);
  });

  it('keeps a confirmed removal until the server has counted it', () => {
    const { shown, count, pend } = open();
    pend(without);
    pend();
    count(9);
    count(10);
    expect(shown).toEqual([10, 9, 9, 9, 10]);
  });

  it('follows another device whose titles are counted with these', () => {
    const { shown, count, pend } = open();
    pend(one);
    pend();
    count(15);
    expect(shown).toEqual([10, 11, 11, 15]);
  });

  it('loses the titles of a refused command at once', () => {
    const { shown, pend, refuse } = open();
    pend(three);
    refuse(three);
    expect(shown).toEqual([10, 13, 10]);
  });

  it('is the stored one 10 s later if the server counts nothing', () => {
    const { shown, pend } = open();
    pend(one);
    pend();
    vi.advanceTimersByTime(9_999);
    expect(shown).toEqual([10, 11, 11]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([10, 11, 11, 10]);
  });

  it('leaves no timer behind', () => {
    const { pend, subscription } = open();
    pend(commandOf({ kind: 'add-items', listID: 'a', items: [newItem(5)] }));
    pend();
    subscription.unsubscribe();
    expect(vi.getTimerCount()).toBe(0);
  });
});
