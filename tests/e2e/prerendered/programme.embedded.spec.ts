import type { Page } from '@playwright/test';
import { awake, expect, heading, test } from '../steps';

/** Days with the film in the hero, the first shelf and the date on the board. A unit test checks the programmes of all days. */
const PROGRAMMES = [
  ['2026-11-28T12:00:00', 'Avatar: The Way of Water, 2022', 'Westerns of the 1950s and 1960s', 'Saturday 28 November'],
  ['2027-06-20T12:00:00', 'Minority Report, 2002', 'Set in hotels', 'Sunday 20 June'],
] as const;

/** Records the visible hero and first shelf, and the layout shifts, in every frame. Call it before the page is opened. */
const recordFrames = async (page: Page): Promise<ReadonlyArray<string>> => {
  const seen: string[] = [];
  await page.exposeFunction('recordShown', (shown: string) => void seen.push(shown));
  await page.addInitScript(() => {
    let last = '';
    const checkFrame = (): void => {
      requestAnimationFrame(checkFrame);
      const parts = [document.querySelector('#root .visitor .shown a'), document.querySelector('#root .shelf h2')];
      const visible = parts.filter((part) => part?.checkVisibility({ visibilityProperty: true }) === true);
      const shown = visible.map((part) => part?.textContent).join(' | ');
      if (shown !== last && shown !== '') (window as unknown as { recordShown: (shown: string) => void }).recordShown(shown);
      last = shown;
    };
    checkFrame();
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return seen;
};

test('the landing page shows nothing but the programme of the day, and nothing moves', async ({ page }) => {
  const seen = await recordFrames(page);
  for (const [now, film, shelf, date] of PROGRAMMES) {
    await page.clock.setFixedTime(new Date(now));
    const before = seen.length;
    await page.goto('/');
    await awake(page);
    await expect(heading(page)).toHaveAccessibleName(`What’s on tonight? ${date}`);
    await expect(page.getByRole('region', { name: shelf })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(new Set(seen.slice(before))).toEqual(new Set([`${film} | ${shelf}`]));
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
  }
});
