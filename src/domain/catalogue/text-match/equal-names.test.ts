import { describe, expect, it } from 'vitest';
import { equalNamesFirst } from './equal-names';

type Named = readonly [name: string, popularity: number, isExact?: boolean];
const order = (typed: string, ranked: ReadonlyArray<Named>): ReadonlyArray<string> =>
  equalNamesFirst(
    ranked, typed,
    { isExact: ([, , isExact = true]) => isExact, nameOf: ([name]) => name, popularityOf: ([, popularity]) => popularity },
  ).map(([name, popularity]) => `${name} ${popularity}`);

describe('equalNamesFirst', () => {
  it('moves titles with the typed name to the front, best known first', () => {
    expect(order('the fly', [['The Flying Deuces', 90, false], ['The Fly', 50], ['Time Flies', 20, false], ['The Fly', 70]]))
      .toEqual(['The Fly 70', 'The Fly 50', 'The Flying Deuces 90', 'Time Flies 20']);
  });

  it('prefers the name as typed to the same name with an article', () => {
    const ranked: ReadonlyArray<Named> = [['The Batman', 88], ['Batman', 85], ['Batman', 65], ['The Batman', 64]];
    expect(order('batman', ranked)).toEqual(['Batman 85', 'Batman 65', 'The Batman 88', 'The Batman 64']);
    expect(order('The Batman!', ranked).slice(0, 2)).toEqual(['The Batman 88', 'The Batman 64']);
  });

  it('finds the shared name of titles that match by another name', () => {
    expect(order('沙丘', [['Dune', 88], ['Dune: Part Two', 87, false], ['Dune', 60]]).slice(0, 2)).toEqual(['Dune 88', 'Dune 60']);
  });

  it('keeps the order if only one title has the name', () => {
    expect(order('alien', [['Aliens', 95, false], ['Alien', 90]])).toEqual(['Aliens 95', 'Alien 90']);
    expect(order('godfather', [['The Godfather', 96], ['Godfather', 40]])).toEqual(['The Godfather 96', 'Godfather 40']);
  });
});
