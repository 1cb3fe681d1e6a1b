import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectEach } from '#tests/support/expect-each.ts';

const text = (name: string): string => readFileSync(new URL(`../facts/${name}`, import.meta.url), 'utf8');

it('facts/subjects.json has a few subjects of series, which came without keywords', async () => {
  const series = new Map(text('tv.jsonl').split('\n').map((line) => [/^\{"key":"([^"]+)"/.exec(line)?.[1], line]));
  const own = JSON.parse(text('subjects.json')) as Readonly<Record<string, readonly string[]>>;
  await expectEach(Object.entries(own), ([key]) => key, ([key, subjects]) => {
    expect(series.get(key)?.includes('"keywords"')).toBe(false);
    expect(subjects.length).toBeLessThanOrEqual(10);
    expect(subjects).toEqual([...new Set(subjects.map((each) => each.trim().toLowerCase()))]);
  });
});
