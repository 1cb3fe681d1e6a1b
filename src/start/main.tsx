import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { HOME_PATH } from '#application/account/return-path';
import { SCROLL_STORE } from '#application/service-keys';
import { browserLog } from '#composition/browser-module';
import { composeApp } from '#composition/compose-app';
import { toFailure } from '#domain/shared/failure';
import type { PrerenderedResults } from '#ui/query/cache-entry.ts';
import { QueryCache } from '#ui/query/query-cache.ts';
import { App } from '#ui/app/app.tsx';
import { isMemberExpected } from '#ui/shell/providers/member-expected.ts';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { preloadInitialRoute } from './hydration/preload-initial-route.ts';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import '#ui/design/foundation.css';

/** Limit of the wait for the first view, in ms: a request that the page's head did not send may take longer. */
const MAX_FIRST_VIEW_MS = 1000;

/** Returns whether this document was opened by URL or link, not by Reload, Back or Forward. */
const isNewVisit = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
};

const start = async (): Promise<void> => {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root element.');
  // Users who are expected to be signed in do not see the prerendered landing page: they have their own home page.
  const isForVisitor = !(isMemberExpected() && location.pathname === '/');
  // The guard renders such a page only when the session is known; its code loads meanwhile.
  if (container.dataset['prerendered'] === undefined || !isForVisitor)
    void routeAt(isForVisitor ? location.pathname : HOME_PATH)
      .page.preload()
      .catch(() => undefined);
  // Fields of the prerendered page can be used before the app renders.
  const fields =
    container.dataset['prerendered'] === undefined ? null : import('./hydration/preserve-field-input.ts').catch(() => null);
  const services = await composeApp(__ENVIRONMENT__);
  const scrollStore = services.get(SCROLL_STORE);
  // Visits by URL or link start at the top, even if this tab has stored scroll state; Reload and Back restore that state.
  if (isNewVisit()) scrollStore.delete((key) => key === locationKey(location));
  const { prerendered, prerenderMode } = container.dataset;
  // Pages are prerendered without a query; with a query the page may differ, so it is rendered from scratch.
  // The prerendered landing page has the programme of another day: it stays, in part hidden, until that of today is rendered.
  const isOtherDay = window.marqueeOtherDay === true;
  const matchesPrerender =
    prerenderMode === 'whole' && !isOtherDay && prerendered === location.pathname && location.search === '' && isForVisitor;
  // A reloaded infinite list restores all its pages, but the prerendered list has only the first.
  const canHydrate = matchesPrerender && (scrollStore.get(locationKey(location))?.pages ?? 1) === 1;
  // The results with which the page was prerendered: without them, a failing catalogue would remove the prerendered titles.
  const results = canHydrate ? document.getElementById('prerendered-results')?.textContent : undefined;
  const queryCache = new QueryCache(Date.now, JSON.parse(results ?? '{}') as PrerenderedResults);
  queryCache.isHydrating = canHydrate;
  const app = (
    <StrictMode>
      {/* Renders the next page in one go: in slices, the frames in between delay its heading. Changes of a page's own query start a
          transition. */}
      <BrowserRouter useTransitions={false}>
        <App services={services} answers={queryCache} />
      </BrowserRouter>
    </StrictMode>
  );
  // A page whose heading is a placeholder shows nothing that an error could take away.
  if (prerenderMode !== undefined && isForVisitor)
    await preloadInitialRoute(services, queryCache, location, () => container.querySelector('h1 .sk') === null);
  // In a transition React renders in short slices, so user input is handled in between.
  if (canHydrate) {
    startTransition(() => void hydrateRoot(container, app));
    return;
  }
  if (isForVisitor) (await fields)?.preserveFieldInput(container);
  // Removes the prerendered head tags; the app renders its own.
  document.head
    .querySelectorAll(
      'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"], script[type="application/ld+json"]',
    )
    .forEach((tag) => tag.remove());
  if (!isForVisitor) container.replaceChildren();
  delete container.dataset['prerendered'];
  // The first answers of TMDB are there, or the programme of the day is on its way: the page is rendered with them, without its loading
  // state.
  const isAnswered = (__ON_TMDB__ && window.marqueeAnswered === true) || isOtherDay;
  if (isAnswered && isForVisitor && (scrollStore.get(locationKey(location))?.pages ?? 1) === 1) {
    queryCache.isHydrating = true;
    queryCache.firstView = new Promise((resolve) => {
      setTimeout(() => {
        queryCache.endHydration();
        resolve();
      }, MAX_FIRST_VIEW_MS);
    });
  }
  startTransition(() => createRoot(container).render(app));
};

/** Logs a start-up failure. The document's inline script renders the error, because the app may not have loaded. */
const onStartFailed = (thrown: unknown): void => {
  browserLog.failure('start', toFailure(thrown));
  window.marqueeShowBootError?.();
};

start().catch(onStartFailed);
