import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHiddenCharacters, hasLoneSurrogate, replaceHiddenCharacters } from './hidden-characters';
import { HIDDEN_CHARACTERS, JOINED_NAMES, MISJOINED_NAMES } from './hidden-characters.fixture';

describe('hasHiddenCharacters', () => {
  it('is true for each hidden character', () => {
    expect(
      HIDDEN_CHARACTERS.filter(([, character]) => !hasHiddenCharacters(`May${character}a`) || !hasHiddenCharacters(character)),
    ).toEqual([]);
  });

  it.each(['\uD83D', '\uDE00', 'a\uDE00\uD83D'])('is true for the lone surrogate in %j', (text) => {
    expect([hasHiddenCharacters(text), hasLoneSurrogate(text)]).toEqual([true, true]);
  });

  it.each(['Maya Rosen', 'Élodie Ångström', '李', 'माया', 'مايا', '❤️', '😀', 'a-b.c’d/e_f', '𐐨'])('is false for %s', (text) => {
    expect([hasHiddenCharacters(text), hasLoneSurrogate(text)]).toEqual([false, false]);
  });

  it('is false where a joiner or a tag has its place, and true elsewhere', () => {
    expect(JOINED_NAMES.filter(([, name]) => hasHiddenCharacters(name))).toEqual([]);
    expect(MISJOINED_NAMES.filter(([, name]) => !hasHiddenCharacters(name))).toEqual([]);
  });

  it('replaceHiddenCharacters removes all of them and keeps other text', () => {
    const joining = fc.string({
      unit: fc.constantFrom(
        '\u200C', '\u200D', '\u{1F468}', '\uFE0F', '\u0915', '\u094D', '\u06CC', '\u{1F3F4}', '\u{E0067}', '\u{E007F}', 'a', ' ',
      ),
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), joining), (text) => {
        expect(hasHiddenCharacters(replaceHiddenCharacters(text))).toBe(false);
        if (!hasHiddenCharacters(text)) expect(replaceHiddenCharacters(text)).toBe(text);
      }),
    );
  });
});
