import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEARCH_TABS, searchAddress, parseSearchParams } from './search-address';

const parametersOf = (address: string): URLSearchParams => new URL(address, 'https://marquee.example').searchParams;

describe('search address', () => {
  it('encodes the text and the tab in the query string', () => {
    expect(searchAddress('casablanca')).toBe('/search?query=casablanca');
    expect(searchAddress('tom & jerry', 'series')).toBe('/search?query=tom+%26+jerry&tab=series');
    expect(searchAddress('')).toBe('/search');
  });

  it('parses an unknown or missing tab as null', () => {
    expect(parseSearchParams(new URLSearchParams('query=x&tab=everything'))).toEqual({ text: 'x', tab: null });
    expect(parseSearchParams(new URLSearchParams(''))).toEqual({ text: '', tab: null });
  });

  it('parses every created address back to its text and tab', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(null, ...SEARCH_TABS), (typed, tab) => {
        const text = typed.trim();
        expect(parseSearchParams(parametersOf(searchAddress(text, tab)))).toEqual({ text, tab });
      }),
    );
  });
});
