import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { filmViewing, onDay } from '#domain/history/history.fixture';
import type { Viewing } from '#domain/history/viewing';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { maya, newItem } from '#domain/lists/list.fixture';
import { openLayers } from '#ui/design/overlays/open-layers.ts';
import { useViewingSelection } from '#ui/features/history/viewings/use-viewing-selection.ts';
import { useItemSelection, useSelectionBy, type ItemSelection, type SelectionModel } from './use-selection';

const item = (id: number): ListItem => toListItem(maya, 'noir', newItem(id));
const [first, second, third] = [item(1), item(2), item(3)];

/** Renders the selection of a list with two loaded titles and selects all of its titles, loaded or not. */
const selectWhole = () => {
  const initialProps: { readonly loaded: ReadonlyArray<ListItem>; readonly view: string } = { loaded: [first, second], view: 'all' };
  const { result, rerender } = renderHook(({ loaded, view }) => useItemSelection(loaded, view), { initialProps });
  const change = (step: (selection: ItemSelection) => void): void => act(() => step(result.current));
  const shown = () => ({ isActive: result.current.isActive, isWhole: result.current.isWhole, keys: [...result.current.items.keys()] });
  change(({ start }) => start());
  change(({ selectWhole: select }) => select());
  return { change, shown, show: (loaded: ReadonlyArray<ListItem>, view: string): void => rerender({ loaded, view }) };
};

afterEach(() => {
  cleanup();
  openLayers.add = undefined;
});

describe('the selection of all titles of a list', () => {
  it('contains titles that are loaded later', () => {
    const { shown, show } = selectWhole();
    expect(shown()).toEqual({ isActive: true, isWhole: true, keys: ['movie-1', 'movie-2'] });
    show([first, second, third], 'all');
    expect(shown()).toEqual({ isActive: true, isWhole: true, keys: ['movie-1', 'movie-2', 'movie-3'] });
  });

  it('ends with another filter, so that an action concerns no title that was not selected', () => {
    const { shown, show } = selectWhole();
    show([first, third], 'crime');
    expect(shown()).toEqual({ isActive: true, isWhole: false, keys: [] });
  });

  it('becomes one of the loaded titles when a title is deselected', () => {
    const { change, shown } = selectWhole();
    change(({ toggle }) => toggle(first));
    expect(shown()).toEqual({ isActive: true, isWhole: false, keys: ['movie-2'] });
  });

  it('is forgotten when selecting stops', () => {
    const { change, shown } = selectWhole();
    change(({ stop }) => stop());
    change(({ start }) => start());
    expect(shown()).toEqual({ isActive: true, isWhole: false, keys: [] });
  });
});

/** Renders a selection of loaded values, all of which are selected. */
const selectLoaded = <A,>(useSelected: (loaded: ReadonlyArray<A>, view: string) => SelectionModel<A>, all: ReadonlyArray<A>) => {
  const { result, rerender } = renderHook(({ loaded, view }) => useSelected(loaded, view), { initialProps: { loaded: all, view: 'all' } });
  act(() => result.current.start());
  for (const each of all) act(() => result.current.toggle(each));
  return {
    change: (step: (selection: SelectionModel<A>) => void): void => act(() => step(result.current)),
    selected: () => [...result.current.items.values()],
    show: (loaded: ReadonlyArray<A>, view = 'all'): void => rerender({ loaded, view }),
  };
};

describe('the selection of loaded titles', () => {
  const noted: ListItem = { ...first, note: 'Seen with Ada', watched: true };

  it('has the note and the viewing that a title got after it was selected', () => {
    const { selected, show } = selectLoaded(useItemSelection, [first, second]);
    show([noted, second]);
    expect(selected()).toEqual([noted, second]);
    show([third], 'crime');
    show([noted, second, third]);
    expect(selected()).toEqual([noted, second]);
  });

  it('leaves out a title that was removed, also under another filter, until Undo brings it back', () => {
    const { selected, show } = selectLoaded(useItemSelection, [first, second]);
    show([second]);
    expect(selected()).toEqual([second]);
    show([second, third]);
    show([third], 'crime');
    expect(selected()).toEqual([second]);
    show([noted, second]);
    expect(selected()).toEqual([noted, second]);
  });

  it('keeps a title that another filter hides, or that is not loaded again behind it', () => {
    const { change, selected, show } = selectLoaded(useItemSelection, [first, second]);
    show([], 'crime');
    show([third], 'crime');
    change(({ toggle }) => toggle(third));
    expect(selected()).toEqual([first, second, third]);
    show([first]);
    expect(selected()).toEqual([first, second, third]);
    show([first, second]);
    show([first]);
    expect(selected()).toEqual([first, third]);
  });
});

describe('the selection of viewings', () => {
  const [heat, memento] = [filmViewing('heat', 949), filmViewing('memento', 77)];

  it('has the day and the rating of now, so that Undo of removing them brings back those', () => {
    const { selected, show } = selectLoaded(useViewingSelection, [heat, memento]);
    const changed: Viewing = { ...heat, ...onDay('2024-06-01'), rating: 9 };
    show([changed, memento]);
    expect(selected()).toEqual([changed, memento]);
  });

  it('leaves out a viewing that was removed by its own menu, and keeps one that a filter hides', () => {
    const { selected, show } = selectLoaded(useViewingSelection, [heat, memento]);
    show([memento]);
    expect(selected()).toEqual([memento]);
    show([], '2025');
    expect(selected()).toEqual([memento]);
  });
});

describe('selecting', () => {
  it('is a layer over the list and over the history: Back ends it before it leaves the page', () => {
    let close: (() => void) | null = null;
    openLayers.add = (onBack) => {
      close = onBack;
      return () => {
        close = null;
      };
    };
    const [titles, viewings] = [[first], [filmViewing('heat', 949)]];
    const hooks: ReadonlyArray<() => Pick<ItemSelection, 'isActive' | 'start'>> = [
      () => useItemSelection(titles, 'all'),
      () => useViewingSelection(viewings, 'all'),
    ];
    for (const use of hooks) {
      const { result } = renderHook(use);
      expect(close).toBeNull();
      act(() => result.current.start());
      act(() => close?.());
      expect([result.current.isActive, close]).toEqual([false, null]);
    }
  });
});

describe('a range', () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  const identity = (text: string): string => text;
  const select = (...steps: ReadonlyArray<readonly [item: string, isRange: boolean]>): ReadonlyArray<string> => {
    const { result } = renderHook(() => useSelectionBy(identity));
    for (const [item, isRange] of steps) act(() => result.current.toggle(item, isRange ? all : undefined));
    return [...result.current.items.keys()].sort();
  };

  it('contains all items from the last one chosen to this one, in both directions', () => {
    expect(select(['b', false], ['d', true])).toEqual(['b', 'c', 'd']);
    expect(select(['d', false], ['a', true])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is deselected if this item was selected', () => {
    expect(select(['a', false], ['d', true], ['b', true])).toEqual(['a']);
  });

  it('is one item if none was chosen before', () => {
    expect(select(['c', true])).toEqual(['c']);
  });
});
