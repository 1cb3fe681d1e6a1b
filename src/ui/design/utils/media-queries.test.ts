import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DESKTOP_WIDTH, PHONE_WIDTH } from './media-queries';

const root = join(import.meta.dirname, '../../../..');
const filesIn = (folder: string, end: RegExp): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file) && !/\.(?:stories|test)\./.test(file))
    .map((file) => join(root, folder, file));

/** Returns the widths in CSS pixels at which a text's media queries change, each as the least width of the wider side. */
const changesIn = (text: string): ReadonlyArray<number> =>
  [...text.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)].map(([, side, width]) =>
    side === 'min' ? Number(width) : Math.floor(Number(width)) + 1,
  );

const widths = [...filesIn('src/ui', /\.(?:css|tsx?)$/), ...filesIn('src/start', /\.tsx?$/)].flatMap((file) =>
  changesIn(readFileSync(file, 'utf8')),
);

/** Widths at which single parts change: tables as cards, and columns of tables and panels. */
const WIDTHS_OF_PARTS = [481, 700, 1100, 1200, 1280, 1400];

describe('breakpoints', () => {
  it('have the desktop width of the specification', () => {
    expect(changesIn(DESKTOP_WIDTH)).toEqual([1023]);
  });

  it('are the only widths in style sheets, in the sizes of images and in scripts of the first view', () => {
    expect(widths.length).toBeGreaterThan(60);
    expect(new Set(widths)).toEqual(new Set([...changesIn(PHONE_WIDTH), ...changesIn(DESKTOP_WIDTH), ...WIDTHS_OF_PARTS]));
  });
});
