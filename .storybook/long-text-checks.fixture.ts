import { expect, waitFor } from 'storybook/test';
import type { Play } from './story-checks.fixture';
import { inScenario } from './story-settings.fixture';

/** Behind every name in a list: a word that fits no card, and more words than two lines hold. */
export const withLongTitles = inScenario({ titles: `and the ${'unreasonably'.repeat(6)} long way home from a very small town at the other end of the line` });

const heights = (grid: Element): ReadonlyArray<number> => [...grid.children].map((item) => Math.round(item.getBoundingClientRect().height));

/** Nothing stands over the edge of the page. */
export const fitsTheScreen = async (): Promise<void> => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Long names are there, nothing stands over the edge of the page, and the cards of a grid are as high as each other. */
export const staysInside: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('main .card b')).toHaveTextContent(/unreasonably/));
  await fitsTheScreen();
  for (const card of canvasElement.querySelectorAll('main .card')) {
    const caption = card.querySelector('.cap')?.getBoundingClientRect();
    await expect(Math.round(caption?.right ?? 0)).toBeLessThanOrEqual(Math.round(card.getBoundingClientRect().right));
  }
  for (const grid of canvasElement.querySelectorAll('main .grid.windowed')) await expect(new Set(heights(grid)).size).toBe(1);
};
