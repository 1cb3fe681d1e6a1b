import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightParts } from './highlight-parts';

const litParts = (name: string, typed: string): ReadonlyArray<string> =>
  highlightParts(name, typed)
    .filter((part) => part.lit)
    .map(({ text }) => text);

describe('highlightParts', () => {
  it('marks the typed words at the start of words', () => {
    expect(litParts('Casablanca', 'cas')).toEqual(['Cas']);
    expect(litParts('Castle in the Castle', 'CAS')).toEqual(['Cas', 'Cas']);
    expect(litParts('Broadcast News', 'cas')).toEqual([]);
    expect(litParts('Key Largo', 'largo key')).toEqual(['Key', 'Largo']);
  });

  it('ignores accents', () => {
    expect(litParts('Amélie', 'ame')).toEqual(['Amé']);
    expect(litParts('Amelie', 'amé')).toEqual(['Ame']);
  });

  it('marks nothing for blank text', () => expect(highlightParts('Casablanca', '  ')).toEqual([{ text: 'Casablanca', lit: false }]));

  it('returns parts that join to the unchanged name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, typed) => {
        expect(highlightParts(name, typed).map(({ text }) => text).join('')).toBe(name);
      }),
    );
  });
});
