import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';

const title: ArtTitle = { id: 'movie-289', title: 'Casablanca', year: 1942, genres: ['Drama'], mediaType: 'movie' };
const renderer = { posterArt: () => '<svg></svg>', backdropArt: () => '<svg></svg>', variantIn: () => 0 };
let importFails = true;
let nearViewportCallbacks: ReadonlyArray<() => void> = [];

beforeEach(() => {
  vi.resetModules();
  importFails = true;
  nearViewportCallbacks = [];
  vi.doMock('./default-poster-renderer', () => {
    if (importFails) throw new TypeError('Failed to fetch');
    return { defaultPosterRenderer: renderer };
  });
  vi.doMock('#ui/design/images/when-near-viewport.ts', () => ({
    whenNearViewport: (_: Element, callback: () => void) => {
      nearViewportCallbacks = [...nearViewportCallbacks, callback];
      return () => undefined;
    },
  }));
});
afterEach(cleanup);

/** Renders two posters; the renderer chunk fails to load when the first one comes near the viewport. */
const renderTwoPosters = async () => {
  const { GeneratedPoster } = await import('./generated-poster');
  const { loadPosterRenderer } = await import('./load-poster-renderer');
  const { container, unmount } = render(
    <>
      <GeneratedPoster format="poster" title={title} early={false} />
      <GeneratedPoster format="poster" title={title} early={false} />
    </>,
  );
  nearViewportCallbacks[0]?.();
  await expect(loadPosterRenderer()).rejects.toThrow();
  importFails = false;
  return {
    childCounts: () => [...container.querySelectorAll('.generated-art')].map(({ childElementCount }) => childElementCount),
    unmount,
  };
};

it('GeneratedPoster: a poster whose renderer failed to load renders when another poster loads it', async () => {
  const { childCounts } = await renderTwoPosters();
  expect(childCounts()).toEqual([0, 0]);
  nearViewportCallbacks[1]?.();
  await vi.waitFor(() => expect(childCounts()).toEqual([1, 1]));
});

it('GeneratedPoster: a poster whose renderer failed to load renders on the online event', async () => {
  const { childCounts } = await renderTwoPosters();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(childCounts()).toEqual([1, 0]));
});

it('GeneratedPoster: an unmounted poster does not load the renderer on the online event', async () => {
  const { unmount } = await renderTwoPosters();
  unmount();
  window.dispatchEvent(new Event('online'));
  const { currentPosterRenderer } = await import('./load-poster-renderer');
  await vi.dynamicImportSettled();
  expect(currentPosterRenderer()).toBeNull();
});
