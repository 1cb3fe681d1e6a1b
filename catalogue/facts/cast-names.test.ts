import { expect, it } from 'vitest';
import { loadFacts } from '../load-facts';

/** Two people each, although one name has no word that the other lacks. */
const TWO_PEOPLE = [
  // Father and son, mother and daughter, brothers.
  'Noah Beery < Noah Beery Jr.', 'Edith Bouvier Beale < Edith Ewing Bouvier Beale', 'Pierre Troisgros < Jean-Pierre Troisgros',
  // Players known by a single name, beside a namesake.
  'Vijay < Vijay Sethupathi', 'Anjali < Anjali Ameer',
  // An actress and an actor whose names have the same syllables.
  'Jun Ji-hyun < Ji Hyun-jun', 'Ji Hyun-jun < Jun Ji-hyun',
];

const wordsOf = (name: string): ReadonlyArray<string> =>
  name.normalize('NFD').toLowerCase().replace(/[^\p{L}\s-]/gu, '').split(/[\s-]+/u).filter((word) => word !== '');

it('name each player of a title once', () => {
  const { movies, series } = loadFacts();
  const found = [...movies, ...series].flatMap(({ key, cast }) => {
    const people = cast.map(({ name }) => ({ name, words: wordsOf(name) }));
    return people.flatMap((one) => people
      .filter((other) => other !== one && one.words.every((word) => other.words.includes(word)))
      .map((other) => [key, `${one.name} < ${other.name}`] as const));
  });
  expect(found.filter(([, names]) => !TWO_PEOPLE.includes(names))).toEqual([]);
  expect(TWO_PEOPLE.filter((names) => !found.some(([, others]) => others === names))).toEqual([]);
});
