import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSettings } from '#domain/catalogue/subjects/phrases-of-keywords';
import { loadFacts } from '../load-facts';
import { SEASON_THEMES, THEME_GROUPS } from '../programme/themes';
import { NOT_IN_THEME, NOT_SET } from './untrue-claims.fixture';

const { movies, series } = loadFacts();
const all = [...movies, ...series];
const named = new Map(all.map((facts) => [`${facts.title} (${facts.year})`, facts]));
const misleading = JSON.parse(readFileSync(new URL('../facts/misleading-keywords.json', import.meta.url), 'utf8')) as
  Readonly<Record<string, Readonly<Record<string, string>>>>;

const titlesOf = (names: ReadonlyArray<string>) => names.map((name) => {
  const facts = named.get(name);
  if (facts === undefined) throw new Error(`The facts have no “${name}”.`);
  return { name, facts };
});

describe('what keywords claim', () => {
  it.each(NOT_SET)('set %s: not of films that play elsewhere', (setting, names) => {
    const claimed = titlesOf(names).filter(({ facts }) => findSettings(facts.keywords).includes(setting));
    expect(claimed.map(({ name }) => name)).toEqual([]);
  });

  it.each(NOT_IN_THEME)('theme “%s”: not of films without it', (name, names) => {
    const theme = [...THEME_GROUPS.flat(), ...SEASON_THEMES].find((each) => each.name === name);
    expect(theme).toBeDefined();
    expect(titlesOf(names).filter(({ facts }) => theme?.fits(facts) === true).map((each) => each.name)).toEqual([]);
  });
});

describe('facts/misleading-keywords.json', () => {
  it('names titles that have the keyword, which the search still reads', () => {
    const byKey = new Map(all.map((facts) => [facts.key, facts]));
    const wrong = Object.entries(misleading).flatMap(([keyword, titles]) => Object.entries(titles).filter(([key, title]) => {
      const facts = byKey.get(key);
      return facts?.title !== title || facts.keywords.includes(keyword) || !facts.subjects.includes(keyword);
    }).map(([key]) => `${keyword}: ${key}`));
    expect(wrong).toEqual([]);
  });
});
