import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords, foldJoinedWords } from './fold';
import { numeralForms } from './word-search';
import { MATCH_KINDS, getMatchKind, indexName, isExactMatch, parseText } from './match-kind';

const matchKind = (typed: string, ...names: ReadonlyArray<string>) => getMatchKind(parseText(typed))(indexName(names));
const word = fc.stringMatching(/^[a-z]{4,9}$/);
const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

describe('foldWords, foldJoined and numeralForms', () => {
  it.each([
    ['Amélie', 'amelie'], ['WALL·E', 'wall e'], ['Ocean’s Eleven', 'oceans eleven'],
    ["Schindler's List", 'schindlers list'], ['Fast & Furious', 'fast and furious'],
    ['Rocky II', 'rocky ii'], ['Łódź', 'lodz'], ['千と千尋', '千と千尋'], ['  ', ''],
  ])('fold("%s") returns "%s"', (text, expected) => {
    expect(foldWords(text).join(' ')).toBe(expected);
  });

  it.each([
    ['WALL·E', 'walle'],
    ['Spider-Man: No Way Home', 'spiderman no way home'],
    ['M*A*S*H', 'mash'],
  ])('foldJoined("%s") returns "%s"', (text, expected) => {
    expect(foldJoinedWords(text).join(' ')).toBe(expected);
  });

  it.each([
    ['rocky ii', ['rocky ii', 'rocky 2', 'rocky ii', 'rocky two', 'rocky 2']],
    ['toy story 2', ['toy story 2', 'toy story 2', 'toy story ii', 'toy story two', 'toy story 2']],
    ['seven samurai', ['seven samurai', 'seven samurai', 'seven samurai', 'seven samurai', '7 samurai']],
    ['21 jump street', ['21 jump street', '21 jump street', '21 jump street', 'twenty one jump street', '21 jump street']],
    ['v for vendetta', ['v for vendetta']], ['casablanca', ['casablanca']],
  ])('numeralForms of "%s" are %s', (text, forms) => {
    expect(numeralForms(text.split(' ')).map((words) => words.join(' '))).toEqual(forms);
  });

  it('foldWords is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = foldWords(text).join(' ');
      expect(foldWords(once).join(' ')).toBe(once);
    }));
  });
});

describe('getMatchKind', () => {
  it.each([
    ['the matrix', 'The Matrix', 'exact'],
    ['matrix', 'The Matrix', 'exact'],
    ['matrix the', 'The Matrix', 'exact'],
    ['The Matrix', 'Matrix', 'exact'],
    ['amelie', 'Amélie', 'exact'],
    ['walle', 'WALL·E', 'exact'],
    ['wall-e', 'WALL·E', 'exact'],
    ['wall e', 'WALL·E', 'exact'],
    ['spiderman', 'Spider-Man', 'exact'],
    ['rocky 2', 'Rocky II', 'exact'],
    ['rocky ii', 'Rocky II', 'exact'],
    ['rocky i', 'Rocky II', 'prefix'],
    ['toy story ii', 'Toy Story 2', 'exact'],
    ['the vi', 'The Village', 'prefix'],
    ['fast and furious', 'Fast & Furious', 'exact'],
    ['mash', 'M*A*S*H', 'exact'],
    ['the', 'The', 'exact'],
    ['the m', 'M', 'word-prefix'],
    ['the m', 'Them', null],
    ['the m', 'The Matrix', 'prefix'],
    ['a s', 'As Above, So Below', 'word-prefix'],
    ['up', 'Up', 'exact'],
    ['the birds', 'Birds', 'exact'],
    ['mat', 'The Matrix', 'prefix'],
    ['the mat', 'The Matrix', 'prefix'],
    ['matrix re', 'The Matrix Reloaded', 'prefix'],
    ['m', 'Magnolia', 'prefix'],
    ['reloaded', 'The Matrix Reloaded', 'word-prefix'],
    ['rings lord', 'The Lord of the Rings', 'word-prefix'],
    ['rel mat', 'The Matrix Reloaded', 'word-prefix'],
    ['atrix', 'The Matrix', null],
    ['matrox', 'The Matrix', null],
    ['', 'The Matrix', null],
    ['  ', 'The Matrix', null],
    ['!', 'The Matrix', null],
  ] as const)('of "%s" for "%s" is %s', (typed, title, expected) => {
    expect(matchKind(typed, title)).toBe(expected);
  });

  it('matches original titles too', () => {
    expect(matchKind('sen to chihiro', 'Spirited Away', 'Sen to Chihiro no Kamikakushi')).toBe('prefix');
  });

  it('matches every name exactly, regardless of case, article and punctuation', () => {
    fc.assert(fc.property(name, (text) => {
      expect(matchKind(text, text)).toBe('exact');
      expect(matchKind(text.toUpperCase(), `The ${text}!`)).toBe('exact');
    }));
  });

  it('matches every prefix of a name as exact or prefix', () => {
    fc.assert(fc.property(name, fc.nat(), (text, cut) => {
      const typed = text.slice(0, 1 + (cut % text.length)).trim();
      expect(['exact', 'prefix']).toContain(matchKind(typed, text));
    }));
  });

  it('matches the words of a name in any order', () => {
    fc.assert(fc.property(name, (text) => {
      expect(matchKind(text.split(' ').reverse().join(' '), text)).not.toBeNull();
    }));
  });

  it('does not improve when unrelated text is appended', () => {
    fc.assert(fc.property(name, name, (text, other) => {
      fc.pre(!other.startsWith(text));
      const rank = (typed: string): number => {
        const kind = matchKind(typed, other);
        return kind === null ? MATCH_KINDS.length : MATCH_KINDS.indexOf(kind);
      };
      expect(rank(`${text} ${text}`)).toBeGreaterThanOrEqual(Math.min(rank(text), 2));
    }));
  });
});

describe('isExactMatch', () => {
  it.each([
    ['fast and furious', 'Fast & Furious', true],
    ['fast and furious', 'The Fast and the Furious', false],
    ['matrix', 'The Matrix', true],
    ['the matrix', 'Matrix', true],
    ['spiderman', 'Spider-Man', true],
    ['rocky 2', 'Rocky II', false],
    ['ghostbusters', 'Ghost Busters', false],
    ['the m', 'M', false],
    ['the m', 'Them', false],
    ['m', 'M', true],
    ['mat', 'The Matrix', false],
  ] as const)('of "%s" for "%s" is %s', (typed, title, expected) => {
    expect(isExactMatch(parseText(typed))(indexName([title], true))).toBe(expected);
  });
});
