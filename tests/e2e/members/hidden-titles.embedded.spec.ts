import type { Page } from '@playwright/test';
import { expect, heading, open, posters, scrollDown, scrollY, test } from '../steps';
import { signInAsMember } from './sign-in';

test.setTimeout(150_000);

const hideSwitch = (page: Page) => page.getByRole('switch', { name: 'Hide titles I’ve listed or watched' });
const linkTo = (page: Page, address: string) => page.getByRole('main').locator(`a[href="${address}"]`);
/** Returns the address of the first title that is completely on the screen, below the bars at the top. */
const firstInView = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('main li a')]
        .find((link) => link.getBoundingClientRect().top > 200)
        ?.getAttribute('href') ?? '',
  );

/** Records in every frame from now on whether the page shows one of the addresses. */
const watchForTitles = async (page: Page, addresses: ReadonlyArray<string>): Promise<void> => {
  await page.addInitScript((watched) => {
    const look = (): void => {
      const isVisible = [...document.querySelectorAll<HTMLElement>('main a')].some(
        (link) => watched.includes(link.getAttribute('href') ?? '') && getComputedStyle(link).visibility === 'visible',
      );
      if (isVisible) document.documentElement.dataset['sawHidden'] = location.pathname;
      requestAnimationFrame(look);
    };
    look();
  }, addresses);
};
const sawHidden = (page: Page): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['sawHidden']);

test('a member hides listed titles, also from the first frame of a reload on, and on Back', async ({ page }) => {
  await signInAsMember(page);
  const hidden: string[] = [];
  await test.step('lists three titles; they stay while they are looked at', async () => {
    await open(page, '/movies/popular');
    await hideSwitch(page).check();
    const add = page.getByRole('main').getByRole('button', { name: /^Add .* to Watchlist$/ });
    for (const index of [0, 1, 2]) {
      hidden.push((await posters(page).nth(index).getAttribute('href')) ?? '');
      await expect(add.nth(index)).not.toHaveAttribute('aria-disabled');
      await add.nth(index).click();
      await expect(add.nth(index)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(page.getByRole('main').getByText(/hidden\.$/)).toHaveCount(0);
    for (const address of hidden) await expect(linkTo(page, address)).toBeVisible();
  });

  await test.step('a reload hides them without showing them first', async () => {
    await watchForTitles(page, hidden);
    await page.reload();
    await expect(page.getByText('3 titles you’ve listed or watched are hidden.')).toBeVisible();
    await expect(posters(page).first()).toBeVisible();
    for (const address of hidden) await expect(linkTo(page, address)).toHaveCount(0);
    expect(await sawHidden(page)).toBeUndefined();
  });

  await test.step('Back and a reload return to the same place of the list', async () => {
    await scrollDown(page, 3000);
    const before = { y: await scrollY(page), title: await firstInView(page) };
    await linkTo(page, before.title).click();
    await expect(page).toHaveURL(/\/details/);
    await page.goBack();
    await expect(heading(page)).toHaveText('Popular');
    await expect.poll(() => scrollY(page)).toBe(before.y);
    await expect.poll(() => firstInView(page)).toBe(before.title);
    await page.reload();
    await expect(page.getByText('3 titles you’ve listed or watched are hidden.')).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(before.y);
    await expect.poll(() => firstInView(page)).toBe(before.title);
    for (const address of hidden) await expect(linkTo(page, address)).toHaveCount(0);
  });
});
