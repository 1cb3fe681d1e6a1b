import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHiddenCharacters, hasLoneSurrogate, replaceHiddenCharacters } from './hidden-characters';
import { HIDDEN_CHARACTERS } from './hidden-characters.fixture';

describe('hasHiddenCharacters', () => {
  it('is true for each hidden character', () => {
    expect(HIDDEN_CHARACTERS.filter(([, character]) => !hasHiddenCharacters(`May${character}a`) || !hasHiddenCharacters(character))).toEqual([]);
  });

  it.each(['\uD83D', '\uDE00', 'a\uDE00\uD83D'])('is true for the lone surrogate in %j', (text) => {
    expect([hasHiddenCharacters(text), hasLoneSurrogate(text)]).toEqual([true, true]);
  });

  it.each(['Maya Rosen', 'Élodie Ångström', '李', 'माया', 'مايا', '❤️', '😀', 'a-b.c’d/e_f', '𐐨'])('is false for %s', (text) => {
    expect([hasHiddenCharacters(text), hasLoneSurrogate(text)]).toEqual([false, false]);
  });

  it('replaceHiddenCharacters removes all of them and keeps other text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(hasHiddenCharacters(replaceHiddenCharacters(text))).toBe(false);
      if (!hasHiddenCharacters(text)) expect(replaceHiddenCharacters(text)).toBe(text);
    }));
  });
});
