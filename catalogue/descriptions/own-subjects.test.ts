import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectEach } from '#tests/support/expect-each.ts';

const text = (name: string): string => readFileSync(new URL(`../facts/${name}`, import.meta.url), 'utf8');

/** Keywords of a film from which it needs no subjects of our own. */
const ENOUGH = 4;

it('facts/subjects.json has a few subjects of series, which came without keywords, and of films with hardly any', async () => {
  const lines = ['tv.jsonl', 'movies.jsonl'].flatMap((name) => text(name).split('\n'));
  const titles = new Map(lines.map((line) => [/^\{"key":"([^"]+)"/.exec(line)?.[1], line]));
  const own = JSON.parse(text('subjects.json')) as Readonly<Record<string, readonly string[]>>;
  await expectEach(Object.entries(own), ([key]) => key, ([key, subjects]) => {
    const keywords = /"keywords":(\[[^\]]*\])/.exec(titles.get(key) ?? '')?.[1] ?? '[]';
    expect([titles.has(key), (JSON.parse(keywords) as readonly string[]).length < ENOUGH]).toEqual([true, true]);
    expect(subjects.length).toBeLessThanOrEqual(10);
    expect(subjects).toEqual([...new Set(subjects.map((each) => each.trim().toLowerCase()))]);
  });
});
