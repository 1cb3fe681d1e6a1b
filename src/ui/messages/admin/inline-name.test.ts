import { describe, expect, it } from 'vitest';
import { inlineName } from './inline-name';

describe('inlineName', () => {
  it('keeps short names of scripts that run from left to right', () => {
    expect(['Maya Rosen', 'Zoë', '<b>', ''].map(inlineName)).toEqual(['Maya Rosen', 'Zoë', '<b>', '']);
  });

  it('isolates names that could reorder the words around them', () => {
    expect([inlineName('مايا'), inlineName('\u202Eevil')]).toEqual(['\u2068مايا\u2069', '\u2068\u202Eevil\u2069']);
  });

  it('cuts long names at a whole character', () => {
    expect(inlineName('W'.repeat(10_000))).toBe(`${'W'.repeat(80)}…`);
    expect(inlineName(`${'W'.repeat(79)}😀😀`)).toBe(`${'W'.repeat(79)}…`);
  });
});
