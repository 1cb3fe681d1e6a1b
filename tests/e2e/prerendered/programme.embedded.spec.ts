import { awake, expect, heading, test } from '../steps';
import { layoutShift, recordLandingFrames } from './landing-frames';

/** Days with the film in the hero, the first shelf and the date on the board. A unit test checks the programmes of all days. */
const PROGRAMMES = [
  ['2026-11-28T12:00:00', 'Avatar: The Way of Water, 2022', 'Westerns of the 1950s and 1960s', 'Saturday 28 November'],
  ['2027-06-20T12:00:00', 'Minority Report, 2002', 'With a hotel', 'Sunday 20 June'],
] as const;

test('the landing page shows nothing but the programme of the day, and nothing moves', async ({ page }) => {
  const seen = await recordLandingFrames(page);
  for (const [now, film, shelf, date] of PROGRAMMES) {
    await page.clock.setFixedTime(new Date(now));
    const before = seen.length;
    await page.goto('/');
    await awake(page);
    await expect(heading(page)).toHaveAccessibleName(`What’s on tonight? ${date}`);
    await expect(page.getByRole('region', { name: shelf })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(new Set(seen.slice(before))).toEqual(new Set([`${film} | ${shelf}`]));
    expect(await layoutShift(page)).toBeLessThan(0.02);
  }
});
