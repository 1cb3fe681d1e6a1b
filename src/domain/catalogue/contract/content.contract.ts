import { describe, expect, it } from 'vitest';
import { DEFAULT_SUGGESTION_LIMIT } from '#domain/catalogue/catalogue';
import type { ContentFilter } from '#domain/catalogue/content/content-filter';
import { noFilters, popularitySort } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { isSameTitle } from '#domain/catalogue/title-id';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { UNKNOWN_ID, type ContractSubject } from './contract-samples.contract';

/** Contract of the filters by content that every catalogue has: keyword, person, network and ended series. */
export const keepsContentContract = ({ catalogue, known }: ContractSubject): void => void describe('content', () => {
  const filtersOf = (content: ReadonlyArray<ContentFilter>) => ({ ...noFilters, content });
  const discover = async (mediaType: MediaType, ...content: ReadonlyArray<ContentFilter>) =>
    expectRight((await catalogue()).discover({ mediaType, filters: filtersOf(content), sort: popularitySort, page: 1 }));
  const film = async () => expectRight((await catalogue()).getDetails({ mediaType: 'movie', id: known.movie.id }));

  it('finds a film by its keywords and people, together too, also in a named list', async () => {
    const { keywords, cast: [lead], ...title } = await film();
    const keyword: ContentFilter = `keyword:${keywords[0] ?? ''}`;
    const person: ContentFilter = `person:${lead?.personId ?? 0}`;
    const all = (await discover('movie')).totalResults ?? 0;
    for (const content of [[keyword], [person], [keyword, person]]) {
      const { items, totalResults } = await discover('movie', ...content);
      expect([content, items.some((each) => isSameTitle(each, title)), (totalResults ?? 0) < all]).toEqual([content, true, true]);
    }
    const query = { mediaType: 'movie', list: 'popular', filters: filtersOf([person]), page: 1 } as const;
    const list = await expectRight((await catalogue()).getList(query));
    const { filmography } = await expectRight((await catalogue()).getPerson(lead?.personId ?? 0));
    expect(list.items.filter((each) => !filmography.some((entry) => isSameTitle(entry.title, each)))).toEqual([]);
  });

  it('finds a series by its network and its end', async () => {
    const series = await expectRight((await catalogue()).getDetails({ mediaType: 'tv', id: known.series.id }));
    const network = series.series?.networks[0] ?? '';
    const { items } = await discover('tv', `network:${network}`, 'status:ended');
    expect(items.some((each) => isSameTitle(each, series))).toBe(true);
    expect(await expectRight((await catalogue()).suggestFacts('network', network.slice(0, 2)))).toContain(network);
  });

  it('finds nothing by a value that does not exist, and ignores what films do not have', async () => {
    for (const filter of ['keyword:qqxxzzjjvvkk', `person:-${UNKNOWN_ID}`] as const)
      expect((await discover('movie', filter)).items).toEqual([]);
    expect((await discover('tv', 'network:Qqxxzzjjvvkk')).items).toEqual([]);
    const all = (await discover('movie')).totalResults;
    expect((await discover('movie', 'network:HBO', 'seasons:2-3', 'status:ended')).totalResults).toBe(all);
  });

  it('finds titles on the services of a region, if it knows services', async () => {
    const source = await catalogue();
    if (source.getServices === undefined) return;
    expect(await expectRight(source.getServices('ZZ'))).toEqual([]);
    const services = await expectRight(source.getServices('DE'));
    expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
    const { items: [title] } = await discover('movie', `service:DE-${services[0]?.id ?? 0}`);
    const { watch } = await expectRight(source.getDetails(title ?? { mediaType: 'movie', id: UNKNOWN_ID }));
    const offered = watch['DE']?.offers.filter(({ provider }) => provider.id === services[0]?.id).map(({ kind }) => kind) ?? [];
    expect(offered.some((kind) => kind === 'stream' || kind === 'free' || kind === 'ads')).toBe(true);
    const both = (await discover('tv', `service:DE-${services.slice(0, 2).map(({ id }) => id).join('-')}`)).totalResults ?? 0;
    expect(both).toBeGreaterThan((await discover('tv', `service:DE-${services[0]?.id ?? 0}`)).totalResults ?? Infinity);
  });

  it('suggests keywords that find titles, and none for a blank text', async () => {
    const { keywords: [keyword = ''] } = await film();
    const names = await expectRight((await catalogue()).suggestFacts('keyword', keyword));
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(DEFAULT_SUGGESTION_LIMIT);
    expect((await discover('movie', `keyword:${names[0] ?? ''}`)).items).not.toEqual([]);
    expect(await expectRight((await catalogue()).suggestFacts('keyword', ' '))).toEqual([]);
  });
});
