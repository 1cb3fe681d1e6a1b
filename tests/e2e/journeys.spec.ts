import { expect, expectNotFound, heading, open, posters, pressUntilHandled, test } from './steps';

test(
  'a visitor opens a shelf as a list, filters and leaves it, and finds a title by a search with the keyboard',
  { tag: '@journey' },
  async ({ page }) => {
    await open(page, '/movies');
    await page
      .getByRole('region', { name: 'Popular', exact: true })
      .getByRole('link', { name: /^See all/ })
      .click();
    await expect(heading(page)).toHaveText('Popular');
    await expect(page).toHaveURL('/movies/popular');
    const all = await page
      .getByRole('status')
      .filter({ hasText: /^[\d,]+ films?$/ })
      .textContent();

    await page.getByRole('button', { name: /^Genre/ }).click();
    await page.getByRole('checkbox', { name: 'With Western', exact: true }).check();
    await expect(page).toHaveURL('/movies/popular?genres=western');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Sort by/ }).click();
    await page
      .getByRole('option', { name: /title.*A/i })
      .or(page.getByRole('radio', { name: /title.*A/i }))
      .or(page.getByRole('menuitemradio', { name: /title.*A/i }))
      .first()
      .click();
    await expect(page).toHaveURL(/genres=western&sort=title/);
    await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ films?$/ })).not.toHaveText(all ?? '');

  await page.goBack();
  await expect(page).toHaveURL('/movies');

  const box = page.getByRole('combobox', { name: 'Search films and series' });
  await pressUntilHandled(page, '/', box);
  await page.keyboard.type('the matrix');
  // The suggestions for "the" contain this film too, behind others.
  await expect(page.getByRole('option').first()).toContainText('The Matrix');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('The Matrix');
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

test('an id that the catalogue does not have renders the not-found page', async ({ page, complaints }) => {
  complaints.expect(/404/); // TMDB responds with status 404.
  await expectNotFound(page, '/details?type=movie&id=999999999');
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
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: ReadonlyArray<{ readonly node: Node | null }>;
        };
        if (value >= 0.005) shifts.push(`${value.toFixed(3)} ${sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80) ?? '?').join(' ')}`);
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
