import { act, cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUE_MAX_AGE_MS } from '#application/catalogue/result-age';
import type { Answer } from '#domain/shared/answer';
import { offline, type Failure } from '#domain/shared/failure';
import type { Query } from './query';
import type { PrerenderedResults } from './cache-entry';
import { QueryCache } from './query-cache';
import { QueryCacheProvider, useQuery } from './use-query';

afterEach(cleanup);

/** Creates a component that renders each state of a query, and records what it rendered. */
const createPage = (result: E.Either<Failure, string> = E.right('Heat')) => {
  const fetch = vi.fn((): Answer<string> => () => Promise.resolve(result));
  const rendered: string[] = [];
  const fetchesDuringRender: number[] = [];
  const Page = ({ film = 'heat' }: { readonly film?: string }): React.JSX.Element => {
    // Every render creates an equal query, as pages do.
    const before = fetch.mock.calls.length;
    const query: Query<string> = { key: film, fetch };
    const state = useQuery(query);
    fetchesDuringRender.push(fetch.mock.calls.length - before);
    const text = state._tag === 'success' ? state.value : state._tag;
    rendered.push(text);
    return <p>{text}</p>;
  };
  const tree = (cache: QueryCache, film?: string): React.JSX.Element => (
    <StrictMode>
      <QueryCacheProvider value={cache}>
        <Page {...(film === undefined ? {} : { film })} />
      </QueryCacheProvider>
    </StrictMode>
  );
  return { fetch, rendered, fetchesDuringRender, tree };
};

describe('useQuery', () => {
  it('fetches once after mounting and never during a render, also in StrictMode', async () => {
    const { fetch, rendered, fetchesDuringRender, tree } = createPage();
    render(tree(new QueryCache()));
    expect(await screen.findByText('Heat')).toBeDefined();
    expect(rendered[0]).toBe('pending');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetchesDuringRender.every((count) => count === 0)).toBe(true);
  });

  it('renders a cached result at once and requests nothing', async () => {
    const { fetch, rendered, tree } = createPage();
    const cache = new QueryCache();
    await cache.ensure({ key: 'heat', fetch });
    render(tree(cache));
    expect(new Set(rendered)).toEqual(new Set(['Heat']));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('keeps its subscription when it renders again, and fetches for another key', async () => {
    const { fetch, tree } = createPage(E.left(offline));
    const clock = { now: 0 };
    const cache = new QueryCache(() => clock.now);
    const { rerender } = render(tree(cache));
    expect(await screen.findByText('error')).toBeDefined();
    clock.now = CATALOGUE_MAX_AGE_MS;
    rerender(tree(cache));
    expect(fetch).toHaveBeenCalledTimes(1);
    rerender(tree(cache, 'ronin'));
    await screen.findByText('error');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('shows an expired result while it fetches once for a new screen', async () => {
    const { fetch, rendered, tree } = createPage();
    const clock = { now: 0 };
    const cache = new QueryCache(() => clock.now);
    fetch.mockReturnValueOnce(() => Promise.resolve(E.right('Heat (1994)')));
    await cache.ensure({ key: 'heat', fetch });
    clock.now = CATALOGUE_MAX_AGE_MS;
    render(tree(cache));
    expect(rendered.at(-1)).toBe('Heat (1994)');
    await screen.findByText('Heat');
    expect(rendered).not.toContain('pending');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('useQuery on the server and during hydration', () => {
  const prerender = async (tree: (cache: QueryCache) => React.JSX.Element): Promise<string> => {
    const cache = new QueryCache();
    renderToString(tree(cache));
    await Promise.all(cache.startRequested());
    return renderToString(tree(cache));
  };

  it('requests in a server render without fetching; the next render has the result', async () => {
    const { fetch, tree } = createPage();
    const cache = new QueryCache();
    expect(renderToString(tree(cache))).toBe('<p>pending</p>');
    expect(fetch).not.toHaveBeenCalled();
    await Promise.all(cache.startRequested());
    expect(renderToString(tree(cache))).toBe('<p>Heat</p>');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the prerendered page while hydration loads the data, with one request and none during a render', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = await prerender(createPage().tree);
    const { fetch, rendered, fetchesDuringRender, tree } = createPage();
    const cache = new QueryCache();
    cache.isHydrating = true;
    const texts: Array<string | null> = [];
    const observer = new MutationObserver(() => texts.push(container.textContent));
    observer.observe(container, { subtree: true, childList: true, characterData: true });
    const errors: unknown[] = [];
    const root = await act(async () => {
      const hydrated = hydrateRoot(container, tree(cache), { onRecoverableError: (error) => errors.push(error) });
      await Promise.resolve();
      return hydrated;
    });
    await vi.waitFor(() => expect(rendered).toContain('Heat'));
    expect([container.textContent, texts, errors]).toEqual(['Heat', [], []]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetchesDuringRender.every((count) => count === 0)).toBe(true);
    observer.disconnect();
    act(() => root.unmount());
    container.remove();
  });

  it('hydrates with the prerendered results without a fetch, and fetches again after `invalidate`', async () => {
    const server = createPage();
    const rendering = new QueryCache();
    renderToString(server.tree(rendering));
    await Promise.all(rendering.startRequested());
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(server.tree(rendering));
    const { fetch, rendered, tree } = createPage();
    const cache = new QueryCache(Date.now, JSON.parse(JSON.stringify(rendering.results())) as PrerenderedResults);
    cache.isHydrating = true;
    const root = await act(async () => {
      const hydrated = hydrateRoot(container, tree(cache));
      await Promise.resolve();
      return hydrated;
    });
    await vi.waitFor(() => expect(rendered).toContain('Heat'));
    expect([container.textContent, fetch.mock.calls.length]).toEqual(['Heat', 0]);
    act(() => cache.invalidate());
    expect(fetch).toHaveBeenCalledTimes(1);
    act(() => root.unmount());
    container.remove();
  });
});
