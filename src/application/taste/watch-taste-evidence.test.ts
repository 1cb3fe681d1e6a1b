import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, firstValueFrom, of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { emptyOutbox } from '#application/ports/outbox-store';
import { series } from '#domain/history/history.fixture';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { TitleRating } from '#domain/history/rating';
import { film, maya } from '#domain/lists/list.fixture';
import { offline } from '#domain/shared/failure';
import { watchRatings, watchTasteEvidence, type TasteEvidenceDeps } from './watch-taste-evidence';

/** A member who rated 80 series, then 900 films, each a minute after the one before. */
const RATINGS: ReadonlyArray<TitleRating> = [
  ...Array.from({ length: 80 }, (_, index) => series(index + 1)), ...Array.from({ length: 900 }, (_, index) => film(index + 1)),
].map((item, index) => ({ item, rating: 8, ratedAt: index * 60_000 }));

const setUp = () => {
  const readLastRatings = vi.fn<HistoryRepository['readLastRatings']>((_, mediaType, limit) =>
    TE.right(RATINGS.filter(({ item }) => item.mediaType === mediaType).toReversed().slice(0, limit)));
  const outbox = new BehaviorSubject(E.right(emptyOutbox));
  const deps: TasteEvidenceDeps = {
    lists: {
      uid: maya, outbox, firstItems: () => of(E.right([])),
      history: {
        viewings: () => ({ state$: of({ viewings: [], status: 'ready', hasMore: false, failure: null }), loadMore: () => undefined }),
      },
    },
    history: TE.right({ readLastRatings }), listIds: { favorites: null, watchlist: null },
  };
  const evidence = async (): Promise<ReadonlyArray<string>> => {
    const answer = await firstValueFrom(watchTasteEvidence(deps));
    if (E.isLeft(answer)) throw new Error(answer.left._tag);
    return answer.right.map(({ itemKey }) => itemKey);
  };
  return { deps, evidence, outbox, readLastRatings };
};

describe('watchTasteEvidence', () => {
  it('knows the films and the series that were rated last, last first, and reads them once', async () => {
    const { evidence, readLastRatings } = setUp();
    const known = await evidence();
    expect([known.length, known[0], known[499], known[500], known.at(-1)]).toEqual([580, 'movie-900', 'movie-401', 'tv-80', 'tv-1']);
    await evidence();
    expect(readLastRatings.mock.calls).toEqual([[maya, 'movie', 500], [maya, 'tv', 500]]);
  });

  it('follows changes of each kind', async () => {
    const { deps, outbox } = setUp();
    const change = { kind: 'rate-title', title: series(99), rating: 9, before: null, ratedAt: 1e9 } as const;
    outbox.next(E.right({ ...emptyOutbox, pending: [{ commandId: 'rate', uid: maya, createdAt: 1, change }] }));
    const count = async (mediaType: 'movie' | 'tv'): Promise<unknown> =>
      E.map((ratings: ReadonlyArray<TitleRating>) => ratings.length)(await firstValueFrom(watchRatings(deps, mediaType)));
    expect([await count('movie'), await count('tv')]).toEqual([E.right(500), E.right(81)]);
  });

  it('fails if ratings cannot be read, and reads again', async () => {
    const { deps, evidence, readLastRatings } = setUp();
    readLastRatings.mockReturnValueOnce(TE.left(offline)).mockReturnValueOnce(TE.left(offline));
    expect(await firstValueFrom(watchTasteEvidence(deps))).toEqual(E.left(offline));
    expect(await evidence()).toHaveLength(580);
  });

  it('takes the ratings of one kind if those of the other, of which there may be none, are not in the browser', async () => {
    const { evidence, readLastRatings } = setUp();
    readLastRatings.mockReturnValueOnce(TE.left(offline));
    expect(await evidence()).toHaveLength(80);
  });
});
