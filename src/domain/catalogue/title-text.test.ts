import { describe, expect, it } from 'vitest';
import { titleDescriptionText, titleWithYear } from './title-text';

const casablanca = { title: 'Casablanca', year: 1942, overview: null, mediaType: 'movie', genres: ['Drama', 'Romance'] } as const;

describe('titleWithYear and titleLabel', () => {
  it('titleWithYear appends a known year', () => {
    expect([titleWithYear(casablanca), titleWithYear({ ...casablanca, year: null })]).toEqual(['Casablanca (1942)', 'Casablanca']);
  });

  it('titleDescriptionText returns the overview, else a description of year, genres and type', () => {
    expect(titleDescriptionText({ ...casablanca, overview: 'Of all the gin joints.' })).toBe('Of all the gin joints.');
    expect(titleDescriptionText(casablanca)).toMatch(/^Casablanca \(1942\), drama romance film\./);
    expect(titleDescriptionText({ ...casablanca, mediaType: 'tv', genres: [] })).toMatch(/, series\./);
  });
});
