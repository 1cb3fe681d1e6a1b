import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleKey } from './title-key';

const sorted = (titles: ReadonlyArray<string>): ReadonlyArray<string> =>
  titles.toSorted((one, other) => (titleKey(one) < titleKey(other) ? -1 : 1));

describe('titleKey', () => {
  it.each([
    ['numbers by their value', ['8½', '8 Mile', '12 Monkeys', '21', '300', '1917', '10,000 BC', 'Alien']],
    ['numbers within titles by their value', ['Toy Story', 'Toy Story 2', 'Toy Story 10', 'Toy Story Treats']],
    ['numbers with leading zeros by their value', ['Agent 6', 'Agent 007', 'Agent 8']],
    ['titles without their first article', ['Alien', 'An American Tail', 'The Matrix', 'A Serious Man']],
    ['initials as words', ['A.I. Artificial Intelligence', 'A. I. Rising', 'The A-Team', 'Alien', 'Inception']],
    ['titles without case and accents', ['echo', 'Élan', 'ELF']],
  ])('sorts %s', (_, titles) => {
    expect(sorted([...titles].reverse())).toEqual(titles);
  });

  it.each([
    ['The Matrix', 'matrix'],
    ['“A Christmas Story”', 'christmas story'],
    ['An Education', 'education'],
    ['The Lord of the Rings', 'lord of the rings'],
    ['Vitamin A', 'vitamin a'],
    ['A.I.', 'a i'],
    ['A. I.', 'a i'],
    ['A I', 'a i'],
    ['A & E', 'a and e'],
    ['A-ha', 'a ha'],
    ['À bout de souffle', 'a bout de souffle'],
    ['A', 'a'],
    ['The', 'the'],
    ['The 39 Steps', '239 steps'],
    ['A “Quoted” Word', 'quoted word'],
    ['…', ''],
  ])('of “%s” is “%s”', (title, key) => {
    expect(titleKey(title)).toBe(key);
  });

  it('compares any two numbers by value', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.bigInt({ min: 0n, max: 10n ** 40n }), (one, other) => {
      expect(titleKey(`Part ${one}`) < titleKey(`Part ${other}`)).toBe(one < other);
    }));
  });
});
