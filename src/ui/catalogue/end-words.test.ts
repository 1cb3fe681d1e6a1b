import { describe, expect, it } from 'vitest';
import { LAST_PAGE, PAGE_SIZE } from '#domain/catalogue/page';
import { endInWords } from './end-words';
import { films, series } from './title-words';

describe('the end of a list', () => {
  it('says how many there were', () => {
    expect(endInWords(31, 31, films)).toBe('That is all: 31 films.');
    expect(endInWords(1, 1, series)).toBe('That is all: 1 series.');
    expect(endInWords(9_998, LAST_PAGE * PAGE_SIZE, films)).toBe('That is all: 10,000 films.');
  });

  it('counts what it showed where nobody else counted', () => {
    expect(endInWords(12, null, films)).toBe('That is all: 12 films.');
  });

  it('does not call all what is only as far as pages can be turned', () => {
    expect(endInWords(9_987, 18_000, films)).toBe('These are the first 9,987 of 18,000 films: lists go no further.');
    expect(endInWords(10_000, 10_001, films)).toMatch(/^These are the first 10,000 of 10,001 films/);
  });
});
