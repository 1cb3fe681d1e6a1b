import * as E from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { episodePart, episodeViewing, series } from '#domain/history/history.fixture';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { toMark } from '#domain/history/viewing-mark';
import { watchSeriesInProgress } from './series-in-progress';

const episode = (id: number) => episodeViewing(`${id}`, id, episodePart(1, 1));
const stateOf = (id: number): MemberTitleState => ({
  itemKey: series(id).itemKey, imdbID: null,
  listIDs: [],
  viewings: [toMark(episode(id))],
  episodes: '1:1-8', rating: null,
});

describe('watchSeriesInProgress', () => {
  it('emits nothing until the states of all series are known: an empty answer would mean that there are none', () => {
    const states = new Map([1, 2].map((id) => [id, new BehaviorSubject<MemberTitleState | null>(null)]));
    const emitted: unknown[] = [];
    const page = { viewings: [episode(1), episode(2)], next: null };
    watchSeriesInProgress(
      of(E.right(page)),
      of([]),
      ({ id }) => states.get(id) ?? of(null),
      () => '2026-11-27',
    ).subscribe((answer) => void emitted.push(E.isRight(answer) && answer.right.map(({ item }) => item.movieID)));
    states.get(1)?.next(stateOf(1));
    expect(emitted).toEqual([]);
    states.get(2)?.next(stateOf(2));
    expect(emitted).toEqual([[1, 2]]);
  });

  it('emits the series that was watched last first, although another one was begun later', () => {
    const emitted: unknown[] = [];
    const page = { viewings: [episodeViewing('1b', 1, episodePart(1, 2)), episode(2), episode(1)], next: null };
    watchSeriesInProgress(of(E.right(page)), of([]), ({ id }) => of(stateOf(id)), () => '2026-11-27')
      .subscribe((answer) => void emitted.push(E.isRight(answer) && answer.right.map(({ item }) => item.movieID)));
    expect(emitted).toEqual([[1, 2]]);
  });
});
