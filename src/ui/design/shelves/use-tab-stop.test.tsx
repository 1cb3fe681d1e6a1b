import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PosterGrid } from './poster-grid';

/** A grid of cards with a link and a save button each; cards in brackets have no link. */
const Cards = ({ names }: { readonly names: ReadonlyArray<string> }): React.JSX.Element => (
  <PosterGrid>
    {names.map((name) =>
      name.startsWith('(') ? (
        <span key={name}>{name}</span>
      ) : (
        <span key={name}>
          <a href={`/${name}`}>{name}</a>
          <button type="button">Save {name}</button>
        </span>
      ),
    )}
  </PosterGrid>
);
const tabStops = (): ReadonlyArray<string> =>
  [...document.querySelectorAll<HTMLElement>('a, button')].filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent);
const focus = (name: string): void => act(() => screen.getByText(name).focus());

afterEach(cleanup);

describe('useTabStop', () => {
  it('leaves only the first item with a link in the tab order', () => {
    render(<Cards names={['(a)', 'B', 'C', 'D']} />);
    expect(tabStops()).toEqual(['B', 'Save B']);
  });

  it('follows the focus, also into the button of an item, and stays there when the focus leaves', () => {
    render(<Cards names={['A', 'B', 'C']} />);
    focus('C');
    expect(tabStops()).toEqual(['C', 'Save C']);
    focus('Save B');
    act(() => screen.getByText('Save B').blur());
    expect(tabStops()).toEqual(['B', 'Save B']);
  });

  it('leaves buttons over posters outside the tab order, but for the menu of the place in a list', () => {
    render(
      <PosterGrid>
        <span>
          <a href="/a">A</a>
          <button type="button" className="card-act" tabIndex={-1}>
            Add A to Watchlist
          </button>
          <button type="button" className="card-act placed" tabIndex={-1}>
            Actions for A
          </button>
        </span>
      </PosterGrid>,
    );
    expect(tabStops()).toEqual(['A', 'Actions for A']);
    focus('Add A to Watchlist');
    expect(tabStops()).toEqual(['A', 'Actions for A']);
  });

  it('takes new items out of the tab order, and falls back to the first item when the current one is removed', () => {
    const { rerender } = render(<Cards names={['A', 'B']} />);
    focus('B');
    rerender(<Cards names={['A', 'B', 'C']} />);
    expect(tabStops()).toEqual(['B', 'Save B']);
    rerender(<Cards names={['A', 'C']} />);
    expect(tabStops()).toEqual(['A', 'Save A']);
  });
});
