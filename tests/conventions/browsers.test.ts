import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findFullBrowser } from '../../scripts/chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-browsers-'));
const installed = (name: string): string => {
  writeFileSync(join(folder, name), '');
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

describe('findFullBrowser', () => {
  it('returns the first installed browser and skips headless shells', () => {
    const paths = [
      join(folder, 'not-here'),
      undefined,
      installed('chromium-headless-shell'),
      installed('chrome-headless-shell'),
      installed('chrome'),
      installed('chromium'),
    ];
    expect(findFullBrowser(paths)).toBe(join(folder, 'chrome'));
  });

  it('throws and names CHROMIUM_PATH when only a headless shell is installed', () => {
    expect(() => findFullBrowser([installed('chrome-headless-shell'), join(folder, 'not-here')])).toThrow(/whole browser.*CHROMIUM_PATH/);
  });
});
