import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { currentPosterRenderer, setPosterRenderer } from './load-poster-renderer';

const title: ArtTitle = { id: '289', title: 'Casablanca', year: 1942, genres: ['Drama'], mediaType: 'movie' };
const rendererOf = (origin: string) => ({
  posterArt: () => `<svg data-by="${origin}"></svg>`,
  backdropArt: () => `<svg data-by="${origin}"></svg>`,
  variantIn: () => 0 as const,
});

type IntersectionCallback = (entries: ReadonlyArray<{ target: Element; isIntersecting: boolean }>) => void;
let notifyIntersection: IntersectionCallback = () => undefined;
const observed = new Set<Element>();

beforeEach(() => {
  observed.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionCallback) {
        notifyIntersection = callback;
      }
      readonly observe = (element: Element): void => void observed.add(element);
      readonly unobserve = (element: Element): void => void observed.delete(element);
    },
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('PosterImage with generated art', () => {
  it('is part of the server HTML with early, and unchanged by hydration', () => {
    setPosterRenderer(rendererOf('server'));
    const container = document.createElement('div');
    container.innerHTML = renderToString(<PosterImage title={title} early />);
    expect(container.querySelector('svg')?.dataset['by']).toBe('server');

    setPosterRenderer(rendererOf('browser'));
    const consoleError = vi.spyOn(console, 'error');
    let root: Root | null = null;
    act(() => {
      root = hydrateRoot(container, <PosterImage title={title} early />);
    });
    expect(container.querySelector('svg')?.dataset['by']).toBe('server');
    act(() => root?.render(<PosterImage title={title} early className="again" />));
    expect(container.querySelector('svg')?.dataset['by']).toBe('server');
    expect(consoleError).not.toHaveBeenCalled();
    expect(observed.size).toBe(0);
    act(() => root?.unmount());
  });

  it('is empty without early, and renders when it comes near the viewport', async () => {
    const { container } = render(<PosterImage title={{ ...title, id: '290' }} />);
    const host = container.querySelector('.generated-art') as Element;
    expect(host.childElementCount).toBe(0);
    expect(currentPosterRenderer()).not.toBeNull();
    notifyIntersection([{ target: host, isIntersecting: false }]);
    expect(host.childElementCount).toBe(0);
    notifyIntersection([{ target: host, isIntersecting: true }]);
    await vi.waitFor(() => expect(host.querySelector('svg')?.dataset['by']).toBe('browser'));
    expect(observed.size).toBe(0);
  });

  it('draws each poster in a task of its own', async () => {
    const acts: string[] = [];
    const posterArt = ({ id }: ArtTitle): string => {
      acts.push(id);
      queueMicrotask(() => acts.push('end of the task'));
      return '<svg></svg>';
    };
    setPosterRenderer({ ...rendererOf('browser'), posterArt });
    const { container } = render(['293', '294'].map((id) => <PosterImage key={id} title={{ ...title, id }} />));
    notifyIntersection([...container.querySelectorAll('.generated-art')].map((target) => ({ target, isIntersecting: true })));
    await vi.waitFor(() => expect(acts).toEqual(['293', 'end of the task', '294', 'end of the task']));
  });

  it('renders another title into a new host element', async () => {
    const { container, rerender } = render(<PosterImage title={{ ...title, id: '291' }} />);
    const first = container.querySelector('.generated-art') as Element;
    notifyIntersection([{ target: first, isIntersecting: true }]);
    await vi.waitFor(() => expect(first.childElementCount).toBe(1));
    rerender(<PosterImage title={{ ...title, id: '292' }} />);
    const second = container.querySelector('.generated-art') as Element;
    expect([second === first, second.childElementCount]).toEqual([false, 0]);
  });

  it('is hidden from screen readers without a label, and an img with a label', () => {
    const { container } = render(<PosterImage title={title} label="Poster: Casablanca" />);
    expect(container.firstElementChild?.getAttribute('role')).toBe('img');
    expect(render(<PosterImage title={title} />).container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
