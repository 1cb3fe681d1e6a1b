import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';

const title: ArtTitle = { id: 'movie-289', title: 'Casablanca', year: 1942, genres: ['Drama'], mediaType: 'movie' };
const press = { posterArt: () => '<svg></svg>', backdropArt: () => '<svg></svg>' };
let lost = true;
let comeNear: ReadonlyArray<() => void> = [];

beforeEach(() => {
  vi.resetModules();
  lost = true;
  comeNear = [];
  vi.doMock('./default-renderer', () => {
    if (lost) throw new TypeError('Failed to fetch');
    return { defaultRenderer: press };
  });
  vi.doMock('../near-view', () => ({
    whenNearViewport: (_: Element, call: () => void) => {
      comeNear = [...comeNear, call];
      return () => undefined;
    },
  }));
});
afterEach(cleanup);

/** Two posters: the press did not come when the first came near. */
const begin = async () => {
  const { GeneratedPoster } = await import('./generated-poster');
  const { loadRenderer } = await import('./load-renderer');
  const { container, unmount } = render(
    <>
      <GeneratedPoster format="poster" title={title} early={false} />
      <GeneratedPoster format="poster" title={title} early={false} />
    </>,
  );
  comeNear[0]?.();
  await expect(loadRenderer()).rejects.toThrow();
  lost = false;
  return { drawn: () => [...container.querySelectorAll('.print')].map(({ childElementCount }) => childElementCount), unmount };
};

it('a poster that could not be printed is, when the press comes for another', async () => {
  const { drawn } = await begin();
  expect(drawn()).toEqual([0, 0]);
  comeNear[1]?.();
  await vi.waitFor(() => expect(drawn()).toEqual([1, 1]));
});

it('a poster that could not be printed is, when the connection comes back', async () => {
  const { drawn } = await begin();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(drawn()).toEqual([1, 0]));
});

it('a poster that is gone fetches no press', async () => {
  const { unmount } = await begin();
  unmount();
  window.dispatchEvent(new Event('online'));
  const { currentRenderer } = await import('./load-renderer');
  await vi.dynamicImportSettled();
  expect(currentRenderer()).toBeNull();
});
