import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { renderStory } from '../stories/render-story';
import { resize } from '../support/resize';
import { SHOTS, type Shot } from './shots';
import { test } from './story-tab';

/** Renders a story and waits for its play function, fonts, visible images and drawn posters; scrolls to the top. */
const show = async (page: Page, { story, screen, theme }: Shot): Promise<void> => {
  // The app draws a title once and keeps the drawing by its number. Sheets of the design system use numbers of the catalogue with other
  // facts.
  if (story.startsWith('design-')) await page.goto('about:blank');
  const { errors } = await renderStory(page, story, { size: screen, resize, theme });
  expect(errors).toEqual([]);
  // Only stories named `waiting` keep their skeletons.
  if (!/waiting/.test(story)) await expect(page.locator('main .sk:visible')).toHaveCount(0);
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    // Lazy images further along a shelf are not fetched until they are near the viewport.
    const visible = [...document.images]
      .map((image) => ({ image, rect: image.getBoundingClientRect() }))
      .filter(({ rect }) => rect.top < innerHeight && rect.left < innerWidth && rect.right > 0);
    await Promise.all(visible.map(({ image }) => image.decode().catch(() => undefined)));
  });
  // The code that draws posters loads on its own. Behind an image nothing is drawn.
  await page.waitForFunction(() => [...document.querySelectorAll('.generated-art:empty')].every((art) => {
    const { top, left, right } = art.getBoundingClientRect();
    return art.nextElementSibling instanceof HTMLImageElement || top >= innerHeight || left >= innerWidth || right <= 0;
  }));
};

test('every shot has exactly one baseline image', () => {
  test.skip(['all', 'changed'].includes(test.info().config.updateSnapshots), 'baselines are being written');
  const names = SHOTS.map(({ name }) => `${name}.png`).sort();
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(readdirSync(join(import.meta.dirname, 'baselines')).filter((file) => file.endsWith('.png')).sort()).toEqual(names);
});

for (const shot of SHOTS) {
  test(`${shot.name} matches its baseline`, async ({ tab }) => {
    await show(tab, shot);
    await expect(tab).toHaveScreenshot(`${shot.name}.png`);
  });
}
