import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shelf } from './shelf';

const observed: Element[] = [];
const scrollBy = vi.fn();

beforeEach(() => {
  observed.length = 0;
  scrollBy.mockClear();
  HTMLElement.prototype.scrollBy = scrollBy;
  vi.stubGlobal('IntersectionObserver', class {
    readonly observe = (element: Element): void => void observed.push(element);
    readonly disconnect = (): void => void observed.splice(0);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ShelfOfFilms = ({ films }: { readonly films: ReadonlyArray<string> }): React.JSX.Element => (
  <Shelf heading="Popular now">{films.map((film) => <a key={film} href={`/${film}`}>{film}</a>)}</Shelf>
);

describe('Shelf', () => {
  it.each([[true, 'instant'], [false, 'smooth']])('follows prefers-reduced-motion (%s) when an arrow scrolls: %s', (matches, behavior) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    render(<ShelfOfFilms films={['heat', 'jaws', 'ran']} />);
    fireEvent.click(screen.getByLabelText('Next: Popular now'));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 0, behavior });
  });

  it('observes the new first and last items when the items change but not their number', () => {
    const { rerender } = render(<ShelfOfFilms films={['heat', 'jaws', 'ran']} />);
    rerender(<ShelfOfFilms films={['alien', 'jaws', 'dune']} />);
    expect(observed.map(({ textContent }) => textContent)).toEqual(['alien', 'dune']);
  });

  it('stays where it was scrolled to when a new item comes first', () => {
    const { rerender } = render(<ShelfOfFilms films={['heat', 'jaws', 'ran']} />);
    const row = screen.getByRole('list');
    // Where a browser that snaps to the former first item scrolls.
    row.scrollLeft = 220;
    rerender(<ShelfOfFilms films={['alien', 'heat', 'jaws', 'ran']} />);
    expect(row.scrollLeft).toBe(0);
    row.scrollLeft = 440;
    fireEvent.scroll(row);
    row.scrollLeft = 660;
    rerender(<ShelfOfFilms films={['dune', 'alien', 'heat', 'jaws', 'ran']} />);
    expect(row.scrollLeft).toBe(440);
  });
});
