import { describe, expect, it } from 'vitest';
import { heroOfDay, localDayNumber } from './hero-of-day';

type Row = { readonly id: number; readonly hasPicture: boolean };
type Lists = ReadonlyArray<ReadonlyArray<Row>>;

const FIRST_DAY = localDayNumber(new Date('2026-11-28T23:59:00').getTime());
const DAYS = Array.from({ length: 120 }, (_, index) => FIRST_DAY + index);
/** Twenty titles in an order that is not that of their ids, one of them without a picture. */
const titlesFrom = (first: number): ReadonlyArray<Row> =>
  Array.from({ length: 20 }, (_, index) => ({ id: first + ((index * 7) % 20), hasPicture: index !== 5 }));
/** The last list begins with titles of the lists above. */
const LISTS: Lists = [
  titlesFrom(1000), titlesFrom(2000), titlesFrom(3000),
  [...titlesFrom(1000).slice(0, 2), ...titlesFrom(2000).slice(0, 2), ...titlesFrom(4000)],
];

const heroes = (listsOn: (day: number) => Lists): ReadonlyArray<number> =>
  DAYS.map((day, index) => heroOfDay(listsOn(index), day, ({ hasPicture }) => hasPicture)?.id ?? 0);
/** Returns the heroes that were one in the days before. */
const repeated = (all: ReadonlyArray<number>, days: number): ReadonlyArray<number> =>
  all.filter((id, index) => all.slice(Math.max(0, index - days + 1), index).includes(id));

describe('heroOfDay', () => {
  it('has no hero twice in 30 days: each day one of another list, with a picture, and in no list above', () => {
    const all = heroes(() => LISTS);
    expect(repeated(all, 30)).toEqual([]);
    const sources = all.map((id) => Math.floor(id / 1000));
    expect(new Set(sources.slice(0, 3))).toEqual(new Set([2, 3, 4]));
    expect(sources.slice(3)).toEqual(sources.slice(0, -3));
    expect(all.filter((id) => LISTS.flat().some((row) => row.id === id && !row.hasPicture))).toEqual([]);
    // The search page begins with the first six of the last list.
    expect(all.filter((id) => id === 4000 || id === 4007)).toEqual([]);
  });

  it('brings no hero of the last nine days back when lists change their order each day and a title every three weeks', () => {
    const all = heroes((day) => LISTS.map((list, index) => {
      const weeks = Math.floor(day / 21);
      const changed = [{ id: (index + 1) * 1000 + (weeks % 2 === 0 ? -5 : 25) + weeks, hasPicture: true }, ...list.slice(1)];
      // The search page begins with the first titles of the last list.
      const turned = index === 3 ? 0 : day % changed.length;
      return [...changed.slice(turned), ...changed.slice(0, turned)];
    }));
    expect(repeated(all, 9)).toEqual([]);
  });

  it('begins a day at midnight of the local calendar', () => {
    const times = ['2026-11-28T00:00:00', '2026-11-28T23:59:59', '2026-11-29T00:00:00'].map((time) => new Date(time).getTime());
    expect(times.map((time) => localDayNumber(time) - FIRST_DAY)).toEqual([0, 0, 1]);
  });

  it('has a hero as long as the list of the day has a title that can be shown', () => {
    const few = heroes(() => LISTS.map((list) => list.slice(0, 1)));
    expect(new Set(few)).toEqual(new Set([2000, 3000, 0]));
  });
});
