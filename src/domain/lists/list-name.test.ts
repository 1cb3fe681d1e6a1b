import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIDDEN_CHARACTERS, JOINED_NAMES, MISJOINED_NAMES } from '#domain/shared/hidden-characters.fixture';
import {
  displayListName, listNameError, MAX_LIST_NAME_LENGTH, normalizeListName, shownListName, toListNames, typedListName,
} from './list-name';

const anyInput = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[ _\tA-Za-zÄé]{0,40}$/));

describe('normalizeListName', () => {
  it.each([
    ['Films for a rainy  Sunday', 'films_for_a_rainy_sunday'],
    ['  Watch _ Later ', 'watch_later'],
    ['favorites', 'favorites'],
    ['a__b', 'a_b'],
    ['E\u0301te\u0301', '\u00E9t\u00E9'],
    ['ÉTÉ', 'été'],
  ])('converts %j to %j', (name, stored) => {
    expect(normalizeListName(name)).toBe(stored);
  });

  it('is idempotent', () => {
    fc.assert(fc.property(anyInput, (name) => normalizeListName(normalizeListName(name)) === normalizeListName(name)));
  });

  it('returns no space and no consecutive underscores', () => {
    fc.assert(fc.property(anyInput, (name) => !/ |__/.test(normalizeListName(name))));
  });
});

describe('displayListName', () => {
  it.each([
    ['films_for_a_rainy_sunday', 'Films for a rainy sunday'],
    ['favorites', 'Favorites'],
    ['été', 'Été'],
    ['𐐨_deseret', '𐐀 deseret'],
    ['macOS  demos', 'macOS demos'],
    [' DC_Universe ', 'DC Universe'],
    ['E\u0301TE\u0301', 'ÉTÉ'],
    ['', ''],
    ['_', ''],
  ])('converts %j to "%s"', (stored, shown) => {
    expect(displayListName(stored)).toBe(shown);
  });

  it('returns a name that normalizes to the stored name without outer underscores', () => {
    const trimmed = (name: string): string => name.replace(/^_+|_+$/g, '');
    fc.assert(
      fc.property(fc.stringMatching(/^[ _a-zA-Z0-9äöüÉñ']{0,40}$/), (name) => {
        const stored = normalizeListName(name);
        expect(normalizeListName(displayListName(stored))).toBe(trimmed(stored));
      }),
    );
  });
});

describe('toListNames', () => {
  it.each([
    ['DC Universe', { name: 'dc_universe', displayName: 'DC Universe' }],
    ['macOS_demos', { name: 'macos_demos', displayName: 'macOS demos' }],
    ['heist nights', { name: 'heist_nights', displayName: null }],
    ['Heist  nights', { name: 'heist_nights', displayName: null }],
    ['J\u030Cazz NIGHT', { name: '\u01F0azz_night', displayName: 'J\u030Cazz NIGHT' }],
    // The outer underscores belong to the stored form, and would be lost.
    ['_DC_', { name: '_dc_', displayName: null }],
  ])('converts %j to both forms', (typed, names) => {
    expect(toListNames(typed)).toEqual(names);
  });

  it('returns a display name that normalizes to the stored form, and typedListName is its inverse', () => {
    fc.assert(fc.property(anyInput, (typed) => {
      const names = toListNames(typed);
      if (names.displayName !== null) expect(normalizeListName(names.displayName)).toBe(names.name);
      expect(toListNames(typedListName(names))).toEqual(names);
    }));
  });
});

describe('shownListName', () => {
  it('returns the display name, or else the display form of the stored name', () => {
    expect([
      shownListName({ name: 'dc_universe', displayName: 'DC Universe' }),
      shownListName({ name: 'noir', displayName: null }),
    ]).toEqual(['DC Universe', 'Noir']);
  });

  it('ignores a display name of another stored name', () => {
    expect(shownListName({ name: 'noir', displayName: 'DC Universe' })).toBe('Noir');
  });
});

describe('listNameError', () => {
  it('returns empty for names of only spaces and underscores', () => {
    fc.assert(fc.property(fc.stringMatching(/^[ _]{0,20}$/), (name) => listNameError(name) === 'empty'));
  });

  it.each([
    ['.', 'empty'],
    [' .. ', 'empty'],
    ['_._', 'empty'],
    ['...', null],
    ['.a', null],
    ['. .', null],
  ])('returns for the dot name %j: %j', (name, expected) => {
    expect(listNameError(name)).toBe(expected);
  });

  it('returns hidden-characters for each hidden character', () => {
    expect(HIDDEN_CHARACTERS.filter(([, character]) => listNameError(`heist${character}nights`) !== 'hidden-characters')).toEqual([]);
    expect(MISJOINED_NAMES.filter(([, name]) => listNameError(name) !== 'hidden-characters')).toEqual([]);
  });

  it('returns null for a character in its place', () => {
    expect(JOINED_NAMES.filter(([, name]) => listNameError(name) !== null)).toEqual([]);
  });

  it('returns too-long above the limit, counted in code points of the normalized name', () => {
    expect(listNameError('a'.repeat(MAX_LIST_NAME_LENGTH))).toBeNull();
    expect(listNameError('a'.repeat(MAX_LIST_NAME_LENGTH + 1))).toBe('too-long');
    expect(listNameError('𐐨'.repeat(MAX_LIST_NAME_LENGTH))).toBeNull();
    expect(listNameError(`a${' '.repeat(200)}b`)).toBeNull();
  });
});
