import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf, initialsColour } from './initials';

describe('initialsOf', () => {
  it('takes the first and the last word', () => {
    expect(['Maya Rosen', 'gabriel garcía márquez', 'Cher', '  ', 'Élodie 李'].map(initialsOf)).toEqual(['MR', 'GM', 'C', '·', 'É李']);
  });

  it('never cuts a letter in half', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        // encodeURIComponent refuses half a surrogate pair.
        expect(encodeURIComponent(initialsOf(name))).not.toBe('');
      }),
    );
  });
});

describe('paperOf', () => {
  it('is the same for the same name and differs between names', () => {
    expect(initialsColour('Maya Rosen')).toBe(initialsColour('Maya Rosen'));
    expect(new Set(['Ann', 'Bob', 'Cid', 'Dora', 'Emil', 'Fay'].map(initialsColour)).size).toBeGreaterThan(2);
  });
});
