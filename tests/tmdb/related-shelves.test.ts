import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { loadRelatedTitles } from '#application/catalogue/load-related-titles';
import { loadRelatedWork } from '#application/catalogue/load-related-work';
import { sharedFacts } from '#domain/catalogue/subjects/shared-facts';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import { titleShelves } from '#ui/features/title/shelves/title-shelves.ts';
import { kindsOfTitle } from '#ui/messages/catalogue/similar-titles.messages.ts';
import { relatedTitlesHeading } from '#ui/messages/catalogue/title-shelves.messages.ts';
import { startTmdbServer, type TmdbServer } from './server/tmdb-server';

const started: TmdbServer[] = [];
beforeAll(async () => void started.push(await startTmdbServer()));
afterAll(() => Promise.all(started.map((server) => server.close())));

describe('the shelves of a title with TMDB', () => {
  it('are three ways on, have true headings and no title twice, with one request for each fact and none for ids of keywords', async () => {
    vi.stubGlobal('isOnTmdb', true);
    const [server] = started as [TmdbServer];
    const { origin, data } = server;
    const catalogue = tmdbCatalogue({
      fetch: (url, init) => fetch(url, init), baseUrl: `${origin}/3`, clock: { now: () => Date.parse(`${data.today}T12:00:00Z`) },
      settings: () => ({ language: 'en-US', region: 'US' }), random: () => 0,
    });
    const known = (titles: typeof data.of.movie) => titles.slice(0, 800).filter((_, at) => at % 20 === 0);
    const broken: string[] = [];
    const kinds = new Set<string>();
    for (const entry of [...known(data.of.movie), ...known(data.of.tv)]) {
      const details = await expectRight(catalogue.getDetails(entry));
      const before = server.calls().length;
      const related = await expectRight(loadRelatedTitles(catalogue, details, kindsOfTitle(details)));
      const requests = server.calls().slice(before);
      const isFew = requests.length <= 3 && requests.every((call) => call.startsWith('/discover/'));
      if (!isFew) broken.push(`${entry.title}: ${requests.join(' ')}`);
      const shelves = titleShelves(details, await expectRight(loadRelatedWork(catalogue, details)), related);
      const shown = shelves.flatMap(({ titles }) => titles.map(itemKey));
      if (new Set([...shown, itemKey(entry)]).size !== shown.length + 1) broken.push(`${entry.title}: a title twice`);
      if (shelves.length < 3) broken.push(`${entry.title}: ${shelves.length} shelves`);
      for (const fact of related) {
        const shelf = shelves.find(({ heading }) => heading === relatedTitlesHeading(fact));
        // The page may have enough shelves without it.
        if (shelf === undefined) continue;
        kinds.add(fact.by);
        if (shelf.to === undefined && fact.by !== 'era') broken.push(`${shelf.heading}: no list`);
        const isTrueOf = ({ id }: TitleId): boolean => {
          const { keywords = [], networks = [], year = 0, genres = [] } = data.find(entry.mediaType, id) ?? {};
          const kind = kindsOfTitle(details).find(({ name }) => fact.name === `${name} of the ${Math.floor(year / 10) * 10}s`);
          return fact.by === 'era' ? kind?.genres.every((genre) => genres.includes(genre)) ?? false
            : fact.by === 'network' ? networks.includes(fact.name)
            : keywords.some((keyword) => sharedFacts({ ...details, keywords: [keyword] }).some(({ name }) => name === fact.name));
        };
        broken.push(...shelf.titles.filter((each) => !isTrueOf(each)).map(({ title }) => `${shelf.heading}: ${title}`));
      }
    }
    expect(broken).toEqual([]);
    expect([...kinds].sort()).toEqual(['era', 'network', 'setting', 'subject']);
  });
});
