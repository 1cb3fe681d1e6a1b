import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blendedLuminance, luminanceContrast, oklchLuminance, type Oklch } from '#ui/design/tokens/contrast.fixture.ts';
import { parseThemeColours } from '#ui/design/tokens/tokens.fixture.ts';

const folder = import.meta.dirname;
const themes = parseThemeColours(readFileSync(`${folder}/../../design/tokens/tokens.css`, 'utf8'));
const css = readFileSync(`${folder}/site-banner.css`, 'utf8');
const [darkOpacity = 0, lightOpacity = 0] = [...css.matchAll(/--banner-opacity: ([\d.]+);/g)].map(([, opacity]) => Number(opacity));

const texts = ['text', 'text-quiet', 'text-faint', 'amber-text', 'velvet-text'];
const colour = (theme: 'dark' | 'light', name: string): Oklch => {
  const found = themes[theme][name];
  if (found === undefined) throw new Error(`No colour ${name}`);
  return found;
};

describe('site banner opacity', () => {
  it('is between 10 and 20 % in the dark theme and between 5 and 20 % in the light theme', () => {
    expect(darkOpacity).toBeGreaterThan(0.1);
    expect(darkOpacity).toBeLessThan(0.2);
    expect(lightOpacity).toBeGreaterThan(0.05);
    expect(lightOpacity).toBeLessThan(0.2);
  });

  it.each(texts)('keeps a contrast of 4.5 for %s on a white image in the dark theme and on a black image in the light theme', (name) => {
    expect(
      luminanceContrast(oklchLuminance(colour('dark', name)), blendedLuminance(colour('dark', 'ground'), 1, darkOpacity)),
    ).toBeGreaterThanOrEqual(4.5);
    expect(
      luminanceContrast(oklchLuminance(colour('light', name)), blendedLuminance(colour('light', 'ground'), 0, lightOpacity)),
    ).toBeGreaterThanOrEqual(4.5);
  });
});
