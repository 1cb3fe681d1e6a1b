import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadFacts } from '../load-facts';
import { buildSeriesFacts } from './build-series-facts';

const names = buildSeriesFacts(loadFacts().series).networks.map(([name]) => name);

it('no two networks of the filter are one: no names differ only by case, a sign or a “(US)”', () => {
  const plain = (name: string): string => name.toLowerCase().replace(/\(us\)|[^\p{L}\p{N}]/gu, '');
  const all = names.map(plain);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, at) => all.indexOf(plain(name)) !== at)).toEqual([]);
});

it('facts/network-names.json gives one name to each network that sources call by several', () => {
  const file = readFileSync(new URL('../facts/network-names.json', import.meta.url), 'utf8');
  const table = JSON.parse(file) as Readonly<Record<string, string>>;
  expect(Object.keys(table).filter((name) => names.includes(name))).toEqual([]);
  expect(Object.values(table).filter((name) => !names.includes(name))).toEqual([]);
});
