import { describe, expect, it } from 'vitest';
import { formatPersonFacts } from './person.messages';

const nothing = { knownFor: null, born: null, died: null, birthplace: null };

describe('formatPersonFacts', () => {
  it('joins the known facts in one line', () => {
    expect(formatPersonFacts({ knownFor: 'Acting', born: '1899-12-25', died: '1957-01-14', birthplace: 'New York City' })).toBe(
      'Acting · 25 December 1899 to 14 January 1957 · New York City',
    );
    expect(formatPersonFacts({ ...nothing, born: '1956-07-09' })).toBe('Born 9 July 1956');
    expect(formatPersonFacts({ ...nothing, died: '1957-01-14' })).toBe('Died 14 January 1957');
  });

  it('returns an empty string when nothing is known', () => expect(formatPersonFacts({ ...nothing, birthplace: '' })).toBe(''));
});
