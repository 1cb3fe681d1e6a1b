import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SCROLL_STORE } from '#application/service-keys';
import { browserLog } from '#composition/browser-module';
import { composeApp } from '#composition/compose-app';
import { toFailure } from '#domain/shared/failure';
import { QueryCache } from '#ui/query/query-cache.ts';
import { App } from '#ui/app/app.tsx';
import { expectsSession } from '#ui/app/providers/session-hint.ts';
import { preloadInitialRoute } from '#ui/app/navigation/preload-initial-route.ts';
import { locationKey } from '#ui/app/navigation/location-key.ts';
import '#ui/design/foundation.css';

/** Whether this document was asked for by its address or a link, rather than by Reload, Back or Forward. */
const isNewVisit = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
};

const start = async (): Promise<void> => {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no place for the app.');
  const services = await composeApp(__ENVIRONMENT__);
  const answers = new QueryCache();
  const memory = services.get(SCROLL_STORE);
  // Who comes by an address or a link begins at its top, also where this tab has been; who reloads or goes back finds it as it was.
  if (isNewVisit()) memory.delete((place) => place === locationKey(location));
  const { prerendered, drawn } = container.dataset;
  // What was drawn ahead was drawn without a query; with one, the page may look different and is drawn anew.
  // The landing page is not shown to those who are expected: they have a home of their own.
  const isTheirs = !(expectsSession() && location.pathname === '/');
  const isAsDrawn = drawn === 'whole' && prerendered === location.pathname && location.search === '' && isTheirs;
  // An endless list that is reloaded has the pages that it had; the one that was drawn has its first.
  const isWhole = isAsDrawn && (memory.get(locationKey(location))?.pages ?? 1) === 1;
  answers.isHydrating = isWhole;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App services={services} answers={answers} />
      </BrowserRouter>
    </StrictMode>
  );
  if (drawn !== undefined && isTheirs) await preloadInitialRoute(services, answers, location);
  // As a transition React works in short slices, and what the visitor does meanwhile has its turn.
  if (isWhole) {
    startTransition(() => void hydrateRoot(container, app));
    return;
  }
  // What the document said of itself was drawn ahead too; the app says it anew.
  document.head.querySelectorAll('title, meta[name="description"], meta[name="robots"], meta[property^="og:"]').forEach((told) => told.remove());
  if (!isTheirs) container.replaceChildren();
  delete container.dataset['prerendered'];
  startTransition(() => createRoot(container).render(app));
};

/** Nothing of the app may be there to say it: the document's own script does. */
const tellLost = (thrown: unknown): void => {
  browserLog.failure('start', toFailure(thrown));
  window.marqueeLost?.();
};

start().catch(tellLost);
