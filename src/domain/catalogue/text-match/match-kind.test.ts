import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldJoined, isPlainText, numeralForms, withoutArticles } from './fold';
import { MATCH_KINDS, getMatchKind, indexName, parseText } from './match-kind';

const like = (typed: string, ...names: ReadonlyArray<string>) => getMatchKind(parseText(typed))(indexName(names));
const word = fc.stringMatching(/^[a-z]{4,9}$/);
const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

describe('folding', () => {
  it.each([
    ['Amélie', 'amelie'], ['WALL·E', 'wall e'], ['Ocean’s Eleven', 'oceans eleven'],
    ["Schindler's List", 'schindlers list'], ['Fast & Furious', 'fast and furious'],
    ['Rocky II', 'rocky ii'], ['Łódź', 'lodz'], ['千と千尋', '千と千尋'], ['  ', ''],
  ])('%s is "%s"', (text, expected) => {
    expect(fold(text).join(' ')).toBe(expected);
  });

  it.each([['WALL·E', 'walle'], ['Spider-Man: No Way Home', 'spiderman no way home'], ['M*A*S*H', 'mash']])('%s joined is "%s"', (text, expected) => {
    expect(foldJoined(text).join(' ')).toBe(expected);
  });

  it.each([
    ['rocky ii', ['rocky ii', 'rocky 2', 'rocky ii']], ['toy story 2', ['toy story 2', 'toy story 2', 'toy story ii']],
    ['v for vendetta', ['v for vendetta']], ['casablanca', ['casablanca']],
  ])('%s has the numeral forms %s', (text, forms) => {
    expect(numeralForms(text.split(' ')).map((words) => words.join(' '))).toEqual(forms);
  });

  it.each([
    ['Casablanca', true], ['Tom Hanks', true], ['The Matrix', false], ['Once upon a Time', false], ['Rocky II', false], ['Toy Story 2', false],
    ['WALL·E', false], ['Amélie', false], ['Blade  Runner', false], [' Heat', false], ['', false],
  ])('"%s" is nothing but plain words: %s', (text, bare) => {
    expect(isPlainText(text)).toBe(bare);
  });

  it('gives a name of plain words no form besides itself', () => {
    const some = fc.constantFrom('the', 'An', 'a', 'ii', 'X', '2', 'Theo', 'Ant', 'Mix', 'é', 'o-k', '');
    const text = fc.array(fc.oneof(some, word), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(fc.property(text.filter(isPlainText), (bare) => {
      const forms = [fold(bare), foldJoined(bare)].flatMap(numeralForms).flatMap((words) => [words, withoutArticles(words)]);
      expect(new Set(forms.map((words) => words.join(' ')))).toEqual(new Set([bare.toLowerCase()]));
    }));
  });

  it('changes nothing when done again', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = fold(text).join(' ');
      expect(fold(once).join(' ')).toBe(once);
    }));
  });
});

describe('likeness', () => {
  it.each([
    ['the matrix', 'The Matrix', 'exact'], ['matrix', 'The Matrix', 'exact'],
    ['matrix the', 'The Matrix', 'exact'], ['The Matrix', 'Matrix', 'exact'],
    ['amelie', 'Amélie', 'exact'], ['walle', 'WALL·E', 'exact'], ['wall-e', 'WALL·E', 'exact'],
    ['wall e', 'WALL·E', 'exact'], ['spiderman', 'Spider-Man', 'exact'],
    ['rocky 2', 'Rocky II', 'exact'], ['rocky ii', 'Rocky II', 'exact'], ['rocky i', 'Rocky II', 'prefix'],
    ['toy story ii', 'Toy Story 2', 'exact'], ['the vi', 'The Village', 'prefix'],
    ['fast and furious', 'Fast & Furious', 'exact'], ['mash', 'M*A*S*H', 'exact'], ['the', 'The', 'exact'],
    ['mat', 'The Matrix', 'prefix'], ['the mat', 'The Matrix', 'prefix'], ['matrix re', 'The Matrix Reloaded', 'prefix'], ['m', 'Magnolia', 'prefix'],
    ['reloaded', 'The Matrix Reloaded', 'word-prefix'],
    ['rings lord', 'The Lord of the Rings', 'word-prefix'], ['rel mat', 'The Matrix Reloaded', 'word-prefix'],
    ['atrix', 'The Matrix', null], ['matrox', 'The Matrix', null], ['', 'The Matrix', null], ['  ', 'The Matrix', null], ['!', 'The Matrix', null],
  ] as const)('"%s" and %s: %s', (typed, title, expected) => {
    expect(like(typed, title)).toBe(expected);
  });

  it('reads original titles too', () => {
    expect(like('sen to chihiro', 'Spirited Away', 'Sen to Chihiro no Kamikakushi')).toBe('prefix');
  });

  it('finds every name by itself, however it is written', () => {
    fc.assert(fc.property(name, (text) => {
      expect(like(text, text)).toBe('exact');
      expect(like(text.toUpperCase(), `The ${text}!`)).toBe('exact');
    }));
  });

  it('finds every name by each of its beginnings, never worse than by words', () => {
    fc.assert(fc.property(name, fc.nat(), (text, cut) => {
      const typed = text.slice(0, 1 + (cut % text.length)).trim();
      expect(['exact', 'prefix']).toContain(like(typed, text));
    }));
  });

  it('finds every name by its words in any order', () => {
    fc.assert(fc.property(name, (text) => {
      expect(like(text.split(' ').reverse().join(' '), text)).not.toBeNull();
    }));
  });

  it('never gets better by typing more of something else', () => {
    fc.assert(fc.property(name, name, (text, other) => {
      fc.pre(!other.startsWith(text));
      const rank = (typed: string): number => {
        const how = like(typed, other);
        return how === null ? MATCH_KINDS.length : MATCH_KINDS.indexOf(how);
      };
      expect(rank(`${text} ${text}`)).toBeGreaterThanOrEqual(Math.min(rank(text), 2));
    }));
  });
});
