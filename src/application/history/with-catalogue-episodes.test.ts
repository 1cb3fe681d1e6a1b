import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { episodePart, series } from '#domain/history/history.fixture';
import { firstEpisodes } from '#domain/history/series/episodes-text';
import { film } from '#domain/lists/list.fixture';
import { offline } from '#domain/shared/failure';
import type { ViewingsToLog } from './history-use-cases';
import { MAX_CATALOGUE_WAIT_MS, withCatalogueEpisodes, type EpisodesReader } from './with-catalogue-episodes';

describe('withCatalogueEpisodes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const whole = (id: number): ViewingsToLog => ({ title: series(id), parts: [], episodes: null });
  const known = firstEpisodes(1, 3).map((episode) => ({ ...episode, date: null }));
  const never = (): Promise<never> => new Promise(() => undefined);

  it('asks for whole series only', async () => {
    const episodesOf = vi.fn<EpisodesReader>(() => TE.right(known));
    const watched: ReadonlyArray<ViewingsToLog> = [
      { title: film(1), parts: [], episodes: null },
      whole(2),
      { title: series(3), parts: [episodePart(1, 1)], episodes: null },
    ];
    expect((await withCatalogueEpisodes(watched, episodesOf)).map(({ episodes }) => episodes)).toEqual([null, known, null]);
    expect(episodesOf.mock.calls.map(([title]) => title.movieID)).toEqual([2]);
  });

  it('keeps what others answered if one fails or hangs, and then asks for no more', async () => {
    const requested: number[] = [];
    const episodesOf: EpisodesReader = ({ movieID }) => {
      requested.push(movieID);
      return movieID === 2 ? TE.left(offline) : movieID === 3 ? never : TE.right(known);
    };
    const answer = withCatalogueEpisodes([1, 2, 3, 4, 5].map(whole), episodesOf);
    await vi.advanceTimersByTimeAsync(MAX_CATALOGUE_WAIT_MS);
    expect((await answer).map(({ episodes }) => episodes)).toEqual([known, null, null, known, null]);
    expect(requested).toEqual([1, 2, 3, 4]);
  });
});
