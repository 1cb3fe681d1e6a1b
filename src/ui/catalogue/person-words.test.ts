import { describe, expect, it } from 'vitest';
import { lifeInWords } from './person-words';

const nothing = { knownFor: null, born: null, died: null, birthplace: null };

describe('a life in a line', () => {
  it('says what is known of it', () => {
    expect(lifeInWords({ knownFor: 'Acting', born: '1899-12-25', died: '1957-01-14', birthplace: 'New York City' })).toBe(
      'Acting · 25 December 1899 to 14 January 1957 · New York City',
    );
    expect(lifeInWords({ ...nothing, born: '1956-07-09' })).toBe('Born 9 July 1956');
    expect(lifeInWords({ ...nothing, died: '1957-01-14' })).toBe('Died 14 January 1957');
  });

  it('says nothing when nothing is known', () => expect(lifeInWords({ ...nothing, birthplace: '' })).toBe(''));
});
