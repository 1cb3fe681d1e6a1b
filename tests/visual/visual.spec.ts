import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { SHOTS, type Shot } from './shots';
import { storyAddress, test } from './story-tab';

type Preview = { readonly currentRender?: { readonly phase?: string } };
const ENDED_PHASES = ['played', 'completing', 'afterEach', 'completed', 'finished', 'errored'];

/** Renders a story and waits for its play function, fonts, visible images and an idle network; scrolls to the top. */
const show = async (page: Page, { story, screen, theme }: Shot): Promise<void> => {
  await page.setViewportSize(screen);
  await page.goto(storyAddress(story, theme));
  await page.waitForFunction((phases) => {
    const { currentRender } = (window as unknown as { readonly __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__ ?? {};
    return phases.includes(currentRender?.phase ?? '');
  }, ENDED_PHASES);
  // Only stories named `waiting` keep their skeletons.
  if (!/waiting/.test(story)) await expect(page.locator('main .sk:visible')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    // Lazy images further along a shelf are not fetched until they are near the viewport.
    const visible = [...document.images].map((image) => ({ image, rect: image.getBoundingClientRect() })).filter(({ rect }) => rect.top < innerHeight && rect.left < innerWidth && rect.right > 0);
    await Promise.all(visible.map(({ image }) => image.decode().catch(() => undefined)));
  });
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
