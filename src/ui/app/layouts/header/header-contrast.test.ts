import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blendedLuminance, luminanceContrast, oklchLuminance } from '#ui/design/tokens/contrast.fixture.ts';
import { parseThemeColours } from '#ui/design/tokens/tokens.fixture.ts';

const folder = import.meta.dirname;
const themes = parseThemeColours(readFileSync(`${folder}/../../../design/tokens/tokens.css`, 'utf8'));
const css = readFileSync(`${folder}/header.css`, 'utf8');
const opacity = Number(/\.top\.scrolled \{ background: color-mix\(in srgb, var\(--ground\) (\d+)%, transparent\)/.exec(css)?.[1]) / 100;

describe('the scrolled header', () => {
  it('is translucent, by 85 to 90 % opaque, and does not blur the page below', () => {
    expect(opacity).toBeGreaterThanOrEqual(0.85);
    expect(opacity).toBeLessThanOrEqual(0.9);
    expect(css).not.toContain('backdrop-filter');
  });

  it.each(['text', 'text-quiet'])('keeps a contrast of 4.5 for %s above a white and a black page in both themes', (name) => {
    const contrasts = (['dark', 'light'] as const).flatMap((theme) => {
      const { [name]: front, ground } = themes[theme];
      if (front === undefined || ground === undefined) throw new Error(`No colour ${name}`);
      return ([0, 1] as const).map((page) => luminanceContrast(oklchLuminance(front), blendedLuminance(ground, page, 1 - opacity)));
    });
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  });
});
