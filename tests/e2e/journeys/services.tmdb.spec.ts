import type { Page } from '@playwright/test';
import { expect, open, posters, test } from '../steps';

const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const grid = (page: Page, name: string) => page.getByRole('list', { name });

test('keyword, person and network filter lists of TMDB, and a reload keeps them', async ({ page }) => {
  await open(page, '/tv-shows/popular');
  await page.getByRole('button', { name: /^More filters/ }).click();
  await page.getByRole('combobox', { name: 'Network' }).fill('hb');
  await page.getByRole('option', { name: 'HBO' }).click();
  await expect(page).toHaveURL(/\/tv-shows\/popular\?with=network%3AHBO$/);
  await expect(grid(page, 'Popular series').getByRole('link', { name: /^Game of Thrones/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Keyword' }).fill('prison');
  await page.getByRole('option', { name: 'prison', exact: true }).click();
  await expect(grid(page, 'Popular series').getByRole('link', { name: /^Game of Thrones/ })).toHaveCount(0);
  await page.reload();
  await expect(chips(page).getByRole('button')).toHaveText([/HBO$/, /prison$/, 'Clear all']);

  await open(page, '/movies/popular');
  await page.getByRole('button', { name: /^More filters/ }).click();
  await page.getByRole('combobox', { name: 'Person' }).fill('keanu ree');
  await page.getByRole('option', { name: /^Keanu Reeves/ }).first().click();
  await expect(grid(page, 'Popular films').getByRole('link', { name: /^John Wick/ }).first()).toBeVisible();
});

test('services are chosen once, filter lists that can be sent, and are marked where a title is offered', async ({ page, elsewhere, complaints }) => {
  await open(page, '/movies/popular');
  const all = await page.getByText(/^[\d,]+ films$/).first().textContent();
  await page.getByRole('button', { name: /^Services/ }).click();
  await page.getByRole('button', { name: 'Choose services' }).click();
  await page.getByLabel('Country of the services').selectOption('Germany');
  await page.getByRole('checkbox', { name: 'Projector' }).check();
  await page.getByLabel('Find a service').fill('parl');
  await page.getByRole('checkbox', { name: 'Parlour' }).check();
  await page.getByRole('switch', { name: 'On my services' }).check();
  await expect(page).toHaveURL('/movies/popular?with=service%3ADE-202-205');
  await page.keyboard.press('Escape');
  await expect(chips(page).getByRole('button')).toHaveText([/On my services \(Germany\)$/, 'Clear all']);
  await expect(page.getByText(/^With a subscription, free or with ads \(Germany\)\. Streaming data by JustWatch/)).toBeVisible();
  await expect(page.getByText(/^[\d,]+ films$/).first()).not.toHaveText(all ?? '');

  // The first title's page says which of its offers are the person's own.
  await posters(page).first().click();
  const offers = page.getByRole('region', { name: 'Where to watch' });
  await expect(offers.getByRole('combobox', { name: 'Region' })).toHaveValue('DE');
  await expect(offers.getByRole('listitem').filter({ hasText: 'Yours' }).first()).toContainText(/Projector|Parlour/);
  await page.goBack();
  await expect(chips(page).getByRole('button').first()).toHaveText(/On my services \(Germany\)$/);

  // A person who gets the link sees which services and which country are meant.
  const friend = await elsewhere();
  // Only the first browser has stubs of TMDB's pictures.
  complaints.expect(/ERR_NAME_NOT_RESOLVED/);
  await open(friend, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(chips(friend).getByRole('button').first()).toHaveText(/Projector or Parlour \(Germany\)$/);
  await friend.getByRole('button', { name: /^Services/ }).click();
  await expect(friend.getByText(/^Choose the streaming services you have/)).toBeVisible();

  // The pick for tonight is on them, and says so.
  await open(page, '/tonight/pick?mood=laugh');
  await expect(page.getByText(/^On your services \(Germany\): (?:Projector|Parlour|Projector and Parlour|Parlour and Projector)\./)).toBeVisible();
});
