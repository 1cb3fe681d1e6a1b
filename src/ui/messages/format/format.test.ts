import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCountWithNoun, countryName, formatDate, formatDollars, formatNumber, formatPercent, languageName, joinList, separatorBefore, yearOf,
} from './format';

describe('formatting of numbers', () => {
  it('groups thousands', () => expect(formatNumber(1_234_567)).toBe('1,234,567'));

  it('formats whole numbers and three decimals as Intl does', () => {
    const intl = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (number) => {
        expect(formatNumber(number)).toBe(intl.format(number));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
        expect(formatNumber(thousandths / 1000)).toBe(intl.format(thousandths / 1000));
      }),
    );
    expect([0.5, 1, 1.256].map(formatPercent)).toEqual(['50%', '100%', '126%']);
  });

  it('formats dates as Intl does', () => {
    const intl = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    const date = fc.date({ min: new Date('1870-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(fc.property(date, (day) => { expect(formatDate(day.toISOString().slice(0, 10))).toBe(intl.format(day)); }));
  });

  it('counts in the singular and the plural', () => {
    expect(formatCountWithNoun(1, 'season', 'seasons')).toBe('1 season');
    expect(formatCountWithNoun(0, 'season', 'seasons')).toBe('0 seasons');
    expect(formatCountWithNoun(5_000, 'vote', 'votes')).toBe('5,000 votes');
  });

  it('abbreviates sums from a million on', () => {
    expect(formatDollars(878_000)).toBe('$878,000');
    expect(formatDollars(1_000_000)).toBe('$1 million');
    expect([999_999, 999_949_999, 999_950_000, 999_999_999].map(formatDollars)).toEqual([
      '$999,999', '$999.9 million', '$1 billion', '$1 billion',
    ]);
    expect(formatDollars(463_517_383)).toBe('$463.5 million');
    expect(formatDollars(2_923_706_026)).toBe('$2.92 billion');
  });

  it('returns the year of a date', () => {
    expect(yearOf('1942-11-26')).toBe(1942);
    expect(yearOf(null)).toBeNull();
  });
});

describe('names of codes', () => {
  it('names countries and languages', () => {
    expect(countryName('US')).toBe('United States');
    expect(['SU', 'XC', 'XG', 'YU'].map(countryName)).toEqual(['Soviet Union', 'Czechoslovakia', 'East Germany', 'Yugoslavia']);
    expect(languageName('en')).toBe('English');
    expect(languageName('cn')).toBe('Cantonese');
    expect(languageName('xx')).toBe('No language');
  });

  it('returns an invalid code unchanged', () => {
    expect(countryName('Ruritania')).toBe('Ruritania');
    expect(languageName('!')).toBe('!');
  });
});

describe('joinList', () => {
  it('joins names with commas and a final and', () => {
    expect(joinList([])).toBe('');
    expect(joinList(['Ann'])).toBe('Ann');
    expect(joinList(['Ann', 'Bob'])).toBe('Ann and Bob');
    expect(joinList(['Ann', 'Bob', 'Cy'])).toBe('Ann, Bob and Cy');
    expect(joinList(['Ann', 'Bob', 'Cy'], 'or')).toBe('Ann, Bob or Cy');
    expect(['Ann', 'Bob', 'Cy'].map((name, index) => separatorBefore(index, 3) + name).join('')).toBe('Ann, Bob and Cy');
  });
});
