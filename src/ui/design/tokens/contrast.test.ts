import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklchContrast, oklchLuminance, type Oklch } from './contrast.fixture';
import { contrastOf, colourPairs, type ColourPair } from './colour-pairs.fixture';
import { parseHighContrastThemeColours, parseThemeColours, customPropertiesOf, type ThemeColours } from './tokens.fixture';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const themes = parseThemeColours(css);
const anyColour = fc.tuple(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0, max: 0.3, noNaN: true }),
  fc.double({ min: 0, max: 360, noNaN: true }),
);

describe('oklchContrast and oklchLuminance', () => {
  it('return 21 between black and white and 1 between equal colours', () => {
    expect(oklchContrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 4);
    fc.assert(fc.property(anyColour, (colour: Oklch) => oklchContrast(colour, colour) === 1));
  });

  it('return the same contrast in either order', () => {
    fc.assert(fc.property(anyColour, anyColour, (one: Oklch, other: Oklch) => oklchContrast(one, other) === oklchContrast(other, one)));
  });

  it('return the luminance of pure red', () => {
    expect(oklchLuminance([0.62796, 0.25768, 29.2339])).toBeCloseTo(0.2126, 3);
  });
});

describe.each(['dark', 'light'] as const)('the %s theme', (name) => {
  const below = (theme: ThemeColours, least: number, pairs: ReadonlyArray<ColourPair>): ReadonlyArray<string> =>
    pairs
      .filter((pair) => contrastOf(theme, pair) < least)
      .map((pair) => `${pair.front} on ${pair.ground}: ${contrastOf(theme, pair).toFixed(2)} instead of ${least}`);

  it('has the contrast of WCAG AA in every pair', () => {
    expect(
      ([3, 4.5] as const).flatMap((least) =>
        below(
          themes[name],
          least,
          colourPairs.filter((pair) => pair.least === least),
        ),
      ),
    ).toEqual([]);
  });

  it('has a contrast of 7 in every text on a plain ground when more is preferred', () => {
    const plain = colourPairs.filter(
      ({ ground, least }) => least === 4.5 && !ground.startsWith('amber') && !ground.startsWith('velvet') && !ground.startsWith('board'),
    );
    expect(below(parseHighContrastThemeColours(css)[name], 7, plain)).toEqual([]);
  });
});

describe('parseThemeColours and customPropertiesOf', () => {
  it('merge the light colours over the dark ones', () => {
    expect(themes.light['ground']).not.toEqual(themes.dark['ground']);
    expect(themes.light['board']).toEqual(themes.dark['board']);
  });

  it('list custom properties by prefix', () => {
    expect(customPropertiesOf(css, 's-').map(([property]) => property)).toEqual([
      's-1', 's-2', 's-3', 's-4', 's-5', 's-6', 's-7', 's-8', 's-9',
    ]);
  });
});
