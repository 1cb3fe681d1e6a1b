import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, map } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { emptyOutbox, type Outbox } from '#application/ports/outbox-store';
import type { RatingsPage } from '#domain/history/history-repository';
import { filmRating } from '#domain/history/ratings/ratings.fixture';
import { film, maya } from '#domain/lists/list.fixture';
import type { MemberCommand } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import { conflict, offline } from '#domain/shared/failure';
import { readAllRatings, type RatingsState } from './read-all-ratings';

const rate = (movieID: number, rating: number | null, commandId = `rate-${movieID}-${rating}`): MemberCommand => ({
  commandId, uid: maya, createdAt: 1, change: { kind: 'rate-title', title: film(movieID), rating, before: null, ratedAt: 5 },
});
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A member with ratings of the films 1 to `count`, two on each page. */
const setUp = (count: number) => {
  const network: { failsAfter: string | null | undefined } = { failsAfter: undefined };
  const cursors: Array<string | null> = [];
  const readRatings = (_: unknown, after: string | null): Answer<RatingsPage> => async () => {
    cursors.push(after);
    await Promise.resolve();
    if (network.failsAfter === after) return E.left(offline);
    const from = after === null ? 1 : Number(after) + 1;
    const ids = [from, from + 1].filter((id) => id <= count);
    return E.right({ ratings: ids.map((id) => filmRating(id, 7)), next: from + 1 < count ? String(from + 1) : null });
  };
  const outbox$ = new BehaviorSubject<Outbox>(emptyOutbox);
  const reading = readAllRatings({ uid: maya, outbox: outbox$.pipe(map((outbox) => E.right(outbox))), history: TE.right({ readRatings }) });
  const states: RatingsState[] = [];
  reading.state$.subscribe((state) => states.push(state));
  const values = (): ReadonlyArray<readonly [number, number]> =>
    (states.at(-1)?.ratings ?? []).map(({ item, rating }) => [item.movieID, rating] as const);
  return { reading, states, values, network, cursors, outbox$, last: () => states.at(-1) as RatingsState };
};

describe('readAllRatings', () => {
  it('reads one page after the other and shows what is there', async () => {
    const { reading, states, cursors } = setUp(5);
    reading.readOn();
    await settled();
    expect(states.map(({ ratings, status }) => [ratings.length, status])).toEqual([
      [0, 'loading'], [2, 'loading'], [4, 'loading'], [5, 'ready'],
    ]);
    expect(cursors).toEqual([null, '2', '4']);
    reading.readOn();
    await settled();
    expect(cursors).toHaveLength(3);
  });

  it('keeps what was read when a page fails, and goes on from there', async () => {
    const { reading, network, last, cursors, values } = setUp(5);
    network.failsAfter = null;
    reading.readOn();
    await settled();
    expect(last()).toEqual({ ratings: [], status: 'failed', failure: offline });
    network.failsAfter = '2';
    reading.readOn();
    expect(last().status).toBe('loading');
    await settled();
    expect([values().length, last().status]).toEqual([2, 'failed']);
    network.failsAfter = undefined;
    reading.readOn();
    expect(last().status).toBe('loadingMore');
    await settled();
    expect([values().length, last().status, last().failure]).toEqual([5, 'ready', null]);
    expect(cursors).toEqual([null, null, '2', '2', '4']);
  });

  it('stops after the page that is being read, and goes on when it is wanted again', async () => {
    const { reading, cursors, values } = setUp(5);
    reading.readOn();
    reading.pause();
    await settled();
    expect([cursors, values().length]).toEqual([[null], 2]);
    reading.readOn();
    reading.readOn();
    await settled();
    expect([cursors, values().length]).toEqual([[null, '2', '4'], 5]);
  });

  it('applies unsent changes, keeps them when they are sent, and drops refused ones', async () => {
    const { reading, outbox$, values } = setUp(2);
    outbox$.next({ ...emptyOutbox, pending: [rate(1, 9), rate(3, 4)] });
    reading.readOn();
    await settled();
    expect(values()).toEqual([[1, 9], [2, 7], [3, 4]]);
    outbox$.next({ ...emptyOutbox, pending: [rate(3, 4)] });
    expect(values()).toEqual([[1, 9], [2, 7], [3, 4]]);
    const refused = { command: rate(3, 4), failure: conflict('list name'), waiting: [] };
    outbox$.next({ ...emptyOutbox, pending: [rate(2, null)], refused: [refused] });
    expect(values()).toEqual([[1, 9]]);
    outbox$.next({ ...emptyOutbox, refused: [refused] });
    expect(values()).toEqual([[1, 9]]);
  });

  it('follows the changes while it pauses, and none once it is closed', async () => {
    const { reading, outbox$, values } = setUp(2);
    reading.readOn();
    await settled();
    reading.pause();
    outbox$.next({ ...emptyOutbox, pending: [rate(1, 2)] });
    expect(values()).toEqual([[1, 2], [2, 7]]);
    reading.close();
    expect(outbox$.observed).toBe(false);
  });
});
