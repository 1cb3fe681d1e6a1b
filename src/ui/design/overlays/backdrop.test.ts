import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const design = `${import.meta.dirname}/..`;
const found = (file: string, what: RegExp): ReadonlyArray<string> => [...readFileSync(`${design}/${file}`, 'utf8').matchAll(what)].map(([, text = '']) => text);

describe('what lies behind modals and drawers', () => {
  it('is as dark where ::backdrop inherits no tokens: at night, then by day', () => {
    const tokens = found('tokens.css', /--scrim: +(oklch\(.+?\));/g);
    expect(tokens).toHaveLength(2);
    expect(found('overlays/modal.css', /::backdrop \{\s+background: var\(--scrim, (oklch\(.+?\))\);/g)).toEqual(tokens);
  });

  it('is as dark beside the page, where its scroll bar was', () => {
    const percent = (share: string): string => `${(Number(share) * 100).toFixed(0)}%`;
    const scrims = found('tokens.css', /--scrim: +oklch\((.+?)\);/g).map((colour) => colour.split(' / ')).map(([hue = '', share = '']) => `oklch(${hue}) ${percent(share)}`);
    expect(found('tokens.css', /--ground-dimmed: color-mix\(in srgb, var\(--ground\), (.+?%)\);/g)).toEqual(scrims);
  });
});
