import { describe, expect, it } from 'vitest';
import { aPerson } from '#domain/catalogue/person.fixture';
import { formatPersonFacts, describePerson } from './person.messages';

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

describe('describePerson', () => {
  const of = (biography: string | null, titles = aPerson().titles): string => describePerson(aPerson({ biography, titles }));

  it('returns the start of the biography, cut after a whole word', () => {
    expect(of('She sold tickets.\n\nNever again.')).toBe('She sold tickets. Never again.');
    expect(of(`${'Zoé sang. '.repeat(16)}Then`)).toBe(`${'Zoé sang. '.repeat(15)}Zoé sang…`);
    expect(of(`${'x'.repeat(150)} Émile-Zoé, and more of it`)).toBe(`${'x'.repeat(150)}…`);
    expect(of('字'.repeat(400))).toBe(`${'字'.repeat(160)}…`);
  });

  it('names the best-known titles when there is no biography', () => {
    expect(of(null)).toBe('Filmography of Henriette Dufour, known for Night Ferry and A Room on the Quay.');
    expect(of(null, [])).toBe('Filmography of Henriette Dufour.');
  });
});
