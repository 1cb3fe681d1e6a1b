import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesText, typedPrefixes, wordPrefixes } from './word-search';

describe('matchesText', () => {
  it.each([
    ['cinema', 'Cinéma Paradiso'],
    ['mash', 'M*A*S*H'],
    ['m*a*s*h', 'MASH'],
    ['spiderman', 'Spider-Man'],
    ['spider man', 'Spider-Man'],
    ['wall-e', 'WALL·E'],
    ['walle', 'WALL·E'],
    ['rocky 2', 'Rocky II'],
    ['seven samurai', '7 Samurai'],
    ['bladerunner', 'Blade Runner'],
    ['ghost busters', 'Ghostbusters'],
    ['fast & fur', 'Fast and Furious'],
    ['run bla', 'Blade Runner'],
    ['the matrix', 'Matrix'],
    ['matrix the', 'The Matrix'],
    ['ai', 'A.I. Artificial Intelligence'],
    ['amour', 'L’Amour'],
    ["l'am", 'L’Amour'],
    ['avv', "L'Avventura"],
    ['dont', "Don't Look Now"],
    ['', 'Alien'],
    ['…', 'Alien'],
  ])('finds by “%s” the name “%s”', (typed, name) => {
    expect(matchesText(typed)(name)).toBe(true);
  });

  it.each([
    ['aliens', 'Alien'],
    ['lien', 'Alien'],
    ['blade rinner', 'Blade Runner'],
  ])('does not find by “%s” the name “%s”', (typed, name) => {
    expect(matchesText(typed)(name)).toBe(false);
  });
});

describe('matchesText anywhere in a name', () => {
  it.each([
    ['eist', 'Heist nights'],
    ['eist nig', 'Heist nights'],
    ['ts ni', 'Heist nights'],
    ['nig hei', 'Heist nights'],
    ['ARI', 'Été à Paris'],
    ['te a p', 'Été à Paris'],
    ['ash', 'M*A*S*H'],
    ['*a*', 'M*A*S*H'],
    ['s*h', 'M*A*S*H'],
    ['mour', 'L’Amour'],
    ['🎬', 'Films 🎬'],
    ['++', 'C++'],
    ['five', 'Top 5'],
    ['', 'Films'],
    ['  ', 'Films'],
  ])('finds by “%s” the name “%s”', (typed, name) => {
    expect(matchesText(typed, 'anywhere')(name)).toBe(true);
  });

  it.each([
    ['🎬', 'Films'],
    ['…', 'Films'],
    ['ve', 'Top 5'],
    ['heist x', 'Heist nights'],
    ['mash', 'Mars'],
  ])('does not find by “%s” the name “%s”', (typed, name) => {
    expect(matchesText(typed, 'anywhere')(name)).toBe(false);
  });
});

describe('typedPrefixes', () => {
  const word = fc.constantFrom(
    'the', 'a', 'blade', 'runner', 'M*A*S*H', 'Spider-Man', 'II', '2', 'Été', 'WALL·E', 'ghost', 'busters', 'twenty', 'one', '&', "don't",
    "L'Amour", '𠮷野家𠮷',
  );
  const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

  it('names a stored beginning of every name that matches', () => {
    fc.assert(
      fc.property(text, text, fc.nat(12), (typed, name, length) => {
        const beginning = typed.slice(0, length + 1);
        for (const each of [typed, beginning, name]) {
          fc.pre(typedPrefixes(each).length > 0);
          if (matchesText(each)(name))
            expect(
              typedPrefixes(each).some((prefix) => wordPrefixes(name).includes(prefix)),
              `${each} in ${name}`,
            ).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('names the longest word of each way to read the text', () => {
    expect(typedPrefixes('the blade runner')).toEqual(['runner']);
    expect(typedPrefixes('spider-man')).toEqual(['spider']);
    expect(typedPrefixes('m*a*s*h')).toEqual(['m', 'mash']);
    expect(typedPrefixes(' … ')).toEqual([]);
  });
});
