import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { maya, newItem } from '#domain/lists/list.fixture';
import { openLayers } from '#ui/design/overlays/open-layers.ts';
import { useViewingSelection } from '#ui/features/history/viewings/use-viewing-selection.ts';
import { useItemSelection, useSelectionBy, type ItemSelection } from './use-selection';

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

describe('selecting', () => {
  it('is a layer over the list and over the history: Back ends it before it leaves the page', () => {
    let close: (() => void) | null = null;
    openLayers.add = (onBack) => {
      close = onBack;
      return () => {
        close = null;
      };
    };
    const hooks: ReadonlyArray<() => Pick<ItemSelection, 'isActive' | 'start'>> = [
      () => useItemSelection([first], 'all'), useViewingSelection,
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
