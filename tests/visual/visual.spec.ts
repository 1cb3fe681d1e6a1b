import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { SHOTS, type Shot } from './shots';
import { storyAddress, test } from './tab';

type Preview = { readonly currentRender?: { readonly phase?: string } };
const PLAYED = ['played', 'completing', 'afterEach', 'completed', 'finished', 'errored'];

/** The story in its world when its play is over, at its top, with fonts and pictures there and nothing more on its way. */
const show = async (page: Page, { story, screen, theme }: Shot): Promise<void> => {
  await page.setViewportSize(screen);
  await page.goto(storyAddress(story, theme));
  await page.waitForFunction((played) => {
    const { currentRender } = (window as unknown as { readonly __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__ ?? {};
    return played.includes(currentRender?.phase ?? '');
  }, PLAYED);
  // A story that does not wait has everything that it shows.
  if (!/waiting/.test(story)) await expect(page.locator('main .sk:visible')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    // One that is further along a shelf is not fetched before it comes near.
    const seen = [...document.images].map((image) => ({ image, at: image.getBoundingClientRect() })).filter(({ at }) => at.top < innerHeight && at.left < innerWidth && at.right > 0);
    await Promise.all(seen.map(({ image }) => image.decode().catch(() => undefined)));
  });
};

test('there is one picture for each name, and none besides', () => {
  test.skip(['all', 'changed'].includes(test.info().config.updateSnapshots), 'they are being made');
  const names = SHOTS.map(({ name }) => `${name}.png`).sort();
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(readdirSync(join(import.meta.dirname, 'baselines')).filter((file) => file.endsWith('.png')).sort()).toEqual(names);
});

for (const shot of SHOTS) {
  test(`${shot.name} looks as it did`, async ({ tab }) => {
    await show(tab, shot);
    await expect(tab).toHaveScreenshot(`${shot.name}.png`);
  });
}
