import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markParts } from './search-marks';

const lit = (name: string, typed: string): ReadonlyArray<string> => markParts(name, typed).filter((part) => part.lit).map(({ text }) => text);

describe('what was typed, in a name', () => {
  it('lights up where words begin', () => {
    expect(lit('Casablanca', 'cas')).toEqual(['Cas']);
    expect(lit('Castle in the Castle', 'CAS')).toEqual(['Cas', 'Cas']);
    expect(lit('Broadcast News', 'cas')).toEqual([]);
    expect(lit('Key Largo', 'largo key')).toEqual(['Key', 'Largo']);
  });

  it('does so whatever the accents', () => {
    expect(lit('Amélie', 'ame')).toEqual(['Amé']);
    expect(lit('Amelie', 'amé')).toEqual(['Ame']);
  });

  it('is nothing when nothing is typed', () => expect(markParts('Casablanca', '  ')).toEqual([{ text: 'Casablanca', lit: false }]));

  it('never changes the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, typed) => {
        expect(markParts(name, typed).map(({ text }) => text).join('')).toBe(name);
      }),
    );
  });
});
