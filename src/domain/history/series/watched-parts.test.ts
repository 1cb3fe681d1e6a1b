import { describe, expect, it } from 'vitest';
import type { EpisodeNumber } from './episodes-text';
import { toWatchedParts, unwatchedBefore } from './watched-parts';

const at = (season: number, episode: number): EpisodeNumber => ({ season, episode });
const none = (): boolean => false;
const aired = [at(1, 0), at(1, 2), at(2, 3), at(2, 4), at(2, 7)];

describe('unwatchedBefore', () => {
  it('returns the episodes of earlier seasons and of the same one that exist, without the watched ones', () => {
    expect(unwatchedBefore(aired, ({ episode }) => episode === 2, at(2, 7))).toEqual([at(1, 0), at(2, 3), at(2, 4)]);
    expect(unwatchedBefore(aired, none, at(2, 3))).toEqual([at(1, 0), at(1, 2)]);
  });

  it.each([['a special', at(0, 5)], ['the first episode', at(1, 0)]])('is empty for %s', (_, episode) => {
    expect(unwatchedBefore(aired, none, episode)).toEqual([]);
  });

  it('is empty without known episodes', () => {
    expect(unwatchedBefore([], none, at(2, 3))).toEqual([]);
  });
});

describe('toWatchedParts', () => {
  const minutes = ({ episode }: EpisodeNumber): number | null => (episode === 4 ? null : 45);

  it('joins all episodes of a season and leaves others single', () => {
    expect(toWatchedParts([at(1, 0), at(1, 2), at(2, 3)], aired, minutes)).toEqual([
      { season: 1, episode: null, episodeCount: 2, episodes: '1:0+2', minutes: 90 },
      { season: 2, episode: 3, episodeCount: null, episodes: null, minutes: 45 },
    ]);
  });

  it('does not know the length of a season with an episode of unknown length', () => {
    expect(toWatchedParts([at(2, 3), at(2, 4), at(2, 7)], aired, minutes)).toEqual([
      { season: 2, episode: null, episodeCount: 3, episodes: '2:3-4+7', minutes: null },
    ]);
  });

  it('is no longer than a stored running time', () => {
    expect(toWatchedParts([at(2, 3), at(2, 4), at(2, 7)], aired, () => 60_000)).toMatchObject([{ minutes: 100_000 }]);
  });

  it('keeps specials and a season of one episode single', () => {
    expect(toWatchedParts([at(0, 1), at(0, 2)], aired, minutes).map(({ episode }) => episode)).toEqual([1, 2]);
    expect(toWatchedParts([at(3, 1)], [at(3, 1)], minutes).map(({ episode }) => episode)).toEqual([1]);
  });
});
