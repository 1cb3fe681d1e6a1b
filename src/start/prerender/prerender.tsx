import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { INFINITE_LIST_CACHE } from '#application/service-keys';
import type { ServiceContainer } from '#composition/container';
import { GENRES } from '#domain/catalogue/genre';
import { catalogueListPath, catalogueListsForType } from '#domain/catalogue/catalogue-list';
import { toItemType } from '#domain/catalogue/media-type';
import { decadeOfDay, localDayNumber } from '#domain/catalogue/programme/hero-of-day';
import { calendarDay } from '#domain/shared/dates';
import { tmdbImageUrlBuilder } from '#adapters/tmdb/tmdb-image-url-builder';
import { QueryCache } from '#ui/query/query-cache.ts';
import { App } from '#ui/app/app.tsx';
import { boardDateText } from '#ui/messages/catalogue/landing.messages.ts';
import { SHELF_HEADINGS, topFilmsOfDecade } from '#ui/messages/catalogue/shelf.messages.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { ofAnyDecade, unansweredTmdb } from './prerender-requests.ts';
import { createPrerenderServices, embeddedFrom, type ReadCatalogueFile } from './prerender-services.ts';
import { earlyTemplate } from './early-template.tsx';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { defaultPosterRenderer } from '#ui/design/images/renderer/default-poster-renderer.ts';
import { setPosterRenderer } from '#ui/design/images/renderer/load-poster-renderer.ts';

// Posters of the first view are part of the document; in the browser the renderer is a separate chunk.
setPosterRenderer(defaultPosterRenderer);

/** Maximum number of render passes that may request new data; more indicates an endless loop. */
const MAX_PASSES = 8;

export const CATALOGUE_LIST_PATHS = (['movie', 'tv'] as const).flatMap((mediaType) =>
  catalogueListsForType(mediaType).map((list) => catalogueListPath(toItemType(mediaType), list)));
export const GENRE_PATHS = GENRES.map(({ slug }) => `/genre/${slug}`);

/** The paths that show the featured titles of the day. */
export const FEATURED_PATHS: ReadonlyArray<string> = ['/movies', '/tv-shows'];
export { knownPages, replaceMetadata } from './prerender-known-pages.ts';
export { calendarDay };
export { dayOfFeatured, FEATURED_DAYS } from '#ui/features/browse/featured-days.ts';

/** `results`: the results of the page's queries as JSON that is safe within a script element. */
export type PrerenderedPage = { readonly head: string; readonly body: string; readonly results: string };

/**
 * Removes the traces of parts that a browser renders later. React's development build, which prerenders, writes the message and the stack,
 * with the folders of this machine.
 */
const withoutTraces = (markup: string): string =>
  markup.replace(/<template(?: data-(?:dgst|msg|stck|cstck)="[^"]*")+>/g, '<template>');

/** Loads the code of a page and returns the function that renders it. */
const prepareRender = async (address: string, services: ServiceContainer, queryCache: QueryCache): Promise<() => string> => {
  await routeAt(address.split('?')[0] ?? address).page.preload();
  return () =>
    withoutTraces(renderToString(
      <StrictMode>
        <StaticRouter location={address}>
          <App services={services} answers={queryCache} />
        </StaticRouter>
      </StrictMode>,
    ));
};

const resultsOf = (queryCache: QueryCache): string => JSON.stringify(queryCache.results()).replaceAll('<', '\\u003c');

/**
 * Renders a page with all its queries resolved; with `waits`, in its loading state without resolving any query.
 * Returns the tags for the head and the content of the root element.
 * @param now the time of the page, in ms.
 */
export const prerenderPage = async (address: string, read: ReadCatalogueFile,
  { waits = false, now = Date.now() }: { readonly waits?: boolean; readonly now?: number } = {}): Promise<PrerenderedPage> => {
  const services = createPrerenderServices(embeddedFrom(read), now);
  const queryCache = new QueryCache();
  const lists = services.get(INFINITE_LIST_CACHE);
  const renderPass = await prepareRender(address, services, queryCache);
  // Rendering only requests data: each pass renders with the results of what the passes before it requested.
  for (let pass = 0; ; pass += 1) {
    const markup = renderPass();
    const pending = waits ? [] : [...queryCache.startRequested(), ...lists.startRequested()];
    if (pending.length === 0) return { ...splitHead(markup), results: resultsOf(queryCache) };
    if (pass === MAX_PASSES) throw new Error(`${address} still requests new data after ${MAX_PASSES} render passes.`);
    await Promise.all(pending);
  }
};

/** A page of the TMDB catalogue: `requests` that the app sends for its first view, and the template that their first answer fills. */
export type PrerenderedTmdbPage = PrerenderedPage & {
  readonly mode: 'whole' | 'waiting';
  readonly requests: ReadonlyArray<string>;
  readonly template: string;
};

/**
 * Renders a page of the TMDB catalogue without any answer of TMDB. Complete (`whole`) if it needs none.
 * @param now the time of the page, in ms.
 */
export const prerenderTmdbPage = async (address: string, now: number = Date.now()): Promise<PrerenderedTmdbPage> => {
  const requests = new Set<string>();
  const services = createPrerenderServices({ catalogue: unansweredTmdb(__ENVIRONMENT__.tmdbApiBase, now, requests),
    images: tmdbImageUrlBuilder({ base: __ENVIRONMENT__.tmdbImageBase }) }, now);
  const queryCache = new QueryCache();
  const lists = services.get(INFINITE_LIST_CACHE);
  const renderPass = await prepareRender(address, services, queryCache);
  const early = earlyTemplate(address.split('?')[0] ?? address);
  const { body: template } = splitHead(
    renderToString(<StaticRouter location={address}><ServicesProvider value={services}>{early}</ServicesProvider></StaticRouter>),
  );
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    // The date on the board is that of the visit: a script writes it (board-date.ts).
    // Its decade too: a script requests its films (fill-landing.ts).
    const markup = renderPass().replaceAll(boardDateText(calendarDay(now)), '')
      .replaceAll(topFilmsOfDecade(decadeOfDay(localDayNumber(now))), SHELF_HEADINGS.topRated);
    const pending = [...queryCache.startRequested(), ...lists.startRequested()];
    // Lists that are cleared below reject.
    void Promise.allSettled(pending);
    const settled = Object.keys(queryCache.results()).length;
    // Results that need no request are cached after the current task.
    await new Promise((resolve) => { setTimeout(resolve); });
    if (pending.length > 0 && Object.keys(queryCache.results()).length > settled) continue;
    const results = resultsOf(queryCache);
    queryCache.invalidate();
    lists.clear();
    return { ...splitHead(markup), results, mode: pending.length === 0 ? 'whole' : 'waiting', template,
      requests: address === '/' ? [...requests].map(ofAnyDecade) : [...requests] };
  }
  throw new Error(`${address} still has new results after ${MAX_PASSES} render passes.`);
};

/** Moves `<title>`, `<meta>` and `<link>` tags to the head: `renderToString` writes them into the body markup. */
const splitHead = (markup: string): Omit<PrerenderedPage, 'results'> => {
  const tags = /<title>.*?<\/title>|<meta [^>]*\/?>|<link rel="(?:canonical|preload)"[^>]*\/?>/g;
  return { head: (markup.match(tags) ?? []).join('\n    '), body: markup.replace(tags, '') };
};
