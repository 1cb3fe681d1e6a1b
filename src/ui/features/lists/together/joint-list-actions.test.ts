import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject } from 'rxjs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { JointListState } from '#application/lists/together/joint-list-window';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { listUseCasesOf } from '#application/lists/list-use-cases.fixture';
import { film } from '#domain/lists/list.fixture';
import { registerToastBox } from '#ui/design/toasts/toast.ts';
import { jointListActions, jointListUseCases } from './joint-list-actions';

// Toasts without a box would wait for that of another test.
let closeBox = (): void => undefined;
beforeAll(() => {
  closeBox = registerToastBox(() => undefined);
});
afterAll(() => closeBox());

it('takes a removal of several titles back with the place and the note of each', async () => {
  const titles = [1, 2].map((id) => ({ ...film(id), order: `a${id}`, note: `note ${id}`, addedBy: null }));
  const state$ = new BehaviorSubject<JointListState>({ list: null, titles, hasMore: false, isReading: false, failure: null, since: null });
  const editJointList = vi.fn(() => TE.right(undefined));
  await jointListUseCases({ ...listUseCasesOf(), editJointList }, { state$ }, 'Noir').removeTitles('ben-noir', titles)();
  expect(editJointList).toHaveBeenCalledWith('Noir', { kind: 'remove-items', listID: 'ben-noir', itemKeys: ['movie-1', 'movie-2'] },
    expect.objectContaining({ kind: 'add-items', items: [1, 2].map((id) =>
      expect.objectContaining({ title: film(id), order: `a${id}`, note: `note ${id}` }) as unknown) }));
});

it('moves a title between two with one place: those that follow get new ones, and Undo gives all their own', async () => {
  const [first, second, third, moved] =
    ['a1', 'a1', 'a2', 'a3'].map((order, index) => ({ ...film(index + 1), order, note: null, addedBy: null }));
  if (first === undefined || second === undefined || third === undefined || moved === undefined) throw new Error('no titles');
  const editJointList = vi.fn<ListUseCases['editJointList']>(() => TE.right(undefined));
  const { move } = jointListActions({ ...listUseCasesOf(), editJointList }, 'ben-noir', 'Noir');
  expect(await move(moved, first, { items: [second, third], isAll: true })).toBe(true);
  const [, changes, inverse] = editJointList.mock.calls[0] ?? [];
  const placesIn = (all: typeof inverse) =>
    [all ?? []].flat().map((each) => (each.kind === 'place-item' ? [each.itemKey, each.order] : []));
  const [[, place = ''] = [], [, next = ''] = []] = placesIn(changes ?? null);
  expect(['a1', place, next, 'a2'].sort()).toEqual(['a1', place, next, 'a2']);
  expect(placesIn(changes ?? null).map(([key]) => key)).toEqual(['movie-4', 'movie-2']);
  expect(placesIn(inverse ?? null)).toEqual([['movie-4', 'a3'], ['movie-2', 'a1']]);
  // More than the read titles have the place.
  expect(await move(moved, first, { items: [second], isAll: false })).toBe(false);
});
