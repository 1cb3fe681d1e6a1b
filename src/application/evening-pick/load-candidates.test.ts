import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { noFilters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { notFound, offline, type Failure } from '#domain/shared/failure';
import { eveningFilters } from '#domain/evening-pick/evening-filters';
import { moodsForType } from '#domain/evening-pick/mood';
import { withContent } from '#domain/evening-pick/known-content';
import { nextPick } from '#domain/evening-pick/next-pick';
import { builtFiles } from '../../../catalogue/node-files';
import { loadCandidates, loadOnServices } from './load-candidates';

const shipped = loadCandidates(embeddedCatalogue(builtFiles()));
const EVENINGS = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);
const LENGTHS = { movie: 120, tv: 60 } as const;

const load = async (mediaType: MediaType, ...people: Parameters<typeof eveningFilters>[0]['people']) => {
  const filters = eveningFilters({ mediaType, minutes: LENGTHS[mediaType], people });
  const loaded = await shipped(mediaType, filters, 0)();
  if (E.isLeft(loaded)) throw new Error(loaded.left._tag);
  return { filters, candidates: loaded.right.titles.map((title) => ({ title, evidence: null })).map(withContent(loaded.right.content)) };
};

describe('loadCandidates with the embedded catalogue', () => {
  const moods = (['movie', 'tv'] as const).flatMap((mediaType) => moodsForType(mediaType).map((mood) => [mediaType, mood] as const));

  it.each(moods)('finds titles for %s %s, and begins with another one on most evenings of a month', async (mediaType, mood) => {
    const { filters, candidates } = await load(mediaType, [mood]);
    expect(candidates.length).toBeGreaterThanOrEqual(15);
    const firsts = EVENINGS.map((evening) => nextPick({ candidates, filters, evening, excluded: new Set() })?.title.id);
    expect(new Set(firsts).size).toBeGreaterThan(12);
  });

  it('finds titles that two people would like', async () => {
    const { candidates } = await load('movie', ['laugh'], ['music', 'western', 'scare']);
    expect(candidates.length).toBeGreaterThan(10);
    expect(candidates.every(({ title }) => title.genres.includes('Comedy'))).toBe(true);
  });
});

describe('loadCandidates', () => {
  const discovering = (totalPages: number) =>
    vi.fn<CatalogueUseCases['discover']>(({ page }) =>
      TE.right({ items: [aTitle({ id: page })], page, totalPages, totalResults: null, asOf: null }));
  const filtersOf = (count: number) => Array.from({ length: count }, (_, index) => ({ ...noFilters, yearFrom: 1900 + index }));

  it.each([[1, 3], [4, 12], [30, 12]])('reads at most three pages of each of %i filters, and twelve in all', async (count, requests) => {
    const discover = discovering(9);
    await loadCandidates({ discover })('movie', filtersOf(count), 0)();
    expect(discover).toHaveBeenCalledTimes(requests);
  });

  it('continues behind the part before, without duplicates, until the catalogue has no more', async () => {
    const discover = discovering(6);
    const part = async (depth: number) => E.toUnion(await loadCandidates({ discover })('movie', filtersOf(2), depth)());
    expect(await part(0)).toMatchObject({ titles: [{ id: 1 }, { id: 2 }, { id: 3 }], deepest: 1 });
    expect(await part(1)).toMatchObject({ titles: [{ id: 4 }, { id: 5 }, { id: 6 }], deepest: 1 });
  });

  it('asks for more filters than a depth has requests for in turns, and then for the next pages of each', async () => {
    const discover = vi.fn<CatalogueUseCases['discover']>(({ filters: { yearFrom }, page }) =>
      TE.right({ items: [], page, totalPages: yearFrom === 1900 ? 2 : 1, totalResults: null, asOf: null }));
    const part = async (depth: number) => {
      discover.mockClear();
      const loaded = E.toUnion(await loadCandidates({ discover })('movie', filtersOf(30), depth)());
      const years = discover.mock.calls.map(([{ filters: { yearFrom } }]) => yearFrom);
      const pages = new Set(discover.mock.calls.map(([{ page }]) => page));
      return [years[0], years.at(-1), [...pages], 'deepest' in loaded && loaded.deepest];
    };
    expect([await part(0), await part(1), await part(2), await part(3)])
      .toEqual([[1900, 1911, [1], 3], [1912, 1923, [1], 2], [1924, 1929, [1], 2], [1900, 1911, [2], 2]]);
  });

  it('asks for keywords where the lists’ facts have too little, and says which titles have them', async () => {
    const discover = discovering(3);
    const byKeyword = { ...noFilters, content: ['keyword:heist|gangster'] };
    const [listed] = filtersOf(1);
    const first = E.toUnion(await loadCandidates({ discover })('movie', [byKeyword, listed ?? noFilters], 0)());
    expect([first, discover.mock.calls.every(([{ filters }]) => filters.content.length === 0)]).toMatchObject([{ deepest: 1 }, true]);
    const second = E.toUnion(await loadCandidates({ discover })('movie', [byKeyword, listed ?? noFilters], 1)());
    expect(second).toMatchObject({ titles: [{ id: 4 }, { id: 5 }, { id: 6 }, { id: 1 }, { id: 2 }, { id: 3 }] });
    const content = 'content' in second ? second.content : new Map<string, unknown>();
    expect([content.get('movie-1'), content.has('movie-4')]).toEqual([new Set(byKeyword.content), false]);
  });

  it('asks nothing if no title can fit, and passes on a failure', async () => {
    const discover = discovering(1);
    expect(await loadCandidates({ discover })('movie', [], 0)()).toEqual(E.right({ titles: [], deepest: 0, content: new Map() }));
    expect(discover).not.toHaveBeenCalled();
    expect(await loadCandidates({ discover: () => TE.left(offline) })('movie', filtersOf(1), 0)()).toEqual(E.left(offline));
    // Services are a preference: where the catalogue does not know them, the evening goes on.
    const onServices = (failure: Failure) => loadOnServices({ discover: () => TE.left(failure) })('movie', filtersOf(1), 'DE-8')();
    expect(await onServices(notFound('services'))).toEqual(E.right({ titles: [], deepest: 1, onServices: 0, content: new Map() }));
    expect(await onServices(offline)).toEqual(E.left(offline));
  });
});
