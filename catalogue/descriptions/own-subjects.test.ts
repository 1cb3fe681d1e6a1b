import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findSetting, findSource } from '#domain/catalogue/subjects/phrases-of-keywords';
import { tellingSubjects } from '#domain/catalogue/subjects/telling-subjects';
import { expectEach } from '#tests/support/expect-each.ts';
import { loadFacts } from '../load-facts';

const { movies, series } = loadFacts();

/** Keywords of a film from which it needs none of our own, if they say something. */
const ENOUGH = 4;
/** Best-known titles of which nearly all have a reason to be watched. */
const [KNOWN_SERIES, KNOWN_FILMS] = [800, 800];

/** Returns whether keywords say what a title is about, where it plays or where it comes from, as the reason of a pick does. */
const isTelling = (keywords: ReadonlyArray<string>): boolean =>
  tellingSubjects(keywords).length > 0 || findSetting(keywords) !== null || findSource(keywords) !== null;

it('facts/subjects.json has a few keywords of titles that came with hardly any, or with none that say something', async () => {
  const titles = new Map([...movies, ...series].map((facts) => [facts.key, facts]));
  const file = readFileSync(new URL('../facts/subjects.json', import.meta.url), 'utf8');
  const own = JSON.parse(file) as Readonly<Record<string, readonly string[]>>;
  await expectEach(Object.entries(own), ([key]) => key, ([key, subjects]) => {
    const keywords = titles.get(key)?.subjects.slice(0, -subjects.length) ?? [];
    const isInformative = isTelling(keywords.filter((each) => titles.get(key)?.keywords.includes(each)));
    expect([titles.has(key), keywords.length < ENOUGH || !isInformative]).toEqual([true, true]);
    expect(subjects.length).toBeLessThanOrEqual(10);
    expect(subjects).toEqual([...new Set(subjects.map((each) => each.trim().toLowerCase()))]);
    expect(subjects.filter((each) => keywords.includes(each))).toEqual([]);
  });
});

it.each([['series', series.slice(0, KNOWN_SERIES)], ['films', movies.slice(0, KNOWN_FILMS)]])(
  'nearly all of the best-known %s have keywords that say something',
  (_, titles) => {
    const silent = titles.filter(({ keywords }) => !isTelling(keywords)).map(({ title }) => title);
    expect(silent.length / titles.length, silent.join(', ')).toBeLessThan(0.02);
  },
);
