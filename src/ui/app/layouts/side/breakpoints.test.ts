import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DRAWER_BREAKPOINT } from '#application/shell/drawer-machine';

const folder = join(import.meta.dirname, '../../..');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:css|tsx)$/.test(file) && !/\.(?:stories|test)\./.test(file));

/** Widths in CSS pixels at which media queries of wide screens begin, with the file. */
const wideFrom = sheets.flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/\((min|max)-width: (102[\d.]*)px\)/g)].map(([, side, width]) => [file, side === 'min' ? Number(width) : Math.ceil(Number(width))] as const),
);

describe('the breakpoint of wide screens', () => {
  it('is the one of the specification in every style sheet and component, so that side menus are drawers below it', () => {
    expect(DRAWER_BREAKPOINT).toBe(1023);
    expect(wideFrom.length).toBeGreaterThan(8);
    expect(wideFrom.filter(([, width]) => width !== DRAWER_BREAKPOINT)).toEqual([]);
  });
});
