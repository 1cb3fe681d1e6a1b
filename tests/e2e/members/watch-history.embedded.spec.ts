import type { Page } from '@playwright/test';
import { expect, heading, open, scrollY, test } from '../steps';
import { signInAsMember } from './sign-in';

test.setTimeout(150_000);

const viewings = (page: Page) => page.getByRole('list', { name: 'Viewings' });
const names = (page: Page) => viewings(page).getByRole('link').locator('b');
const dayHeadings = (page: Page) => viewings(page).getByRole('heading', { level: 3 });

test('a member finds watched titles in the history, changes a day, chooses another and returns to it', async ({ page }) => {
  await signInAsMember(page);
  const watched: string[] = [];
  await test.step('marks three films as watched on their posters', async () => {
    await open(page, '/movies/popular');
    const marks = page.getByRole('main').getByRole('button', { name: /^Mark .* as watched$/ });
    for (let index = 0; index < 3; index += 1) {
      // A marked title has another name, so the next one is the first again.
      const mark = marks.first();
      await expect(mark).not.toHaveAttribute('aria-disabled');
      const title = ((await mark.getAttribute('aria-label')) ?? '').replace(/^Mark (.*) as watched$/, '$1');
      watched.unshift(title);
      await mark.click();
      await expect(page.getByRole('main').getByRole('button', { name: `${title}: watched. Your viewings` })).toBeAttached();
    }
  });

  await test.step('finds them by the side menu, the last one first', async () => {
    await open(page, '/user-profile');
    await page.getByRole('navigation', { name: 'Profile menu' }).getByRole('link', { name: 'Watch history' }).click();
    await expect(heading(page)).toHaveText('Watch history');
    await expect(names(page)).toHaveText(watched);
    await expect(dayHeadings(page)).toHaveText(['Today']);
    await expect(page.getByRole('gridcell', { name: /: 3 viewings$/ })).toHaveCount(1);
  });

  await test.step('moves one to an unknown day', async () => {
    await page.getByRole('button', { name: new RegExp(`^More actions for ${watched[0]?.replace(/[^\w ]/g, '.') ?? ''}`) }).click();
    await page.getByRole('menuitem', { name: 'Change viewing…' }).click();
    await page.getByRole('radio', { name: 'I don’t remember when' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(dayHeadings(page)).toHaveText(['Today', 'Day unknown']);
    await expect(names(page)).toHaveText([...watched.slice(1), watched[0] ?? '']);
  });

  await test.step('chooses today in the calendar with the keyboard; the address keeps it', async () => {
    const today = page.getByRole('gridcell', { name: /: 2 viewings$/ });
    await today.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?period=\d{4}-\d{2}-\d{2}$/);
    await expect(names(page)).toHaveText(watched.slice(1));
    await page.reload();
    await expect(names(page)).toHaveText(watched.slice(1));
  });

  await test.step('returns from a title to the same place', async () => {
    const link = viewings(page).getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    // The plots below load as they come near, so the page grows while it scrolls to its end.
    await expect
      .poll(() =>
        page.evaluate(() => {
          window.scrollTo(0, document.documentElement.scrollHeight);
          return document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
        }),
      )
      .toBeLessThan(1);
    await page.evaluate(() => addEventListener('click', () => Object.assign(window, { left: scrollY }), { capture: true, once: true }));
    await link.click();
    await expect(page).toHaveURL(/\/details\?/);
    const left = await page.evaluate(() => (window as unknown as { left: number }).left);
    await page.goBack();
    await expect(names(page)).toHaveText(watched.slice(1));
    await expect.poll(async () => Math.abs((await scrollY(page)) - left)).toBeLessThan(4);
  });
});

test('a filter of the history leaves the page where it is', async ({ page }) => {
  await signInAsMember(page, 'noor@marquee.example');
  await open(page, '/user-profile/watch-history');
  await expect(names(page).first()).toBeVisible();
  // The plots above load as they come near, so the page may be short at first.
  await expect.poll(() => page.evaluate(() => { scrollTo(0, 200); return scrollY; })).toBe(200);
  await page.getByRole('button', { name: 'Type: any' }).click();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(0);
  await page.getByRole('option', { name: 'Films' }).click();
  await expect(page).toHaveURL(/type=movie/);
  await expect(page.getByRole('button', { name: 'Type: Films' })).toBeInViewport();
  await expect.poll(() => scrollY(page)).toBe(before);
});
