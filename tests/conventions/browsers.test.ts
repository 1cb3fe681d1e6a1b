import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wholeAmong } from '../../scripts/chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-browsers-'));
const installed = (name: string): string => {
  writeFileSync(join(folder, name), '');
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

describe('the browser that is measured in', () => {
  it('is the first that is there, never the shell', () => {
    const paths = [join(folder, 'not-here'), undefined, installed('chromium-headless-shell'), installed('chrome-headless-shell'), installed('chrome'), installed('chromium')];
    expect(wholeAmong(paths)).toBe(join(folder, 'chrome'));
  });

  it('is refused where only a shell is there, with a way to another', () => {
    expect(() => wholeAmong([installed('chrome-headless-shell'), join(folder, 'not-here')])).toThrow(/whole browser.*CHROMIUM_PATH/);
  });
});
