import { describe, expect, it } from 'vitest';
import {
  historyFilter, historyViewParams, isHistoryFiltered, noHistoryView, parseHistoryView, withoutHistoryFilters, type HistoryView,
} from './history-view-params';

const parse = (query: string): HistoryView => parseHistoryView(new URLSearchParams(query));

describe('parseHistoryView', () => {
  it.each<readonly [string, Partial<HistoryView>]>([
    ['', {}],
    ['type=movie&genre=crime&decade=1990', { mediaType: 'movie', genre: 'Crime', decade: 1990 }],
    ['type=tv&genre=sci-fi-fantasy', { mediaType: 'tv', genre: 'Sci-Fi & Fantasy' }],
    ['period=2026', { period: '2026' }],
    ['period=2026-11&year=2025', { period: '2026-11', year: '2025' }],
    ['period=2024-02-29&year=all', { period: '2024-02-29', year: 'all' }],
    ['year=2025&statistics=shown', { year: '2025', statistics: true }],
  ])('reads %s, which historyViewParams writes', (query, view) => {
    expect(parse(query)).toEqual({ ...noHistoryView, ...view });
    expect(historyViewParams(parse(query)).toString()).toBe(query);
  });

  it.each([
    'type=book', 'genre=opera', 'decade=1995', 'period=2026-13', 'period=2026-00', 'period=2025-02-29', 'period=1894', 'period=now',
    'period=2026-1', 'year=26', 'year=3000', 'statistics=1',
  ])('ignores %s', (query) => {
    expect(parse(query)).toEqual(noHistoryView);
  });
});

describe('historyFilter', () => {
  it.each([
    ['2026', '2026-01-01', '2027-01-01'],
    ['2026-12', '2026-12-01', '2027-01-01'],
    ['2026-02-28', '2026-02-28', '2026-03-01'],
  ])('has the first day of the period %s and the first behind it', (period, from, before) => {
    expect(historyFilter({ ...noHistoryView, period })).toEqual({ mediaType: null, genre: null, decade: null, from, before });
  });

  it('has no bounds without a period', () =>
    expect(historyFilter({ ...noHistoryView, decade: 1990 })).toEqual({
      mediaType: null, genre: null, decade: 1990, from: null, before: null,
    }));
});

describe('isHistoryFiltered', () => {
  it('ignores the year of the numbers', () => {
    expect(isHistoryFiltered({ ...noHistoryView, year: '2025' })).toBe(false);
    expect(isHistoryFiltered({ ...noHistoryView, period: '2025' })).toBe(true);
  });
});

describe('withoutHistoryFilters', () => {
  it('keeps what is shown of the numbers', () => {
    const numbers = { year: '2025', statistics: true };
    expect(withoutHistoryFilters({ mediaType: 'tv', genre: 'Crime', decade: 1990, period: '2026', ...numbers })).toEqual({
      ...noHistoryView,
      ...numbers,
    });
  });
});
