import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shelf } from './shelf';

const watched: Element[] = [];
const scrollBy = vi.fn();

beforeEach(() => {
  watched.length = 0;
  scrollBy.mockClear();
  HTMLElement.prototype.scrollBy = scrollBy;
  vi.stubGlobal('IntersectionObserver', class {
    readonly observe = (element: Element): void => void watched.push(element);
    readonly disconnect = (): void => void watched.splice(0);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Row = ({ films }: { readonly films: ReadonlyArray<string> }): React.JSX.Element => (
  <Shelf heading="Popular now">{films.map((film) => <a key={film} href={`/${film}`}>{film}</a>)}</Shelf>
);

describe('a shelf', () => {
  it.each([[true, 'instant'], [false, 'smooth']])('scrolls as motion is welcome (reduced: %s): %s', (matches, behavior) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    render(<Row films={['heat', 'jaws', 'ran']} />);
    fireEvent.click(screen.getByLabelText('On along Popular now'));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 0, behavior });
  });

  it('watches its own ends when others take the places of as many', () => {
    const { rerender } = render(<Row films={['heat', 'jaws', 'ran']} />);
    rerender(<Row films={['alien', 'jaws', 'dune']} />);
    expect(watched.map(({ textContent }) => textContent)).toEqual(['alien', 'dune']);
  });
});
