import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PosterGrid } from './poster-grid';

/** Returns the text of the focused element after a key press on the given card. Cards in brackets have no link. */
const pressKey = (cards: ReadonlyArray<string>, from: string, key: string): string | null => {
  render(
    <PosterGrid>
      {cards.map((card) =>
        card.startsWith('(') ? (
          <a key={card}>{card}</a>
        ) : (
          <a key={card} href="/">
            {card}
          </a>
        ),
      )}
    </PosterGrid>,
  );
  const card = screen.getByText(from);
  card.focus();
  fireEvent.keyDown(card, { key });
  return document.activeElement?.textContent ?? null;
};

afterEach(cleanup);

describe('PosterGrid', () => {
  it.each([
    ['ArrowRight', 'B', 'E'],
    ['ArrowLeft', 'E', 'B'],
    ['ArrowRight', 'E', 'E'],
    ['Home', 'E', 'B'],
    ['End', 'B', 'E'],
  ])('skips cards without a link: %s from %s to %s', (key, from, to) => {
    expect(pressKey(['(a)', 'B', '(c)', '(d)', 'E', '(f)'], from, key)).toBe(to);
  });
});
