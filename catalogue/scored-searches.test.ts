import { describe, expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { DEFAULT_SUGGESTION_LIMIT, type Suggestion } from '#domain/catalogue/catalogue';
import type { MediaType } from '#domain/catalogue/media-type';
import { parseSearch } from '#domain/catalogue/search-query';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { builtFiles } from './node-files';
import { SCORED_SEARCHES } from './scored-searches.fixture';

const catalogue = embeddedCatalogue(builtFiles());
const nameOf = (result: Suggestion): string =>
  result.kind === 'person' ? result.person.name : `${result.title.title} (${result.title.year ?? ''})`;
const firstFive = async (typed: string): Promise<ReadonlyArray<string>> => {
  const result = await expectRight(catalogue.suggest(parseSearch(typed), undefined, 20));
  return result.slice(0, 5).map(nameOf);
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

  it.each([
    ['wonder 2017', 'Wonder (2017)'], ['fury 2014', 'Fury (2014)'], ['king 2019', 'The King (2019)'], ['ring 2002', 'The Ring (2002)'],
    ['jungle 2017', 'Jungle (2017)'], ['identity 2003', 'Identity (2003)'], ['dune 1984', 'Dune (1984)'],
    ['blade runner 2049', 'Blade Runner 2049 (2017)'], ['wonder woman 1984', 'Wonder Woman 1984 (2020)'],
  ])('find the title of the name and year first: "%s"', async (typed, expected) => {
    expect((await firstFive(typed))[0]).toBe(expected);
  });

  it('have the suggestions of a kind at the top of its tab, in the same order', async () => {
    const differ: string[] = [];
    for (const [typed] of Object.values(SCORED_SEARCHES).flat()) {
      const query = parseSearch(typed);
      const suggested = await expectRight(catalogue.suggest(query, undefined, DEFAULT_SUGGESTION_LIMIT));
      const tabs = {
        movie: await expectRight(catalogue.searchTitles({ mediaType: 'movie', query, page: 1 })),
        tv: await expectRight(catalogue.searchTitles({ mediaType: 'tv', query, page: 1 })),
      };
      const people = await expectRight(catalogue.searchPeople({ query, page: 1 }));
      const titlesOf = (type: MediaType) =>
        suggested.flatMap((each) => (each.kind === 'title' && each.title.mediaType === type ? [each.title.id] : []));
      for (const [ids, page] of [
        [titlesOf('movie'), tabs.movie], [titlesOf('tv'), tabs.tv],
        [suggested.flatMap((each) => (each.kind === 'person' ? [each.person.id] : [])), people],
      ] as const)
        if (page.items.slice(0, ids.length).some(({ id }, index) => id !== ids[index])) differ.push(typed);
    }
    expect(differ).toEqual([]);
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
