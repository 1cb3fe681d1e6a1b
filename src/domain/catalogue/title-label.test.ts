import { describe, expect, it } from 'vitest';
import { titleLabel, titleWithYear } from './title-label';

const casablanca = { title: 'Casablanca', year: 1942, overview: null, mediaType: 'movie', genres: ['Drama', 'Romance'] } as const;

describe('titleWithYear and titleLabel', () => {
  it('titleWithYear appends a known year', () => {
    expect([titleWithYear(casablanca), titleWithYear({ ...casablanca, year: null })]).toEqual(['Casablanca (1942)', 'Casablanca']);
  });

  it('titleLabel returns the overview, else a description of year, genres and type', () => {
    expect(titleLabel({ ...casablanca, overview: 'Of all the gin joints.' })).toBe('Of all the gin joints.');
    expect(titleLabel(casablanca)).toMatch(/^Casablanca \(1942\), drama romance film\./);
    expect(titleLabel({ ...casablanca, mediaType: 'tv', genres: [] })).toMatch(/, series\./);
  });
});
