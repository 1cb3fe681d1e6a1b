import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { PosterImage } from '../poster-image';
import { currentRenderer, setRenderer } from './load-renderer';

const title: ArtTitle = { id: '289', title: 'Casablanca', year: 1942, genres: ['Drama'], mediaType: 'movie' };
const pressOf = (by: string) => ({ posterArt: () => `<svg data-by="${by}"></svg>`, backdropArt: () => `<svg data-by="${by}"></svg>` });

type Watcher = (entries: ReadonlyArray<{ target: Element; isIntersecting: boolean }>) => void;
let come: Watcher = () => undefined;
const watched = new Set<Element>();

beforeEach(() => {
  watched.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: Watcher) {
        come = call;
      }
      readonly observe = (element: Element): void => void watched.add(element);
      readonly unobserve = (element: Element): void => void watched.delete(element);
    },
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('art', () => {
  it('is part of the first HTML when it is early, and left alone by hydration', () => {
    setRenderer(pressOf('server'));
    const place = document.createElement('div');
    place.innerHTML = renderToString(<PosterImage title={title} early />);
    expect(place.querySelector('svg')?.dataset['by']).toBe('server');

    setRenderer(pressOf('browser'));
    const complaints = vi.spyOn(console, 'error');
    let root: Root | null = null;
    act(() => {
      root = hydrateRoot(place, <PosterImage title={title} early />);
    });
    expect(place.querySelector('svg')?.dataset['by']).toBe('server');
    act(() => root?.render(<PosterImage title={title} early className="again" />));
    expect(place.querySelector('svg')?.dataset['by']).toBe('server');
    expect(complaints).not.toHaveBeenCalled();
    expect(watched.size).toBe(0);
    act(() => root?.unmount());
  });

  it('keeps an empty place otherwise, and prints once it comes near', async () => {
    const { container } = render(<PosterImage title={{ ...title, id: '290' }} />);
    const paper = container.querySelector('.print') as Element;
    expect(paper.childElementCount).toBe(0);
    expect(currentRenderer()).not.toBeNull();
    come([{ target: paper, isIntersecting: false }]);
    expect(paper.childElementCount).toBe(0);
    come([{ target: paper, isIntersecting: true }]);
    await vi.waitFor(() => expect(paper.querySelector('svg')?.dataset['by']).toBe('browser'));
    expect(watched.size).toBe(0);
  });

  it('prints another title on a paper of its own', async () => {
    const { container, rerender } = render(<PosterImage title={{ ...title, id: '291' }} />);
    const first = container.querySelector('.print') as Element;
    come([{ target: first, isIntersecting: true }]);
    await vi.waitFor(() => expect(first.childElementCount).toBe(1));
    rerender(<PosterImage title={{ ...title, id: '292' }} />);
    const second = container.querySelector('.print') as Element;
    expect([second === first, second.childElementCount]).toEqual([false, 0]);
  });

  it('says nothing inside a link and its label alone', () => {
    const { container } = render(<PosterImage title={title} label="Poster: Casablanca" />);
    expect(container.firstElementChild?.getAttribute('role')).toBe('img');
    expect(render(<PosterImage title={title} />).container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
