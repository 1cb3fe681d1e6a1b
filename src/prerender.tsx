import * as TE from 'fp-ts/TaskEither';
import { NEVER } from 'rxjs';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { consoleLog } from '#adapters/browser/console-log';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { memoryBanners } from '#adapters/memory/memory-banners';
import { memoryFeedback } from '#adapters/memory/memory-feedback';
import { lazyMemoryBackend } from '#adapters/memory/lazy-memory-backend';
import { noSessionHint } from '#adapters/memory/auth/memory-session-hint';
import { BANNERS, CATALOGUE, CLOCK, NETWORK_STATUS, DEMO_ACCOUNTS, FEEDBACK, LOG, SCROLL_STORE, INFINITE_LIST_CACHE, IMAGE_URLS } from '#application/service-keys';
import { createContainer, type ServiceContainer } from '#composition/container';
import { coreModule } from '#composition/core';
import { backendModule } from '#composition/backend-module';
import { appConfigModule } from '#composition/app-config-module';
import { GENRES as ALL_GENRES } from '#domain/catalogue/genre';
import { listPath, listsForType } from '#domain/catalogue/catalogue-list';
import { toItemType } from '#domain/catalogue/media-type';
import { unexpected } from '#domain/shared/failure';
import { QueryCache } from '#ui/query/query-cache.ts';
import { App } from '#ui/app/app.tsx';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { defaultRenderer } from '#ui/design/images/renderer/default-renderer.ts';
import { setRenderer } from '#ui/design/images/renderer/load-renderer.ts';

/** Reads one of the catalogue's files ("front.json"). */
export type ReadFile = (file: string) => Promise<unknown>;

/** Nobody is there while a document is drawn, and nobody comes. */
const nobodysHouse = lazyMemoryBackend(() => Promise.reject(new Error('Nobody signs in while a document is drawn.')), noSessionHint);

const world = (read: ReadFile): ServiceContainer =>
  createContainer(coreModule, (bind) => {
    bind.constant(CLOCK, { now: () => Date.now() });
    bind.constant(NETWORK_STATUS, { online: NEVER });
    bind.constant(LOG, consoleLog);
    bind.constant(SCROLL_STORE, sessionScrollStore(null));
    backendModule(nobodysHouse)(bind);
    appConfigModule(__ENVIRONMENT__)(bind);
    bind.constant(DEMO_ACCOUNTS, []);
    bind.constant(BANNERS, memoryBanners());
    bind.constant(FEEDBACK, memoryFeedback());
    bind.constant(CATALOGUE, embeddedCatalogue((file) => TE.tryCatch(() => read(file), (fault) => unexpected(String(fault)))));
    bind.constant(IMAGE_URLS, { source: () => null });
  });

// Early posters are drawn into the document; the browser's press is a chunk of its own.
setRenderer(defaultRenderer);

/** How often a document may find new questions while it is drawn; more would be a circle. */
const MOST_PASSES = 8;

/** Addresses that are drawn ahead beside the fixed ones. */
export const LISTS = (['movie', 'tv'] as const).flatMap((mediaType) => listsForType(mediaType).map((list) => listPath(toItemType(mediaType), list)));
export const GENRES = ALL_GENRES.map(({ slug }) => `/genre/${slug}`);

export type Prerendered = { readonly head: string; readonly body: string };

/**
 * Draws a page as it is once all that it asks is answered; with `waits`, as it is while nothing is.
 * Returns the tags for the head and the content of the root.
 */
export const render = async (address: string, read: ReadFile, { waits = false }: { readonly waits?: boolean } = {}): Promise<Prerendered> => {
  const services = world(read);
  const answers = new QueryCache();
  const lists = services.get(INFINITE_LIST_CACHE);
  await routeAt(address.split('?')[0] ?? address).page.preload();
  const draw = (): string =>
    renderToString(
      <StrictMode>
        <StaticRouter location={address}>
          <App services={services} answers={answers} />
        </StaticRouter>
      </StrictMode>,
    );
  let markup = draw();
  for (let pass = 0; !waits && answers.pending().length + lists.pending().length > 0; pass += 1) {
    if (pass === MOST_PASSES) throw new Error(`${address} never stops asking.`);
    await Promise.all([...answers.pending(), ...lists.pending()]);
    markup = draw();
  }
  return splitHead(markup);
};

/** React writes titles and metas where they stand in the tree's string, ahead of everything else; their place is the head. */
const splitHead = (markup: string): Prerendered => {
  const tags: string[] = [];
  const body = markup.replace(/<title>.*?<\/title>|<meta [^>]*\/?>|<link rel="(?:canonical|preload)"[^>]*\/?>/g, (tag) => {
    tags.push(tag);
    return '';
  });
  return { head: tags.join('\n    '), body };
};
