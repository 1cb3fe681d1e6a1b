import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { CREDIT_KINDS, creditName, groupByCredit, hasCredit } from './group-by-credit';
import { creditsOfDetails, LEADING_ACTORS, type TitleCredits } from './title-credits';

const person = (personId: number) => ({ personId, name: `Person ${personId}` });
const anyPeople = fc.array(fc.integer({ min: 1, max: 5 }).map(person), { maxLength: 4 });
const anyCredits: fc.Arbitrary<TitleCredits | undefined> = fc.option(
  fc.record({ countries: fc.array(fc.constantFrom('KR', 'GB', 'FR'), { maxLength: 3 }), directors: anyPeople, actors: anyPeople }),
  { nil: undefined },
);

describe('groupByCredit', () => {
  it('has each group of at least two titles with all of its titles, the largest first', () =>
    fc.assert(fc.property(fc.array(anyCredits, { maxLength: 12 }), fc.constantFrom(...CREDIT_KINDS), (titles, kind) => {
      const positions = titles.map((_, at) => at);
      const groups = groupByCredit(positions, kind, (at) => titles[at]);
      const keys = kind === 'country' ? ['KR', 'GB', 'FR'] : ['1', '2', '3', '4', '5'];
      const expected = keys.map((key) => positions.filter((at) => {
        const own = titles[at];
        return own !== undefined && hasCredit(own, kind, key);
      }));
      expect(new Map(groups.map(({ key, values }) => [key, values]))).toEqual(
        new Map(keys.flatMap((key, at) => ((expected[at]?.length ?? 0) < 2 ? [] : [[key, expected[at]] as const]))),
      );
      expect(groups.map(({ values }) => values.length)).toEqual(groups.map(({ values }) => values.length).toSorted((a, b) => b - a));
    })));

  it('tells people of one name apart, and knows the names of groups', () => {
    const credits = (personId: number): TitleCredits =>
      ({ countries: ['GB'], directors: [{ personId, name: 'Steve McQueen' }], actors: [] });
    expect(groupByCredit([1, 2, 1], 'director', credits).map(({ key, values }) => [key, values.length])).toEqual([['1', 2]]);
    const known = new Map([['movie-1', credits(1)]]);
    expect([creditName(known, 'director', '1'), creditName(known, 'country', 'GB'), creditName(known, 'actor', '1')])
      .toEqual(['Steve McQueen', 'GB', null]);
  });
});

describe('creditsOfDetails', () => {
  const details = aTitleDetails();

  it('has directors once, and the first actors of the cast', () => {
    const { directors, actors, countries } = creditsOfDetails(details);
    expect(directors).toEqual([{ personId: 801, name: 'Henriette Dufour' }]);
    expect(actors).toEqual(details.cast.slice(0, LEADING_ACTORS).map(({ personId, name }) => ({ personId, name })));
    expect(countries).toBe(details.countries);
  });

  it('has no directors of a series: those direct episodes', () =>
    expect(creditsOfDetails({ ...details, mediaType: 'tv' }).directors).toEqual([]));
});
