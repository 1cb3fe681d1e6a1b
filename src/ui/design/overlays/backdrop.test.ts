import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const designFolder = `${import.meta.dirname}/..`;
const matchesIn = (file: string, pattern: RegExp): ReadonlyArray<string> =>
  [...readFileSync(`${designFolder}/${file}`, 'utf8').matchAll(pattern)].map(([, text = '']) => text);

describe('scrim of modals and drawers', () => {
  it('has fallback colours in ::backdrop that equal --scrim of the dark and the light theme', () => {
    const tokens = matchesIn('tokens/tokens.css', /--scrim: +(oklch\(.+?\));/g);
    expect(tokens).toHaveLength(2);
    expect(matchesIn('overlays/modal.css', /::backdrop \{\s+background: var\(--scrim, (oklch\(.+?\))\);/g)).toEqual(tokens);
  });

  it('has --ground-dimmed mixed with the colour and opacity of --scrim in both themes', () => {
    const percent = (share: string): string => `${(Number(share) * 100).toFixed(0)}%`;
    const scrims = matchesIn('tokens/tokens.css', /--scrim: +oklch\((.+?)\);/g)
      .map((colour) => colour.split(' / '))
      .map(([hue = '', share = '']) => `oklch(${hue}) ${percent(share)}`);
    expect(matchesIn('tokens/tokens.css', /--ground-dimmed: color-mix\(in srgb, var\(--ground\), (.+?%)\);/g)).toEqual(scrims);
  });
});
