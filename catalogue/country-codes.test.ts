import { describe, expect, it } from 'vitest';
import { countryName } from '#ui/messages/format.ts';
import { loadFacts } from './load-facts';
import { nationality } from './nationality';
import { sentenceOf } from './summary-sentence';

const { movies, series } = loadFacts();
const codes = new Set([...movies, ...series].flatMap(({ countries }) => countries));

describe('the countries of the facts', () => {
  it('all have a name', () => {
    expect(codes.size).toBeGreaterThan(80);
    expect([...codes].filter((code) => countryName(code) === code)).toEqual([]);
  });

  it.each([['SU', 'Soviet Union', 'Soviet'], ['XC', 'Czechoslovakia', 'Czechoslovak']])('%s is called %s, and what comes from there %s', (code, country, adjective) => {
    expect(codes.has(code)).toBe(true);
    expect(countryName(code)).toBe(country);
    expect(nationality([code])).toBe(adjective);
    const alone = movies.filter(({ countries }) => countries.length === 1 && countries[0] === code);
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.map(sentenceOf).filter((sentence) => !sentence.includes(adjective))).toEqual([]);
  });
});
