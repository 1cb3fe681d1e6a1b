import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { episodesText, firstEpisodes, inEpisodeOrder, knownEpisodesText, parseEpisodes, type KnownEpisode } from './episodes-text';

const TODAY = '2026-11-27';
const aired = (season: number, ...numbers: ReadonlyArray<number>): ReadonlyArray<KnownEpisode> =>
  numbers.map((episode) => ({ season, episode, date: null }));
const announced = (season: number, episode: number, date: string): KnownEpisode => ({ season, episode, date });

const anyEpisode = fc.record({ season: fc.integer({ min: 0, max: 4 }), episode: fc.integer({ min: 0, max: 30 }) });
const anyKnown = fc
  .array(
    fc.tuple(anyEpisode, fc.constantFrom(null, '2026-12-01', '2027-01-31')).map(([episode, date]) => ({ ...episode, date })),
    { minLength: 1, maxLength: 30 },
  )
  .map(inEpisodeOrder);

describe('the text of a set of episodes', () => {
  it.each([
    [[...aired(1, 1, 2, 3, 4, 5, 6, 7), ...aired(2, 4, 5, 6, 9)], '1:1-7;2:4-6+9'],
    [aired(1, 0, 1, 2, 3), '1:0-3'],
    [[...aired(1, 1, 2, 3), announced(1, 4, '2026-12-01'), announced(1, 5, '2026-12-08')], '1:1-3|1:4@20261201+1:5@20261208'],
    [[announced(1, 1, '2026-12-01')], '|1:1@20261201'],
  ])('is short, case %#', (known, text) => {
    expect(knownEpisodesText(known, TODAY)).toBe(text);
    expect(parseEpisodes(text)).toEqual(known);
  });

  it('is read as what was written', () => {
    fc.assert(fc.property(anyKnown, (known) => {
      expect(parseEpisodes(knownEpisodesText(known, TODAY))).toEqual(known);
      expect(parseEpisodes(episodesText(known))).toEqual(known.map((episode) => ({ ...episode, date: null })));
      expect(knownEpisodesText(known, TODAY)).toMatch(/^[0-9:;+@|-]{1,1000}$/);
    }));
  });

  it('contains a season of 1,200 episodes, and the next 40 announced ones', () => {
    expect(episodesText(firstEpisodes(1, 1200))).toBe('1:1-1200');
    const many = Array.from({ length: 60 }, (_, index) => announced(1, index + 1, '2026-12-01'));
    expect(parseEpisodes(knownEpisodesText(many, TODAY))).toEqual(many.slice(0, 40));
  });

  it('leaves announced episodes out if it would be too long, and is null if it still is', () => {
    const gaps = (count: number) => Array.from({ length: count }, (_, index) => ({ season: 1, episode: index * 2, date: null }));
    expect(
      knownEpisodesText(
        [...gaps(240), announced(2, 1, '2026-12-01'), ...Array.from({ length: 30 }, (_, index) => announced(3, index, '2026-12-02'))],
        TODAY,
      ),
    ).toBe(episodesText(gaps(240)));
    expect([episodesText(gaps(400)), knownEpisodesText([...gaps(400), announced(2, 1, '2026-12-01')], TODAY), episodesText([])]).toEqual([
      null, null, null,
    ]);
  });

  it('of a former version, the numbers of episodes, is read', () => {
    expect(episodesText(parseEpisodes('7,13,0,1') ?? [])).toBe('1:1-7;2:1-13;4:1');
    expect(parseEpisodes('3')).toEqual(aired(1, 1, 2, 3));
  });

  it.each([null, '', '7,', 'a', '7;8', '1:', '1:2-', '1:1|', '1:1|1:2', '1:1|1:2@2026', '1:1|1:2@20261201|', '1:1-20001', '1:0-999999'])(
    '%j is not read',
    (text) => {
      expect(parseEpisodes(text)).toBe(null);
    },
  );
});
