import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { storybookHosting, whyNotEmptied } from '../../../scripts/publish-storybook.mjs';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'published-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('whyNotEmptied', () => {
  it('allows a new folder, an empty one and an earlier Storybook', () => {
    expect(whyNotEmptied(join(folder, 'new'))).toBeNull();
    expect(whyNotEmptied(folder)).toBeNull();
    mkdirSync(join(folder, 'book'));
    for (const file of ['iframe.html', 'index.json']) writeFileSync(join(folder, 'book', file), '');
    expect(whyNotEmptied(join(folder, 'book'))).toBeNull();
  });

  it('refuses a folder with other files', () => {
    expect(whyNotEmptied(join(root, 'src'))).toMatch(/src contains other files/);
  });
});

describe('storybookHosting', () => {
  it('names the site and the folder, and keeps search engines away', () => {
    const { hosting } = storybookHosting('films-storybook', join(root, 'storybook-static'));
    expect(hosting).toMatchObject({ site: 'films-storybook', public: 'storybook-static' });
    expect(JSON.stringify(hosting.headers)).toContain('noindex');
  });
});
