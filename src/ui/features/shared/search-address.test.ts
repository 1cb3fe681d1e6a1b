import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESULT_TABS, searchAddress, searchInAddress } from './search-address';

const parametersOf = (address: string): URLSearchParams => new URL(address, 'https://marquee.example').searchParams;

describe('the address of a search', () => {
  it('reads as people write it', () => {
    expect(searchAddress('casablanca')).toBe('/search?query=casablanca');
    expect(searchAddress('tom & jerry', 'series')).toBe('/search?query=tom+%26+jerry&tab=series');
    expect(searchAddress('')).toBe('/search');
  });

  it('names no kind of result when it names none that there is', () => {
    expect(searchInAddress(new URLSearchParams('query=x&tab=everything'))).toEqual({ text: 'x', tab: null });
    expect(searchInAddress(new URLSearchParams(''))).toEqual({ text: '', tab: null });
  });

  it('says again what it was made of', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(null, ...RESULT_TABS), (typed, tab) => {
        const text = typed.trim();
        expect(searchInAddress(parametersOf(searchAddress(text, tab)))).toEqual({ text, tab });
      }),
    );
  });
});
