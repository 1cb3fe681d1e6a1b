import { describe, expect, it } from 'vitest';
import { aPerson } from '#domain/catalogue/person.fixture';
import { formatLifeDates, describePerson } from './person-format';

const nothing = { knownFor: null, born: null, died: null, birthplace: null };

describe('a life in a line', () => {
  it('says what is known of it', () => {
    expect(formatLifeDates({ knownFor: 'Acting', born: '1899-12-25', died: '1957-01-14', birthplace: 'New York City' })).toBe(
      'Acting · 25 December 1899 to 14 January 1957 · New York City',
    );
    expect(formatLifeDates({ ...nothing, born: '1956-07-09' })).toBe('Born 9 July 1956');
    expect(formatLifeDates({ ...nothing, died: '1957-01-14' })).toBe('Died 14 January 1957');
  });

  it('says nothing when nothing is known', () => expect(formatLifeDates({ ...nothing, birthplace: '' })).toBe(''));
});

describe('somebody in a sentence or two', () => {
  const of = (biography: string | null, titles = aPerson().titles): string => describePerson(aPerson({ biography, titles }));

  it('is the beginning of a life, up to a whole word', () => {
    expect(of('She sold tickets.\n\nNever again.')).toBe('She sold tickets. Never again.');
    expect(of(`${'Zoé sang. '.repeat(16)}Then`)).toBe(`${'Zoé sang. '.repeat(15)}Zoé sang…`);
    expect(of(`${'x'.repeat(150)} Émile-Zoé, and more of it`)).toBe(`${'x'.repeat(150)}…`);
    expect(of('字'.repeat(400))).toBe(`${'字'.repeat(160)}…`);
  });

  it('is what they are known for where nothing is told of it', () => {
    expect(of(null)).toBe('Henriette Dufour, known for Night Ferry, A Room on the Quay: the filmography.');
    expect(of(null, [])).toBe('Henriette Dufour: the filmography.');
  });
});
