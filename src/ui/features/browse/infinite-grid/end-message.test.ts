import { describe, expect, it } from 'vitest';
import { LAST_PAGE, PAGE_SIZE } from '#domain/shared/pagination';
import { endMessage } from './end-message';
import { filmCount, seriesCount } from '../../shared/title-format';

describe('endMessage', () => {
  it('contains the total number of titles', () => {
    expect(endMessage(31, 31, filmCount)).toBe('That is all: 31 films.');
    expect(endMessage(1, 1, seriesCount)).toBe('That is all: 1 series.');
    expect(endMessage(9_998, LAST_PAGE * PAGE_SIZE, filmCount)).toBe('That is all: 10,000 films.');
  });

  it('contains the number of rendered titles when the total is unknown', () => {
    expect(endMessage(12, null, filmCount)).toBe('That is all: 12 films.');
  });

  it('names the page limit when the total exceeds the reachable results', () => {
    expect(endMessage(9_987, 18_000, filmCount)).toBe('These are the first 9,987 of 18,000 films: lists go no further.');
    expect(endMessage(10_000, 10_001, filmCount)).toMatch(/^These are the first 10,000 of 10,001 films/);
  });
});
