import { describe, expect, it } from 'vitest';
import { NATIONALITIES } from '#domain/catalogue/described/nationalities';
import { countryName } from '#ui/messages/format/format.ts';
import { loadFacts } from './load-facts';

const { movies, series } = loadFacts();
const codes = new Set([...movies, ...series].flatMap(({ countries }) => countries));

describe('the country codes of the facts', () => {
  it('all have a name', () => {
    expect(codes.size).toBeGreaterThan(80);
    expect([...codes].filter((code) => countryName(code) === code)).toEqual([]);
  });

  it.each([
    ['SU', 'Soviet Union', 'Soviet'],
    ['XC', 'Czechoslovakia', 'Czechoslovak'],
  ])('%s has the name %s and the adjective %s', (code, country, adjective) => {
    expect(codes.has(code)).toBe(true);
    expect(countryName(code)).toBe(country);
    expect(NATIONALITIES[code]).toBe(adjective);
  });
});
