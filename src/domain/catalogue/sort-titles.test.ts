import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBy, type Sortable } from './sort-titles';
import { CATALOGUE_SORT_KEYS, type Direction, type CatalogueSort } from './filters';

const maybe = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(arbitrary, { nil: null });
const title: fc.Arbitrary<Sortable> = fc.record({
  id: fc.integer(), title: fc.string(), originalTitle: maybe(fc.string()),
  date: maybe(fc.constantFrom('1994-05-12', '1994-09-23', '2001-01-01')), year: maybe(fc.constantFrom(1994, 2001)),
  averageVote: maybe(fc.integer({ min: 0, max: 100 })), voteCount: maybe(fc.nat(10)), popularity: maybe(fc.nat(10)),
});
const titles = fc.uniqueArray(title, { selector: ({ id }) => id, maxLength: 12 });
const sort: fc.Arbitrary<CatalogueSort> = fc.record({
  key: fc.constantFrom(...CATALOGUE_SORT_KEYS),
  direction: fc.constantFrom<Direction>('asc', 'desc'),
});

const some = (id: number, facts: Partial<Sortable>): Sortable =>
  ({ id, title: '', originalTitle: null, date: null, year: null, averageVote: null, voteCount: null, popularity: null, ...facts });
const sorted = (by: CatalogueSort, all: ReadonlyArray<Sortable>): ReadonlyArray<number> => all.toSorted(compareBy(by)).map(({ id }) => id);

describe('compareBy', () => {
  it('sorts independently of the initial order', () => {
    fc.assert(fc.property(titles, sort, fc.infiniteStream(fc.nat()), (all, by, dice) => {
      const shuffled = all.map((one) => [dice.next().value, one] as const).sort(([a], [b]) => a - b).map(([, one]) => one);
      expect(sorted(by, shuffled)).toEqual(sorted(by, all));
    }));
  });

  it.each(['asc', 'desc'] as const)('puts unknown values last (%s)', (direction) => {
    fc.assert(fc.property(titles, (all) => {
      const order = all.toSorted(compareBy({ key: 'vote', direction })).map(({ averageVote: vote }) => vote);
      expect(order.slice(order.filter((vote) => vote !== null).length).every((vote) => vote === null)).toBe(true);
    }));
  });

  it('reverses the order of known, different values with the direction', () => {
    const all = [some(1, { averageVote: 5 }), some(2, { averageVote: 9 }), some(3, { averageVote: 7 }), some(4, {})];
    expect(sorted({ key: 'vote', direction: 'desc' }, all)).toEqual([2, 3, 1, 4]);
    expect(sorted({ key: 'vote', direction: 'asc' }, all)).toEqual([1, 3, 2, 4]);
  });

  it('breaks ties by popularity, then by id, equally in both directions', () => {
    const all = [3, 9, 3].map((popularity, index) => some(index + 1, { averageVote: 8, popularity }));
    expect(sorted({ key: 'vote', direction: 'desc' }, all)).toEqual([2, 3, 1]);
    expect(sorted({ key: 'vote', direction: 'asc' }, all)).toEqual([2, 3, 1]);
  });

  it('uses the year as date when the day is unknown', () => {
    const all = [some(1, { date: '1994-05-12' }), some(2, { year: 1994 }), some(3, { year: 1993 }), some(4, {})];
    expect(sorted({ key: 'date', direction: 'asc' }, all)).toEqual([3, 2, 1, 4]);
  });

  it('sorts by the title or by the original title', () => {
    const all = [some(1, { title: 'Zodiac', originalTitle: 'Alpha' }), some(2, { title: 'Brazil' })];
    expect(sorted({ key: 'title', direction: 'asc' }, all)).toEqual([2, 1]);
    expect(sorted({ key: 'original-title', direction: 'asc' }, all)).toEqual([1, 2]);
  });

  it.each([
    ['title', 'title'],
    ['original-title', 'originalTitle'],
  ] as const)('orders by %s without case, accents and articles, numbers by value, in both directions', (key, field) => {
    const all = ['Rocky 10', 'élan', 'The Zodiac', 'rocky 2', 'Echo'].map((name, index) => some(index + 1, { [field]: name }));
    expect(sorted({ key, direction: 'asc' }, all)).toEqual([5, 2, 4, 1, 3]);
    expect(sorted({ key, direction: 'desc' }, all)).toEqual([3, 1, 4, 2, 5]);
  });
});
