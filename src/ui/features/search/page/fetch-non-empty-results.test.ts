import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Person } from '#domain/catalogue/person';
import { emptyPage, type Page } from '#domain/shared/pagination';
import { offline, type Failure } from '#domain/shared/failure';
import { fetchNonEmptyResults } from './fetch-non-empty-results';
import type { ResultTab } from '#ui/features/shared/search-address.ts';
import type { SearchResult } from './search-queries';

const person: Person = { id: 1, name: 'Cas', knownFor: 'Acting', imagePath: null, titles: [] };
const onePage: Page<SearchResult> = { items: [{ kind: 'person', person }], page: 1, totalPages: 1, totalResults: 1 };
/** The first page is empty; later pages may have results. */
const emptyFirstPage: Page<SearchResult> = { items: [], page: 1, totalPages: 3, totalResults: 60 };

/** Opens `requestedTab` with the given responses. @returns the opened tab or the failure, and the requested tabs. */
const openWith = async (
  requestedTab: ResultTab, films: Page<SearchResult> | Failure, series: Page<SearchResult> | Failure, people: Page<SearchResult> | Failure,
) => {
  const requestedTabs: ResultTab[] = [];
  const responses = { films, series, people };
  const result = await fetchNonEmptyResults((tab) => {
    requestedTabs.push(tab);
    const response = responses[tab];
    return '_tag' in response ? TE.left(response) : TE.right(response);
  }, requestedTab)();
  return { result: E.isRight(result) ? result.right.tab : result.left, requestedTabs };
};

describe('fetchNonEmptyResults', () => {
  it.each([
    ['the requested kind, without requesting others', 'people', onePage, onePage, onePage, 'people', ['people']],
    ['the requested kind if its first page is empty but later pages exist', 'films', emptyFirstPage, onePage, onePage, 'films', ['films']],
    [
      'the first kind with results if the requested one is empty', 'people', emptyPage, onePage, emptyPage, 'series',
      ['people', 'films', 'series'],
    ],
    ['a kind with results even if another kind failed', 'films', emptyPage, offline, onePage, 'people', ['films', 'series', 'people']],
    ['the requested kind if all kinds are empty', 'series', emptyPage, emptyPage, emptyPage, 'series', ['series', 'films', 'people']],
    ['the failure if the requested kind fails', 'films', offline, onePage, onePage, offline, ['films']],
    [
      'the failure if the requested kind is empty and another kind failed', 'films', emptyPage, emptyPage, offline, offline,
      ['films', 'series', 'people'],
    ],
  ] as const)('returns %s', async (_, requestedTab, films, series, people, result, requestedTabs) => {
    expect(await openWith(requestedTab, films, series, people)).toEqual({ result, requestedTabs });
  });
});
