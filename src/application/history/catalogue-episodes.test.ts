import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { aSeason, aTitle, aTitleDetails, someSeries } from '#domain/catalogue/title-details.fixture';
import { series } from '#domain/history/history.fixture';
import { knownEpisodesText } from '#domain/history/series/episodes-text';
import { offline } from '#domain/shared/failure';
import { createEpisodesReader } from './catalogue-episodes';

const TODAY = '2026-11-27';
const seasons = [1, 2, 3, 4, 5, 6].map((number) => ({
  number, name: `Season ${number}`, episodeCount: 2, date: `20${20 + number}-01-01`, posterPath: null,
}));
const details = aTitleDetails({ ...aTitle({ mediaType: 'tv', id: 7 }), series: someSeries({ seasons, nextEpisode: null }) });

describe('createEpisodesReader', () => {
  it('reads all seasons, four at a time', async () => {
    const [running, most] = [new Set<number>(), { count: 0 }];
    const getSeason = (_: unknown, number: number) => async () => {
      most.count = Math.max(most.count, running.add(number).size);
      await Promise.resolve();
      running.delete(number);
      return E.right(aSeason(seasons[number - 1]));
    };
    const read = createEpisodesReader({
      catalogue: { getDetails: () => TE.right(details), getSeason },
      today: () => TODAY,
    });
    const answer = await read(series(7))();
    expect(E.isRight(answer) && knownEpisodesText(answer.right ?? [], TODAY)).toBe('1:1-2;2:1-2;3:1-2;4:1-2;5:1-2;6:1-2');
    expect(most.count).toBe(4);
  });

  it('fails as a whole if a season cannot be read', async () => {
    const getSeason = (_: unknown, number: number) => (number === 6 ? TE.left(offline) : TE.right(aSeason(seasons[number - 1])));
    expect(
      await createEpisodesReader({ catalogue: { getDetails: () => TE.right(details), getSeason }, today: () => TODAY })(
        series(7),
      )(),
    ).toEqual(E.left(offline));
  });
});
