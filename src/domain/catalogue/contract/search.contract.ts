import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { DEFAULT_SUGGESTION_LIMIT } from '#domain/catalogue/catalogue';
import { expectNoDuplicates, type ContractSubject } from './contract-samples.contract';
import { parseSearch } from '#domain/catalogue/search-query';
import { itemKey } from '#domain/catalogue/title-id';

/** Contract of search and suggestions. */
export const keepsSearchContract = ({ catalogue, known }: ContractSubject): void => void describe('search', () => {
  const titles = async (text: string, mediaType: 'movie' | 'tv' = 'movie', page = 1) =>
    expectRight((await catalogue()).searchTitles({ mediaType, query: parseSearch(text), page }));
  const people = async (text: string) => expectRight((await catalogue()).searchPeople({ query: parseSearch(text), page: 1 }));

  it('returns the title with the exact name first', async () => {
    expect((await titles(known.movie.title)).items[0]).toMatchObject({ mediaType: 'movie', id: known.movie.id });
    expect((await titles(known.series.title, 'tv')).items[0]).toMatchObject({ mediaType: 'tv', id: known.series.id });
  });

  it('ignores case', async () => {
    expect((await titles(known.movie.title.toUpperCase())).items[0]).toMatchObject({ id: known.movie.id });
  });

  it('returns titles of the requested type without duplicates', async () => {
    const { items } = await titles('star');
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ mediaType }) => mediaType === 'movie')).toBe(true);
    expectNoDuplicates(items.map(itemKey));
  });

  it('filters by the operator year:', async () => {
    const { items } = await titles(`${known.movie.title} year:${known.movie.year}`);
    expect(items[0]).toMatchObject({ id: known.movie.id });
    expect(items.every(({ year }) => year === known.movie.year)).toBe(true);
  });

  it('returns a single title for the operators tmdb: and imdb:', async () => {
    expect((await titles(`tmdb:${known.movie.id}`)).items.map(({ id }) => id)).toEqual([known.movie.id]);
    expect((await titles(`imdb:${known.movie.imdbId}`)).items.map(({ id }) => id)).toEqual([known.movie.id]);
    expect((await titles(`imdb:${known.series.imdbId}`, 'tv')).items.map(({ id }) => id)).toEqual([known.series.id]);
    expect((await titles(`imdb:${known.series.imdbId}`, 'movie')).totalResults).toBe(0);
  });

    it('finds films and series by their whole name, whatever its case, accents and article', async () => {
      const find = async (name: string, mediaType: 'movie' | 'tv' | null) =>
        (await expectRight((await catalogue()).findByName({ name, mediaType, year: known.movie.year }))).map(itemKey);
      const [movie, series] = [`movie-${known.movie.id}`, `tv-${known.series.id}`];
      expect(await find(known.movie.title.toUpperCase(), 'movie')).toContain(movie);
      expect(await find(known.series.title, null)).toContain(series);
      expect(await find(known.series.title, 'movie')).not.toContain(series);
      expect(await find('qqxxzzjjvvkk', null)).toEqual([]);
    });

  it('returns nothing for blank text and without a match', async () => {
    expect(await titles('   ')).toMatchObject({ items: [], totalResults: 0 });
    expect(await titles('qqxxzzjjvvkk')).toMatchObject({ items: [], totalResults: 0 });
    expect((await people('qqxxzzjjvvkk')).items).toEqual([]);
  });

  it('returns the person with the exact name first', async () => {
    const [person] = (await people(known.movie.director)).items;
    expect(person?.name).toBe(known.movie.director);
    expect(person?.titles.length).toBeGreaterThan(0);
  });

  it('returns an empty page with the same total beyond the last page', async () => {
    const first = await titles('the');
    expect(await titles('the', 'movie', first.totalPages + 1)).toMatchObject({ items: [], totalResults: first.totalResults });
  });

    it('fails with invalid for page numbers out of range', async () => {
      expect(
        await expectFailure((await catalogue()).searchTitles({ mediaType: 'movie', query: parseSearch('star'), page: 501 })),
      ).toMatchObject({ _tag: 'invalid' });
      expect(await expectFailure((await catalogue()).searchPeople({ query: parseSearch('tom'), page: 0 }))).toMatchObject({
        _tag: 'invalid',
      });
    });

  it('suggests at most DEFAULT_SUGGESTION_LIMIT items, the title with the exact name first', async () => {
    const some = await expectRight((await catalogue()).suggest(parseSearch(known.movie.title)));
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThanOrEqual(DEFAULT_SUGGESTION_LIMIT);
    expect(some[0]).toMatchObject({ kind: 'title', title: { id: known.movie.id } });
    expectNoDuplicates(some.map((one) => (one.kind === 'title' ? itemKey(one.title) : `person-${one.person.id}`)));
  });

  it('suggests people too', async () => {
    const some = await expectRight((await catalogue()).suggest(parseSearch(known.movie.director)));
    expect(some.some((one) => one.kind === 'person' && one.person.name === known.movie.director)).toBe(true);
  });

  it('reads no description into a name, a text of a kind alone, and a text that is not understood', async () => {
    for (const text of [known.movie.title, 'qqxxzzjjvvkk', 'movies'])
      expect(await expectRight((await catalogue()).findDescribed(parseSearch(text)))).toBeNull();
  });

  it('suggests nothing for blank text', async () => {
    expect(await expectRight((await catalogue()).suggest(parseSearch(' ')))).toEqual([]);
  });

  it('excludes adult titles', async () => {
    if (known.adult === undefined) return;
    expect((await titles(known.adult)).items).toEqual([]);
    expect(await expectRight((await catalogue()).suggest(parseSearch(known.adult)))).toEqual([]);
  });

  it('fails with aborted after an abort, before and during the request', async () => {
    const aborted = AbortSignal.abort();
    expect(await expectFailure((await catalogue()).searchTitles({ mediaType: 'movie', query: parseSearch('alien'), page: 1 }, aborted)))
      .toEqual({ _tag: 'aborted' });
    const controller = new AbortController();
    const failure = expectFailure((await catalogue()).suggest(parseSearch('blade'), controller.signal));
    controller.abort();
    expect(await failure).toEqual({ _tag: 'aborted' });
  });
});
