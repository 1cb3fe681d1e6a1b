import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oklchLuminance, type Oklch } from '#ui/design/tokens/contrast.ts';
import { themesOf } from '#ui/design/tokens/tokens.ts';

const here = import.meta.dirname;
const themes = themesOf(readFileSync(`${here}/../../design/tokens.css`, 'utf8'));
const css = readFileSync(`${here}/site-banner.css`, 'utf8');
const [night = 0, day = 0] = [...css.matchAll(/--banner-picture: ([\d.]+);/g)].map(([, share]) => Number(share));

/** sRGB's curve, there and back; the grounds are so nearly grey that one channel stands for all. */
const encoded = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
const decoded = (code: number): number => (code <= 0.04045 ? code / 12.92 : ((code + 0.055) / 1.055) ** 2.4);

/** The ground with so much of a white (1) or black (0) picture in front of it. */
const behind = (ground: Oklch, picture: 0 | 1, share: number): number => decoded(share * picture + (1 - share) * encoded(oklchLuminance(ground)));
const ratio = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const texts = ['text', 'text-quiet', 'text-faint', 'amber-text', 'velvet-text'];
const colour = (theme: 'dark' | 'light', name: string): Oklch => {
  const found = themes[theme][name];
  if (found === undefined) throw new Error(`No colour ${name}`);
  return found;
};

describe('the banner', () => {
  it('is there at all, and faint', () => {
    expect(night).toBeGreaterThan(0.1);
    expect(night).toBeLessThan(0.2);
    expect(day).toBeGreaterThan(0.05);
    expect(day).toBeLessThan(0.2);
  });

  it.each(texts)('leaves %s its contrast, however bright the picture at night and however dark by day', (name) => {
    expect(ratio(oklchLuminance(colour('dark', name)), behind(colour('dark', 'ground'), 1, night))).toBeGreaterThanOrEqual(4.5);
    expect(ratio(oklchLuminance(colour('light', name)), behind(colour('light', 'ground'), 0, day))).toBeGreaterThanOrEqual(4.5);
  });
});
