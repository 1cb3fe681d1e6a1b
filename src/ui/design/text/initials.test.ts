import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf, initialsColour } from './initials';

describe('initialsOf', () => {
  it('returns the initials of the first and the last word', () => {
    expect(['Maya Rosen', 'gabriel garcía márquez', 'Cher', '  ', 'Élodie 李'].map(initialsOf)).toEqual(['MR', 'GM', 'C', '·', 'É李']);
  });

  it('never splits a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        // encodeURIComponent throws on half a surrogate pair.
        expect(encodeURIComponent(initialsOf(name))).not.toBe('');
      }),
    );
  });
});

describe('initialsColour', () => {
  it('returns the same colour for the same name and different colours for different names', () => {
    expect(initialsColour('Maya Rosen')).toBe(initialsColour('Maya Rosen'));
    expect(new Set(['Ann', 'Bob', 'Cid', 'Dora', 'Emil', 'Fay'].map(initialsColour)).size).toBeGreaterThan(2);
  });
});
