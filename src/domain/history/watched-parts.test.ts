import { describe, expect, it } from 'vitest';
import { toWatchedParts, unwatchedBefore } from './watched-parts';
import type { EpisodeNumber } from './series-progress';

const at = (season: number, episode: number): EpisodeNumber => ({ season, episode });
const none = (): boolean => false;

describe('unwatchedBefore', () => {
  it('returns the episodes of earlier seasons and of the same one, without the watched ones', () => {
    expect(unwatchedBefore([2, 3], ({ episode }) => episode === 2, at(2, 3))).toEqual([at(1, 1), at(2, 1)]);
  });

  it('knows only the same season without sizes', () => {
    expect(unwatchedBefore(null, none, at(2, 3))).toEqual([at(2, 1), at(2, 2)]);
  });

  it.each([['a special', at(0, 5)], ['the first episode', at(1, 1)]])('is empty for %s', (_, episode) => {
    expect(unwatchedBefore([2, 3], none, episode)).toEqual([]);
  });
});

describe('toWatchedParts', () => {
  const minutes = ({ episode }: EpisodeNumber): number | null => (episode === 3 ? null : 45);

  it('joins all episodes of a season and leaves others single', () => {
    expect(toWatchedParts([at(1, 1), at(1, 2), at(2, 1)], [2, 3], minutes)).toEqual([
      { season: 1, episode: null, episodeCount: 2, minutes: 90 },
      { season: 2, episode: 1, episodeCount: null, minutes: 45 },
    ]);
  });

  it('does not know the length of a season with an episode of unknown length', () => {
    expect(toWatchedParts([at(1, 1), at(1, 2), at(1, 3)], [3], minutes)).toEqual([{ season: 1, episode: null, episodeCount: 3, minutes: null }]);
  });

  it('keeps specials, seasons of unknown size and a season of one episode single', () => {
    expect(toWatchedParts([at(0, 1)], [1], minutes).map(({ episode }) => episode)).toEqual([1]);
    expect(toWatchedParts([at(1, 1), at(1, 2)], null, minutes).map(({ episode }) => episode)).toEqual([1, 2]);
    expect(toWatchedParts([at(1, 1)], [1], minutes).map(({ episode }) => episode)).toEqual([1]);
  });
});
