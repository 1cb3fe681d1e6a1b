import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import type { Suggestion } from '#domain/catalogue/catalogue';
import { parseSearch } from '#domain/catalogue/search-query';
import { builtFiles } from './node-files';
import { SCORED_SEARCHES } from './scored-searches.fixture';

const catalogue = embeddedCatalogue(builtFiles());
const nameOf = (result: Suggestion): string =>
  result.kind === 'person' ? result.person.name : `${result.title.title} (${result.title.year ?? ''})`;
const firstFive = async (typed: string): Promise<ReadonlyArray<string>> => {
  const result = await catalogue.suggest(parseSearch(typed), undefined, 20)();
  if (E.isRight(result)) return result.right.slice(0, 5).map(nameOf);
  throw new Error(JSON.stringify(result.left));
};

/** Kinds of names of which every search must find what was meant: each is one rule of the search, not a matter of degree. */
const COMPLETE = new Set(['chinese', 'partsWithoutSpaces', 'elidedWords', 'formsOfAddress', 'remakes']);
/** Share of the searches that must have what was meant among their first five results. */
const FLOOR = 0.97;

describe('scored searches', () => {
  it('find what was meant among the first five results', async () => {
    const searches = Object.values(SCORED_SEARCHES).flat();
    expect(new Set(searches.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(150);
    const [missed, broken]: [string[], string[]] = [[], []];
    for (const [kind, group] of Object.entries(SCORED_SEARCHES))
      for (const [typed, expected] of group) {
        const found = await firstFive(typed);
        if (!found.includes(expected)) (COMPLETE.has(kind) ? broken : missed).push(`${typed}: ${found.join(', ')} instead of ${expected}`);
      }
    expect(broken).toEqual([]);
    expect(1 - missed.length / searches.length, missed.join('\n')).toBeGreaterThanOrEqual(FLOOR);
  });

  it.each((SCORED_SEARCHES['shortPrefixes'] ?? []).filter(([, expected]) => expected.endsWith(')')))(
    'show no person before the title that begins with "%s"',
    async (typed, expected) => {
      const found = await firstFive(typed);
      expect(found).toContain(expected);
      expect(found.slice(0, found.indexOf(expected)).filter((name) => !name.endsWith(')'))).toEqual([]);
    },
  );
});
