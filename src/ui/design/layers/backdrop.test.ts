import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const design = `${import.meta.dirname}/..`;
const found = (file: string, what: RegExp): ReadonlyArray<string> => [...readFileSync(`${design}/${file}`, 'utf8').matchAll(what)].map(([, text = '']) => text);

describe('what lies behind modals and drawers', () => {
  it('is as dark where ::backdrop inherits no tokens: at night, then by day', () => {
    const tokens = found('tokens.css', /--scrim: +(oklch\(.+?\));/g);
    expect(tokens).toHaveLength(2);
    expect(found('layers/modal.css', /::backdrop \{\s+background: var\(--scrim, (oklch\(.+?\))\);/g)).toEqual(tokens);
  });
});
