import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { film } from '#domain/lists/list.fixture';
import { firstEpisodes } from './series/episodes-text';
import { anyHistoryChange, episodePart, episodeViewing, filmViewing, onDay, seasonPart, series, unknownDay } from './history.fixture';
import { compareHistory, historyCursorOf, isInHistoryCursorRange, matchesHistoryFilter, noHistoryFilter } from './history-query';
import { withPendingViewings } from './pending-viewings';
import { createViewing, viewingWeight, wholeSeason, wholeTitle, Viewing } from './viewing';
import { parseMark, parseMarks, toMark, viewingOfMark } from './viewing-mark';
import { countYearStats } from './count-year-stats.fixture';
import { countMonthStats, UNKNOWN_YEAR } from './watch-stats';

const old = filmViewing('old', 1, { day: '1965-03-01', watchedAt: Date.parse('1965-03-01T12:00:00Z') });
const samples: ReadonlyArray<Viewing> = [
  filmViewing('a', 1),
  filmViewing('b', 2),
  episodeViewing('c', 1, episodePart(1, 2), onDay('2024-05-03')),
  episodeViewing('d', 1, seasonPart(2, 10), onDay('2023-01-31')),
  old,
  filmViewing('e', 3, unknownDay),
];

describe('marks', () => {
  it('hold a viewing without its title', () => {
    for (const viewing of [
      ...samples, filmViewing('rated', 1, onDay('2024-05-04'), 8.5), filmViewing('best', 1, unknownDay, 10),
      { ...episodeViewing('worst', 1, wholeSeason(1, firstEpisodes(1, 3), () => 45)), rating: 0.5 },
      episodeViewing(
        's', 1,
        wholeSeason(1, [...firstEpisodes(1, 3), { season: 1, episode: 9 }], () => 45),
      ),
    ]) {
      const mark = parseMark(toMark(viewing));
      expect(mark === null ? null : viewingOfMark(viewing.item, mark)).toEqual(viewing);
    }
  });

  it.each([
    '', 'a', 'a.b.c.d.e.f.g', 'a.2024-05-04.x.....', 'a b.2024-05-04.1....', 'a.2024-05-04.1....0.1', 'a.2024-05-04.1.....r21',
  ])('%j is no mark', (text) => {
    expect(parseMark(text)).toBe(null);
  });

  it('are read in the order of the history; malformed ones are left out', () => {
    expect(parseMarks(['?', ...samples.map(toMark)]).map(({ entryId }) => entryId)).toEqual(['b', 'a', 'c', 'd', 'old', 'e']);
  });
});

describe('a whole series', () => {
  const known = { ...series(9), runtime: 50 };
  const aired = [...firstEpisodes(1, 7), ...firstEpisodes(2, 13)];

  it.each([
    ['of known length', known, aired, { viewings: 20, episodes: 20, minutes: 1000 }],
    ['whose episodes have no known running time', series(9), aired, { viewings: 20, episodes: 20, minutes: 0 }],
    ['of unknown length', known, null, { viewings: 1, episodes: 0, minutes: 0 }],
    ['that is longer than any stored running time', known, firstEpisodes(1, 3000), { viewings: 3000, episodes: 3000, minutes: 100_000 }],
  ] as const)('%s counts its episodes and hours', (_, item, episodes, expected) => {
    const viewing = createViewing('whole', item, wholeTitle(item, episodes), onDay('2024-05-04'));
    expect(countMonthStats([viewing])).toMatchObject({ ...expected, films: 0 });
    expect(parseMark(toMark(viewing))).toMatchObject({ season: null, episode: null });
  });

  it('has no number of episodes if it is a film', () => {
    expect(wholeTitle(film(1), aired)).toEqual({
      season: null, episode: null, episodeCount: null, episodes: null, minutes: film(1).runtime,
    });
  });
});

describe('the history', () => {
  it('has the last viewing first and unknown days last', () => {
    expect(
      [...samples].sort((one, other) => compareHistory(historyCursorOf(one), historyCursorOf(other))).map(({ entryId }) => entryId),
    ).toEqual(['b', 'a', 'c', 'd', 'old', 'e']);
  });

  it('has the days in order after travel over time zones, and the viewings of a day by the moment of logging', () => {
    const at = (entryId: string, day: string, moment: string) => filmViewing(entryId, 1, { day, watchedAt: Date.parse(moment) });
    const travelled = [
      at('tokyo', '2024-05-04', '2024-05-03T20:00:00Z'),
      at('honolulu', '2024-05-03', '2024-05-04T05:00:00Z'),
      at('z', '2024-05-03', '2024-05-03T09:00:00Z'),
      at('a', '2024-05-03', '2024-05-04T08:00:00Z'),
    ];
    const sorted = travelled
      .map(historyCursorOf)
      .sort(compareHistory)
      .map(({ entryId }) => entryId);
    expect([sorted, parseMarks(travelled.map(toMark)).map(({ entryId }) => entryId)]).toEqual([
      ['tokyo', 'a', 'honolulu', 'z'],
      ['tokyo', 'a', 'honolulu', 'z'],
    ]);
  });

  it('is read in parts that join without a gap or a duplicate', () => {
    const sorted = samples.map(historyCursorOf).sort(compareHistory);
    for (const [index, border] of sorted.entries()) {
      const [before, behind] = [
        isInHistoryCursorRange({ after: null, until: border }),
        isInHistoryCursorRange({ after: border, until: null }),
      ];
      expect([sorted.filter(before), sorted.filter(behind)]).toEqual([sorted.slice(0, index + 1), sorted.slice(index + 1)]);
    }
  });

  it('is filtered by type, genre, decade and period', () => {
    const found = (filter: Partial<typeof noHistoryFilter>) =>
      samples
        .filter(matchesHistoryFilter({ ...noHistoryFilter, ...filter }))
        .map(({ entryId }) => entryId)
        .join('');
    expect([found({ mediaType: 'tv' }), found({ genre: 'Crime' }), found({ decade: 1990, genre: 'Drama' })]).toEqual([
      'cd', 'cd', 'abolde',
    ]);
    expect(found({ from: '2024-05-03', before: '2024-05-04' })).toBe('c');
    expect([found({ from: '1970-01-01' }), found({ before: '2100-01-01' })]).toEqual(['abcd', 'abcdold']);
  });

  it('with unconfirmed changes is what a reading will show', () => {
    fc.assert(
      fc.property(fc.array(anyHistoryChange, { maxLength: 8 }), (changes) => {
        const all = withPendingViewings([], changes, noHistoryFilter, null);
        expect(all).toEqual([...all].sort((one, other) => compareHistory(historyCursorOf(one), historyCursorOf(other))));
        const end = all[0] === undefined ? null : historyCursorOf(all[0]);
        // Behind the read part, nothing is shown: those viewings come with the next page.
        expect(withPendingViewings([], changes, noHistoryFilter, end)).toEqual(all.slice(0, end === null ? undefined : 1));
        expect(withPendingViewings([], changes, { ...noHistoryFilter, mediaType: 'tv' }, null)).toEqual(
          all.filter(({ item }) => item.mediaType === 'tv'),
        );
      }),
    );
  });
});

it('a viewing of a former version has no rating of its own', () => {
  const { rating, ...former } = filmViewing('a', 1);
  expect([rating, Viewing.decode(former)]).toEqual([null, E.right(filmViewing('a', 1))]);
});

it.each(['2026-99-99', '2025-02-29', '2024-05-4', ''])('a stored viewing on the day %j is damaged, as a viewing and as a mark', (day) => {
  const viewing = { ...filmViewing('a', 1), day };
  expect([E.isRight(Viewing.decode(viewing)), day === '' ? null : parseMark(toMark(viewing))]).toEqual([false, null]);
});

describe('numbers of a month', () => {
  it('count viewings, films, episodes, minutes, days, genres and decades', () => {
    const month = countMonthStats([
      filmViewing('a', 1),
      filmViewing('b', 1),
      episodeViewing('c', 1, episodePart(1, 2), onDay('2024-05-03')),
      episodeViewing('d', 1, seasonPart(2, 10), onDay('2024-05-03')),
    ]);
    expect(month).toEqual({
      viewings: 13, films: 2, episodes: 11, minutes: 245,
      days: { '04': 2, '03': 11 },
      genres: { Drama: 13, Crime: 11 },
      decades: { 1990: 2, 2000: 11 },
    });
  });

  it('count one film and one season of nine as 10 viewings', () => {
    const month = countMonthStats([
      filmViewing('a', 1),
      episodeViewing(
        'b', 1,
        wholeSeason(1, firstEpisodes(1, 9), () => 45),
        onDay('2024-05-04'),
      ),
    ]);
    expect(month).toMatchObject({
      viewings: 10, films: 1, episodes: 9,
      days: { '04': 10 },
      genres: { Drama: 10, Crime: 9 },
      decades: { 1990: 1, 2000: 9 },
    });
  });

  it('count a genre once that a title names twice', () => {
    const viewing = filmViewing('a', 1);
    expect(countMonthStats([{ ...viewing, item: { ...viewing.item, genres: ['Drama', 'Crime', 'Drama'] } }]).genres).toEqual({
      Drama: 1, Crime: 1,
    });
  });

  it('stand under their year; unknown days under a name of their own', () => {
    expect(countYearStats(samples).map(({ year, months }) => [year, Object.keys(months)])).toEqual([
      ['2024', ['05']],
      ['2023', ['01']],
      ['1965', ['03']],
      [UNKNOWN_YEAR, ['00']],
    ]);
    expect(
      countYearStats(samples)
        .flatMap(({ months }) => Object.values(months))
        .reduce((sum, { viewings }) => sum + viewings, 0),
    ).toBe(samples.reduce((sum, viewing) => sum + viewingWeight(viewing), 0));
  });
});
