import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { listUseCasesOf } from '#application/lists/list-use-cases.fixture';
import { forbidden } from '#domain/shared/failure';
import { film } from '#domain/lists/list.fixture';
import { registerToastBox, type ToastMessage } from '#ui/design/toasts/toast.ts';
import { watchDefaultListIDs, type TitleActionDeps } from './title-action-deps';
import { newShortcutTargets } from '#ui/features/lists/shortcuts/shortcut-targets.ts';
import { useDefaultListToggles, useTitleState } from './use-title-actions';

const title = aTitle({ mediaType: 'movie', id: -7 });
let toasts: ToastMessage[] = [];
let closeBox = (): void => {};

const depsOf = (lists: ListUseCases): TitleActionDeps => ({
  lists,
  defaultListIDs: watchDefaultListIDs(lists.lists),
  targets: newShortcutTargets(),
  openMenu: () => undefined,
  turnDown: () => undefined,
  openViewings: () => undefined,
});
const togglesOf = (lists: ListUseCases) => {
  const deps = depsOf(lists);
  return renderHook(() => useDefaultListToggles(deps, { title, imdbID: 'tt0000007' }, useTitleState(lists, title)));
};

/** Runs an action and the tasks that follow from it. */
const settle = (run: () => void): Promise<void> =>
  act(async () => {
    run();
    await Promise.resolve();
  });

beforeEach(() => {
  toasts = [];
  closeBox = registerToastBox((message) => toasts.push(message));
});
afterEach(() => {
  cleanup();
  closeBox();
});

describe('useDefaultListToggles', () => {
  it('adds and removes, says so in one toast, and takes the change back', async () => {
    const { result } = togglesOf(listUseCasesOf());
    expect([result.current.isLoading, result.current.isOn('watchlist')]).toEqual([false, false]);
    await settle(() => result.current.toggle('watchlist'));
    expect([result.current.isOn('watchlist'), result.current.isOn('favorites')]).toEqual([true, false]);
    await settle(() => result.current.toggle('watchlist'));
    expect(result.current.isOn('watchlist')).toBe(false);
    expect(toasts.map(({ text }) => text)).toEqual(['Added to Watchlist', 'Removed from Watchlist']);
    expect(new Set(toasts.map(({ id }) => id)).size).toBe(1);
    act(() => toasts.at(-1)?.action?.onPress());
    await waitFor(() => expect(result.current.isOn('watchlist')).toBe(true));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe('Undone: added again.'));
  });

  it('shows a change when it is stored, not before', async () => {
    const known = listUseCasesOf();
    let store = (): void => {};
    const addTitles: ListUseCases['addTitles'] = (...of) => async () => {
      await new Promise<void>((resolve) => (store = resolve));
      return known.addTitles(...of)();
    };
    const { result } = togglesOf({ ...known, addTitles });
    await settle(() => result.current.toggle('favorites'));
    expect([result.current.isOn('favorites'), toasts]).toEqual([false, []]);
    await settle(() => store());
    await waitFor(() => expect(result.current.isOn('favorites')).toBe(true));
    expect(toasts.map(({ text }) => text)).toEqual(['Added to Favorites']);
  });

  it('shows nothing of a change that is refused, and says so', async () => {
    const lists: ListUseCases = { ...listUseCasesOf(), addTitles: () => TE.left(forbidden('this list')) };
    const { result } = togglesOf(lists);
    await settle(() => result.current.toggle('favorites'));
    await waitFor(() => expect(toasts.map(({ tone }) => tone)).toEqual(['bad']));
    expect(result.current.isOn('favorites')).toBe(false);
  });

  it('takes a change back that is pressed again while it is being stored', async () => {
    const known = listUseCasesOf();
    const stored: Array<() => void> = [];
    const slowly = (change: ListUseCases['addTitles']): ListUseCases['addTitles'] => (...of) => async () => {
      await new Promise<void>((resolve) => stored.push(resolve));
      return change(...of)();
    };
    const { result } = togglesOf({ ...known, addTitles: slowly(known.addTitles), removeTitles: slowly(known.removeTitles) });
    act(() => result.current.toggle('watchlist'));
    act(() => result.current.toggle('watchlist'));
    expect(result.current.isOn('watchlist')).toBe(false);
    await settle(() => stored[0]?.());
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(result.current.isOn('watchlist')).toBe(true);
    await settle(() => stored[1]?.());
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(result.current.isOn('watchlist')).toBe(false);
  });

  it('renders nothing again when another title changes a list', async () => {
    const lists = listUseCasesOf();
    const deps = depsOf(lists);
    let renders = 0;
    renderHook(() => {
      renders += 1;
      return useDefaultListToggles(deps, { title, imdbID: 'tt0000007' }, useTitleState(lists, title));
    });
    const before = renders;
    await settle(() => void lists.addTitles('watchlist', [film(5)])());
    expect(renders).toBe(before);
  });

  it('stores the loaded IMDb id', async () => {
    const known = listUseCasesOf();
    const addTitles = vi.fn(known.addTitles);
    const { result } = togglesOf({ ...known, addTitles });
    await settle(() => result.current.toggle('favorites'));
    expect(addTitles).toHaveBeenCalledWith('favorites', [
      expect.objectContaining({ itemKey: 'movie--7', imdbID: 'tt0000007', title: title.title }),
    ]);
  });

  it('does nothing until the lists and the title are known', () => {
    const { result } = togglesOf(listUseCasesOf({ isLoading: true }));
    act(() => result.current.toggle('watchlist'));
    expect([result.current.isLoading, result.current.isOn('watchlist'), toasts]).toEqual([true, false, []]);
  });
});
