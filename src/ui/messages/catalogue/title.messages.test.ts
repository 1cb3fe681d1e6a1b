import { describe, expect, it } from 'vitest';
import { aTitleDetails, someSeries } from '#domain/catalogue/title-details.fixture';
import {
  episodeLabel, formatSeason, formatStatus, lastAiredText, noEpisodesText, titleYearsText, totalEpisodesText,
} from './title.messages';

const series = (status: string | null, lastAirDate: string | null, countsAsOf: number | null = null) =>
  aTitleDetails({ mediaType: 'tv', status, series: someSeries({ lastAirDate, countsAsOf }) });

describe('titleYearsText', () => {
  it('returns the year of a film', () => expect(titleYearsText({ year: 1961 }, aTitleDetails())).toBe('1961'));
  it('returns the list’s year while the details are loading', () => expect(titleYearsText({ year: 2021 }, null)).toBe('2021'));
  it('returns null for an unknown year', () => expect(titleYearsText({ year: null }, null)).toBeNull());

  it('returns the period of an ended series and the start of a running one', () => {
    expect(titleYearsText({ year: 2021 }, series('Ended', '2024-03-10'))).toBe('2021 to 2024');
    expect(titleYearsText({ year: 2021 }, series(null, '2021-12-01'))).toBe('2021');
    expect(titleYearsText({ year: 2021 }, series(null, null))).toBe('2021');
    expect(titleYearsText({ year: 2021 }, series('Returning Series', '2024-03-10'))).toBe('since 2021');
    expect(titleYearsText({ year: 2021 }, series('Returning Series', '2024-03-10', 2024))).toBe('since 2021, as of 2024');
    expect(titleYearsText({ year: 2021 }, series('Ended', '2024-03-10', 2024))).toBe('2021 to 2024');
  });

  it('says of a series of several seasons with an unknown status neither that it has ended nor that it goes on', () => {
    expect(titleYearsText({ year: 2021 }, { ...series(null, null, 2023), seasonCount: 6 })).toBe('from 2021');
    expect(titleYearsText({ year: 2021 }, series(null, '2023-04-19', 2025))).toBe('from 2021');
    expect(titleYearsText({ year: 2021 }, { ...series(null, '2021-09-23', 2025), seasonCount: 1 })).toBe('2021');
  });

  it('returns the bare year of a series to come', () => {
    expect(titleYearsText({ year: 2027 }, series('Returning Series', null), true)).toBe('2027');
    expect(titleYearsText({ year: 2027 }, series('In Production', null), true)).toBe('2027');
  });

  it('says of an ended series of several seasons no single year, if the last one is unknown', () => {
    expect(titleYearsText({ year: 2010 }, { ...series('Ended', null), seasonCount: 4 })).toBe('from 2010');
    expect(titleYearsText({ year: 2010 }, { ...series('Ended', null), seasonCount: 1 })).toBe('2010');
    expect(titleYearsText({ year: 2010 }, { ...series('Ended', '2010-12-01'), seasonCount: 2 })).toBe('2010');
  });
});

describe('episodes of a series', () => {
  it('are counted without specials, with the year of a snapshot', () => {
    expect(totalEpisodesText(someSeries(), 'Ended')).toBe('26, about 23 h in all');
    expect(totalEpisodesText(someSeries({ episodeRuntime: null, countsAsOf: 2023 }), 'Returning Series')).toBe('26, as of 2023');
    expect(totalEpisodesText(someSeries({ episodeCount: 2500, countsAsOf: 2023 }), 'Ended')).toBe('2500, about 2,167 h in all');
    expect(totalEpisodesText(someSeries({ episodeCount: 2, episodeRuntime: 30 }), 'Ended')).toBe('2');
    expect(totalEpisodesText(someSeries({ episodeCount: null }), 'Ended')).toBeNull();
  });

  it.each([
    ['Ended', 'No episode details.'], ['Canceled', 'No episode details.'], ['Returning Series', 'No episode details yet.'],
    [null, 'No episode details yet.'],
  ])('are promised unless the series is over: %s', (status, text) => expect(noEpisodesText(status)).toBe(text));

  it('are labelled with season and number', () => expect(episodeLabel({ season: 4, number: 1 })).toBe('Season 4, episode 1'));
});

describe('lastAiredText', () => {
  it.each([
    ['Returning Series', 2019, '12 May, as of 2019'], [null, 2019, '12 May, as of 2019'], ['Returning Series', null, '12 May'],
    ['Ended', 2019, '12 May'], ['Canceled', 2019, '12 May'],
  ])('adds the year of the snapshot unless the series is over: %s, counted in %s', (status, countsAsOf, text) => {
    expect(lastAiredText('12 May', status, { countsAsOf })).toBe(text);
  });
});

describe('formatSeason', () => {
  it('returns name and number of episodes', () => {
    expect(formatSeason({ name: 'Season 1', episodeCount: 1 })).toBe('Season 1, 1 episode');
    expect(formatSeason({ name: 'Specials', episodeCount: null })).toBe('Specials');
  });
});

describe('formatStatus', () => {
  it('returns null for a status that the dates imply', () => {
    expect(formatStatus(aTitleDetails({ status: 'Released' }))).toBeNull();
    expect(formatStatus(series(null, null))).toBeNull();
    expect(formatStatus(series('Ended', null))).toBe('Ended');
    expect(formatStatus(series('Returning Series', null))).toBe('Returning');
    expect(formatStatus(series('Canceled', null))).toBe('Cancelled');
  });

  it('adds the year of a snapshot unless the series is over', () => {
    expect(['Returning Series', 'Planned', 'Ended', 'Canceled', null].map((status) => formatStatus(series(status, null, 2019)))).toEqual([
      'Returning, as of 2019', 'Planned, as of 2019', 'Ended', 'Cancelled', null,
    ]);
  });
});
