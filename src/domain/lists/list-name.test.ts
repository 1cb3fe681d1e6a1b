import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayListName, listNameError, MAX_LIST_NAME_LENGTH, normalizeListName } from './list-name';

const typed = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[ _\tA-Za-zÄé]{0,40}$/));

describe('a list name as it is stored', () => {
  it.each([
    ['Films for a rainy  Sunday', 'films_for_a_rainy_sunday'],
    ['  Watch _ Later ', 'watch_later'],
    ['favorites', 'favorites'],
    ['a__b', 'a_b'],
    ['Tab\tand\nline', 'tab_and_line'],
    ['ÉTÉ', 'été'],
  ])('%j is %j', (name, stored) => {
    expect(normalizeListName(name)).toBe(stored);
  });

  it('is the same however often it is stored', () => {
    fc.assert(fc.property(typed, (name) => normalizeListName(normalizeListName(name)) === normalizeListName(name)));
  });

  it('holds no blank, and no two underscores in a row', () => {
    fc.assert(fc.property(typed, (name) => !/\s|__/.test(normalizeListName(name))));
  });
});

describe('a list name as it is read', () => {
  it.each([
    ['films_for_a_rainy_sunday', 'Films for a rainy sunday'],
    ['favorites', 'Favorites'],
    ['été', 'Été'],
    ['𐐨_deseret', '𐐀 deseret'],
    ['', ''],
    ['_', ''],
  ])('%j is "%s"', (stored, shown) => {
    expect(displayListName(stored)).toBe(shown);
  });

  it('leads back to what is stored, whatever was typed', () => {
    const trimmed = (name: string): string => name.replace(/^_+|_+$/g, '');
    fc.assert(
      fc.property(fc.stringMatching(/^[ _a-zA-Z0-9äöüÉñ']{0,40}$/), (name) => {
        const stored = normalizeListName(name);
        expect(normalizeListName(displayListName(stored))).toBe(trimmed(stored));
      }),
    );
  });
});

describe('a list name that will not do', () => {
  it('is one of nothing but blanks and underscores', () => {
    fc.assert(fc.property(fc.stringMatching(/^[ _\t]{0,20}$/), (name) => listNameError(name) === 'empty'));
  });

  it.each([['.', 'empty'], [' .. ', 'empty'], ['_._', 'empty'], ['...', null], ['.a', null], ['. .', null]])('of dots: %j is %j', (name, fault) => {
    expect(listNameError(name)).toBe(fault);
  });

  it('is one that is too long, counted as people count letters', () => {
    expect(listNameError('a'.repeat(MAX_LIST_NAME_LENGTH))).toBeNull();
    expect(listNameError('a'.repeat(MAX_LIST_NAME_LENGTH + 1))).toBe('too-long');
    expect(listNameError('𐐨'.repeat(MAX_LIST_NAME_LENGTH))).toBeNull();
    expect(listNameError(`a${' '.repeat(200)}b`)).toBeNull();
  });
});
