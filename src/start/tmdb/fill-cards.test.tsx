import { runInThisContext } from 'node:vm';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MovieSummary } from '#adapters/tmdb/codecs/title-codec';
import { toMovieTitles } from '#adapters/tmdb/mapping/to-title';
import { tmdbImageUrlBuilder } from '#adapters/tmdb/tmdb-image-url-builder';
import type { ServiceKey } from '#application/service-key';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { earlyTemplate } from '#start/prerender/early-template.tsx';
import { TitleCard } from '#ui/features/shared/title-card.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { startScripts } from '../../../scripts/prerender/inline-scripts.mjs';

const ADDRESS = '/movies/popular';
const services = new Map<unknown, unknown>([[IMAGE_URL_BUILDER, tmdbImageUrlBuilder({ base: 'https://images.example' })]]);

const markupOf = (part: React.ReactNode): string =>
  renderToString(
    <StaticRouter location={ADDRESS}>
      <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{part}</ServicesProvider>
    </StaticRouter>,
  );

/** Returns the facts that cards show: link, texts and picture. */
const factsIn = (parent: ParentNode): ReadonlyArray<unknown> =>
  [...parent.querySelectorAll('.card')].map((card) => {
    const [link, image] = [card.querySelector('a'), card.querySelector('img')];
    return {
      link: link?.getAttribute('href'),
      texts: [...card.querySelectorAll('.cap > *')].map(({ textContent }) => textContent),
      image: image && [image.getAttribute('src'), image.getAttribute('srcset')],
    };
  });

/** Fills a prerendered list with the rows of an answer. */
const fillWith = async (rows: ReadonlyArray<unknown>): Promise<void> => {
  document.body.innerHTML =
    `<template id="early-template">${markupOf(earlyTemplate(ADDRESS))}</template>` +
    `<div id="root" data-prerendered="${ADDRESS}"><div class="grid">${'<div class="sk-card"></div>'.repeat(rows.length)}</div></div>`;
  const script = document.createElement('script');
  script.dataset['early'] = JSON.stringify({ '': ['/api/tmdb/movie/popular?language=zz-ZZ'] });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ results: rows })));
  runInThisContext(startScripts().cards);
  await vi.waitFor(() => expect(window.marqueeAnswered).toBe(true));
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as unknown as PerformanceEntry]);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete window.marqueeAnswered;
});

const row = {
  id: 603, title: 'The Matrix', original_title: 'The Matrix', release_date: '1999-03-30', vote_average: 8.234, vote_count: 25000,
  poster_path: '/matrix.jpg', adult: false,
};

it.each([
  ['complete', {}],
  ['without votes', { vote_average: 0, vote_count: 0 }],
  ['without a number of votes', { vote_count: null }],
  ['with the worst vote', { vote_average: 0, vote_count: 3 }],
  ['without a date', { release_date: '' }],
  ['without a picture', { poster_path: null }],
  ['with a picture elsewhere', { poster_path: '/../matrix.jpg' }],
  ['for adults', { adult: true }],
])('a script shows the facts of a card as the app does: %s', async (_, change) => {
  const changed = { ...row, ...change };
  await fillWith([changed]);
  const decoded = MovieSummary.decode(changed);
  const titles = toMovieTitles('right' in decoded ? [decoded.right] : []);
  const page = document.createElement('div');
  page.innerHTML = titles.map((title) => markupOf(<TitleCard title={title} early />)).join('');
  expect(factsIn(document.getElementById('root') as HTMLElement)).toEqual(factsIn(page));
  expect(titles).toHaveLength('adult' in change ? 0 : 1);
});
