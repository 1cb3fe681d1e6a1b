import { awake, expect, expectNotFound, heading, inSight, open, posters, pressUntilHandled, scrollDown, scrollY, test } from './steps';

test('a shelf of the landing page opens as a list, filters change its address, and one step back leaves it', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('region', { name: 'Everyone is watching' }).getByRole('link', { name: /^See all/ }).click();
  await expect(heading(page)).toHaveText('Popular');
  await expect(page).toHaveURL('/movies/popular');
  const all = await page.getByRole('status').filter({ hasText: /^[\d,]+ films?$/ }).textContent();

  await page.getByRole('button', { name: /^Genre/ }).click();
  await page.getByRole('checkbox', { name: 'With Western', exact: true }).check();
  await expect(page).toHaveURL('/movies/popular?genres=western');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Sort by/ }).click();
  await page.getByRole('option', { name: /title.*A/i }).or(page.getByRole('radio', { name: /title.*A/i })).or(page.getByRole('menuitemradio', { name: /title.*A/i })).first().click();
  await expect(page).toHaveURL(/genres=western&sort=title/);
  await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ films?$/ })).not.toHaveText(all ?? '');

  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('an address with filters opens the filtered and sorted list', async ({ page }) => {
  await open(page, '/movies/popular?genres=war&to=1965&sort=date.asc');
  await expect(page.getByRole('button', { name: /^Genres: War/ })).toBeVisible();
  await expect.poll(() => posters(page).count()).toBeGreaterThan(5);
  const years = await posters(page).filter({ hasText: /\d{4}/ }).evaluateAll((links) => links.map((link) => Number(/(\d{4})\D*$/.exec(link.textContent)?.[1])));
  expect(years.length).toBeGreaterThan(5);
  expect(Math.max(...years)).toBeLessThanOrEqual(1965);
  expect([...years].sort((a, b) => a - b)).toEqual(years);
});

test('going back to a list restores its position several pages down, and a reload keeps it', async ({ page }) => {
  await open(page, '/movies/popular');
  await scrollDown(page, 4000);
  const [position, href] = [await scrollY(page), await inSight(page)];
  expect(href).toContain('/details?type=movie&id=');
  await page.locator(`main a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(href);
  await awake(page);
  expect(await scrollY(page)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText('Popular');
  await expect.poll(() => scrollY(page)).toBe(position);
  await expect.poll(() => inSight(page)).toBe(href);

  await page.reload();
  await awake(page);
  await expect.poll(() => scrollY(page)).toBe(position);
  await expect.poll(() => inSight(page)).toBe(href);
  // The document contains only the posters near the screen, not all that were loaded.
  expect(await posters(page).count()).toBeLessThan(80);

  // Opening the address is a new visit, so the position is not restored.
  await open(page, '/help');
  await open(page, '/movies/popular');
  await page.waitForTimeout(500);
  expect(await scrollY(page)).toBe(0);
});

test('a search can be suggested, chosen and submitted with the keyboard', async ({ page }) => {
  await open(page, '/genre');
  const box = page.getByRole('combobox', { name: 'Search films and series' });
  await pressUntilHandled(page, '/', box);
  await page.keyboard.type('matri');
  await expect(page.getByRole('option', { name: /The Matrix/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/details?type=movie&id=603');
  await expect(heading(page)).toHaveText('The Matrix');

  await page.keyboard.press('/');
  await page.keyboard.type('casablanca');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?query=casablanca');
  await expect(box).toHaveValue('');
  await expect(posters(page).first()).toContainText('Casablanca');

  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?query=casablanca');
});

test('the imdb operator finds one title', async ({ page }) => {
  await open(page, '/search?query=imdb%3Att0133093');
  await expect(posters(page)).toHaveCount(1);
  await expect(posters(page).first()).toContainText('The Matrix');
});

test('an id that the catalogue does not have renders the not-found page', async ({ page, complaints }) => {
  complaints.expect(/404/); // TMDB responds with status 404.
  await expectNotFound(page, '/details?type=movie&id=999999999');
});

test('the Load more button adds titles without scrolling', async ({ page }) => {
  await open(page, '/movies/popular');
  const count = page.getByText(/^\d[\d,]* of \d[\d,]*$/);
  const before = await count.textContent();
  // Focuses without scrolling: scrolling near the button would load more automatically.
  await expect(async () => {
    await page.getByRole('button', { name: 'Load more' }).evaluate((button) => button.focus({ preventScroll: true }), undefined, { timeout: 2000 });
    await page.keyboard.press('Enter');
    await expect(count).not.toHaveText(before ?? '', { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
});

test('navigating between a list and a title causes no layout shift', async ({ page }) => {
  await open(page, '/movies/popular');
  await expect(posters(page).first()).toBeVisible();
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    // Counts shifts right after a click as well, so `hadRecentInput` is not read.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { readonly value: number; readonly sources: ReadonlyArray<{ readonly node: Node | null }> };
        if (value >= 0.005) shifts.push(`${value.toFixed(3)} ${sources.map(({ node }) => node?.nodeName ?? '?').join(' ')}`);
      }
    }).observe({ type: 'layout-shift' });
  });
  const top = (): Promise<number> => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
  await posters(page).first().click();
  await expect(page.getByRole('heading', { name: 'Cast' })).toBeVisible();
  expect(await top()).toBe(0);
  await page.goBack();
  await expect(posters(page).first()).toBeVisible();
  expect(await top()).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Cast' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: ReadonlyArray<string> }).shifts)).toEqual([]);
});
