import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { IMAGE_WAIT_MS } from '#ui/design/images/follow-image.ts';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { EagerRenderContext } from './eager-render-context';
import { setPosterRenderer } from './load-poster-renderer';

const title: ArtTitle = { id: '289', title: 'Casablanca', year: 1942, genres: ['Drama'], mediaType: 'movie' };

/** State of every image: `complete` and `naturalWidth` of the browser. */
const setImageState = (complete: boolean, naturalWidth: number): void => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
};

const poster = (src: string | null) => (
  <EagerRenderContext value={true}>
    <PosterImage title={title} image={src === null ? null : { src }} />
  </EagerRenderContext>
);
const isDrawn = (container: HTMLElement): boolean => container.querySelector('.generated-art svg') !== null;
const imageIn = (container: HTMLElement): HTMLImageElement => container.querySelector('img') as HTMLImageElement;
const load = (container: HTMLElement): Promise<void> =>
  act(() => Promise.resolve(fireEvent.load(imageIn(container))).then(() => undefined));
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  setPosterRenderer({ posterArt: () => '<svg></svg>', backdropArt: () => '<svg></svg>', variantIn: () => 0 as const });
  setImageState(false, 0);
  // jsdom has no images.
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('PosterImage with an image', () => {
  it('draws no art for an image that arrives in time', async () => {
    const { container } = render(poster('/a.jpg'));
    wait(IMAGE_WAIT_MS - 1);
    await load(container);
    wait(IMAGE_WAIT_MS);
    expect(isDrawn(container)).toBe(false);
  });

  it('draws no art for an image that is in the cache', () => {
    setImageState(true, 342);
    const { container } = render(poster('/a.jpg'));
    wait(IMAGE_WAIT_MS);
    expect(isDrawn(container)).toBe(false);
  });

  it('draws the art while an image is late, and removes it when the image is loaded', async () => {
    const { container } = render(poster('/a.jpg'));
    wait(IMAGE_WAIT_MS);
    expect(isDrawn(container)).toBe(true);
    fireEvent.load(imageIn(container));
    expect(isDrawn(container)).toBe(true);
    await load(container);
    expect(isDrawn(container)).toBe(false);
  });

  it('draws the art at once when the image fails', () => {
    const { container } = render(poster('/a.jpg'));
    fireEvent.error(imageIn(container));
    expect(isDrawn(container)).toBe(true);
  });

  it('draws the art when the image is taken away', async () => {
    const { container, rerender } = render(poster('/a.jpg'));
    await load(container);
    rerender(poster(null));
    expect(isDrawn(container)).toBe(true);
  });

  it('waits again for another image', async () => {
    const { container, rerender } = render(poster('/a.jpg'));
    await load(container);
    rerender(poster('/b.jpg'));
    wait(IMAGE_WAIT_MS);
    expect(isDrawn(container)).toBe(true);
  });
});
