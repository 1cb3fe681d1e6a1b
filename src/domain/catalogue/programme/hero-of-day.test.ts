import { describe, expect, it } from 'vitest';
import { decadeOfDay, heroOfDay, localDayNumber } from './hero-of-day';

type Row = { readonly id: number; readonly hasPicture: boolean };
type Lists = ReadonlyArray<ReadonlyArray<Row>>;

const FIRST_DAY = localDayNumber(new Date('2026-11-28T23:59:00').getTime());
const DAYS = Array.from({ length: 120 }, (_, index) => FIRST_DAY + index);
/** Twenty titles in an order that is not that of their ids, one of them without a picture. */
const titlesFrom = (first: number): ReadonlyArray<Row> =>
  Array.from({ length: 20 }, (_, index) => ({ id: first + ((index * 7) % 20), hasPicture: index !== 5 }));
/** The list of the day begins with a title of the list above, then has those of its decade. */
const listsOn = (day: number): Lists => [titlesFrom(0), [...titlesFrom(0).slice(0, 1), ...titlesFrom(decadeOfDay(day) * 1000)]];

const heroes = (lists: (day: number) => Lists): ReadonlyArray<number> =>
  DAYS.map((day) => heroOfDay(lists(day), day, ({ hasPicture }) => hasPicture)?.id ?? 0);
/** Returns the heroes that were one in the days before. */
const repeated = (all: ReadonlyArray<number>, days: number): ReadonlyArray<number> =>
  all.filter((id, index) => all.slice(Math.max(0, index - days + 1), index).includes(id));

describe('decadeOfDay', () => {
  it('is each of ten decades in turn, so that no film is on neighbouring days', () => {
    expect(DAYS.slice(0, 10).map(decadeOfDay).sort()).toEqual([192, 193, 194, 195, 196, 197, 198, 199, 200, 201]);
    expect(DAYS.slice(10).map(decadeOfDay)).toEqual(DAYS.slice(0, -10).map(decadeOfDay));
  });
});

describe('heroOfDay', () => {
  it('has no hero twice in 30 days: each day one of its decade, with a picture, and not in the list above', () => {
    const all = heroes(listsOn);
    expect(repeated(all, 30)).toEqual([]);
    expect(all.map((id) => Math.floor(id / 1000))).toEqual(DAYS.map(decadeOfDay));
    expect(all.filter((id) => DAYS.flatMap(listsOn).flat().some((row) => row.id === id && !row.hasPicture))).toEqual([]);
  });

  it('brings no hero of the last 29 days back when lists change their order each day and a title every three weeks', () => {
    const all = heroes((day) => listsOn(day).map((list) => {
      const weeks = Math.floor((day - FIRST_DAY) / 21);
      const changed = [{ id: (list.at(-1)?.id ?? 0) + (weeks % 2 === 0 ? -50 : 50) + weeks, hasPicture: true }, ...list.slice(1)];
      const turned = day % changed.length;
      return [...changed.slice(turned), ...changed.slice(0, turned)];
    }));
    expect(repeated(all, 30)).toEqual([]);
  });

  it('begins a day at midnight of the local calendar', () => {
    const times = ['2026-11-28T00:00:00', '2026-11-28T23:59:59', '2026-11-29T00:00:00'].map((time) => new Date(time).getTime());
    expect(times.map((time) => localDayNumber(time) - FIRST_DAY)).toEqual([0, 0, 1]);
  });

  it('has a hero as long as the list of the day has a title that can be shown', () => {
    const ofDay = (titles: ReadonlyArray<Row>) => heroOfDay([titlesFrom(0), titles], FIRST_DAY, () => true)?.id;
    expect([ofDay(titlesFrom(2000).slice(0, 1)), ofDay([])]).toEqual([2000, undefined]);
  });
});
