import { expect, waitFor } from './story-expect';
import type { Play } from './story-checks.fixture';
import { inScenario } from './story-settings.fixture';

/** Appends to every listed title a word wider than any card and more text than two lines hold. */
export const withLongTitles = inScenario({
  titles: `and the ${'unreasonably'.repeat(6)} long way home from a very small town at the other end of the line`,
});

const heights = (grid: Element): ReadonlyArray<number> => [...grid.children].map((item) => Math.round(item.getBoundingClientRect().height));

/** Expects no horizontal overflow of the page. */
export const fitsTheScreen = async (): Promise<void> => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Expects long titles, no horizontal overflow, and equal heights of the cards of a grid. */
export const staysInside: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('main .card b')).toHaveTextContent(/unreasonably/));
  await fitsTheScreen();
  for (const card of canvasElement.querySelectorAll('main .card')) {
    const caption = card.querySelector('.cap')?.getBoundingClientRect();
    await expect(Math.round(caption?.right ?? 0)).toBeLessThanOrEqual(Math.round(card.getBoundingClientRect().right));
  }
  for (const grid of canvasElement.querySelectorAll('main .grid.windowed')) await expect(new Set(heights(grid)).size).toBe(1);
};
