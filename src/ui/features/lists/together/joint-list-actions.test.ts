import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject } from 'rxjs';
import { expect, it, vi } from 'vitest';
import type { JointListState } from '#application/lists/together/joint-list-window';
import { listUseCasesOf } from '#application/lists/list-use-cases.fixture';
import { film } from '#domain/lists/list.fixture';
import { jointListUseCases } from './joint-list-actions';

it('takes a removal of several titles back with the place and the note of each', async () => {
  const titles = [1, 2].map((id) => ({ ...film(id), order: `a${id}`, note: `note ${id}`, addedBy: null }));
  const state$ = new BehaviorSubject<JointListState>({ list: null, titles, hasMore: false, isReading: false, failure: null, since: null });
  const editJointList = vi.fn(() => TE.right(undefined));
  await jointListUseCases({ ...listUseCasesOf(), editJointList }, { state$ }, 'Noir').removeTitles('ben-noir', titles)();
  expect(editJointList).toHaveBeenCalledWith('Noir', { kind: 'remove-items', listID: 'ben-noir', itemKeys: ['movie-1', 'movie-2'] },
    expect.objectContaining({ kind: 'add-items', items: [1, 2].map((id) =>
      expect.objectContaining({ title: film(id), order: `a${id}`, note: `note ${id}` }) as unknown) }));
});
