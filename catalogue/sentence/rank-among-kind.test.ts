import { describe, expect, it } from 'vitest';
import { MIN_VOTES } from '#domain/catalogue/filters';
import { loadFacts } from '../load-facts';
import type { TitleFacts } from '../title-facts';
import { findRank } from './rank-among-kind';

const { movies, series } = loadFacts();
const [western] = movies.filter(({ genres }) => genres[0] === 'Western' && genres.length === 1);
if (western === undefined) throw new Error('No western.');

/** Forty westerns of four decades, rated from 5.0 to 8.9. */
const westerns = Array.from({ length: 40 }, (_, at): TitleFacts => ({
  ...western, key: `western-${at}`, id: at, title: `Western ${at}`, year: 1950 + (at % 4) * 10, vote: 5 + at / 10, votes: MIN_VOTES + at,
}));

describe('findRank', () => {
  const [rankOf, rankOfAll] = [findRank(westerns), findRank([...movies, ...series])];

  it.each([
    [39, 'one of the ten best-rated westerns in this catalogue'], [30, 'one of the ten best-rated westerns in this catalogue'],
    [29, 'rated higher than two in three westerns in this catalogue'], [25, 'rated higher than most westerns in this catalogue'],
    [20, 'rated higher than most westerns in this catalogue'], [19, null], [0, null],
  ])('of the %dth of forty', (at, expected) => {
    expect(westerns.slice(at, at + 1).map(rankOf)).toEqual([expected]);
  });

  it('compares with nine in ten and three in four of a larger group, then by the number of ratings', () => {
    const many = Array.from({ length: 10 }, (_, copy) => westerns.map((each) => ({
      ...each, year: 1950, key: `${each.key}-${copy}`, vote: (each.vote ?? 0) + copy / 1000, votes: (each.votes ?? 0) - copy + 9,
    }))).flat();
    const rank = findRank(many);
    const textOf = (key: string) => many.filter((each) => each.key === key).map(rank)[0];
    expect(textOf('western-39-9')).toBe('one of the ten best-rated westerns in this catalogue');
    expect(textOf('western-38-9')).toBe('rated higher than nine in ten westerns in this catalogue');
    expect(textOf('western-36-0')).toBe('rated higher than nine in ten westerns in this catalogue');
    expect(textOf('western-35-9')).toBe('rated higher than three in four westerns in this catalogue');
    expect(textOf('western-30-0')).toBe('rated higher than three in four westerns in this catalogue');
    expect(textOf('western-29-9')).toBe('rated higher than two in three westerns in this catalogue');
    expect(textOf('western-21-0')).toBe('rated higher than most westerns in this catalogue');
    expect(textOf('western-19-9')).toBeNull();
    const seen = many.map((each, at) => (at === 0 ? { ...each, votes: 1_000_000 } : each));
    expect(seen.slice(0, 1).map(findRank(seen))).toEqual(['one of the ten westerns with the most ratings in this catalogue']);
  });

  it('says nothing of titles with few votes, nor in small groups', () => {
    const few = westerns.map((each) => ({ ...each, votes: MIN_VOTES - 1 }));
    expect(few.map(findRank(few)).filter((each) => each !== null)).toEqual([]);
    expect(westerns.slice(0, 20).map(findRank(westerns.slice(0, 20))).filter((each) => each !== null)).toEqual([]);
  });

  it('calls no title one of the best beside ten with a higher average, however few votes these have', () => {
    const few = (count: number) => westerns.slice(0, count).map((each) => ({ ...each, key: `few-${each.key}`, vote: 8.95, votes: 1 }));
    const rankBeside = (count: number) => westerns.slice(36, 37).map(findRank([...westerns, ...few(count)]));
    expect(rankBeside(6)).toEqual(['one of the ten best-rated westerns in this catalogue']);
    expect(rankBeside(7)).toEqual(['rated higher than three in four westerns in this catalogue']);
    const best = movies.filter((each) => rankOfAll(each) === 'one of the ten best-rated war dramas of the 2000s in this catalogue');
    const dramas = movies.filter(({ genres, year, vote }) =>
      vote !== null && year >= 2000 && year < 2010 && genres.includes('War') && genres.includes('Drama'));
    expect(best.length).toBeGreaterThan(3);
    const higher = (of: TitleFacts): number => dramas.filter(({ vote }) => (vote ?? 0) > (of.vote ?? 0)).length;
    expect(best.filter((each) => higher(each) >= 10).map(({ title }) => title)).toEqual([]);
  });

  it('is true of the facts: as many titles of the genre have a lower average', () => {
    const dramas = [...movies, ...series]
      .filter(({ genres, vote, votes }) => genres.includes('Drama') && vote !== null && (votes ?? 0) >= MIN_VOTES);
    const lower = (of: TitleFacts): number => dramas.filter(({ vote }) => (vote ?? 0) < (of.vote ?? 0)).length;
    const saidOf = (text: string) => dramas.filter((each) => rankOfAll(each) === `${text} dramas in this catalogue`);
    const [best, higher] = [saidOf('one of the ten best-rated'), saidOf('rated higher than nine in ten')];
    const most = saidOf('rated higher than most');
    expect([best.length > 2, higher.length > 5, most.length > 50]).toEqual([true, true, true]);
    expect(most.filter((each) => lower(each) <= 0.5 * (dramas.length - 1)).map(({ title }) => title)).toEqual([]);
    expect(best.filter((each) => lower(each) < dramas.length - 20).map(({ title }) => title)).toEqual([]);
    expect(higher.filter((each) => lower(each) < 0.9 * (dramas.length - 1)).map(({ title }) => title)).toEqual([]);
  });
});
