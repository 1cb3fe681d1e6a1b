import type { Locator } from '@playwright/test';
import { expect, open, test } from '../steps';
import { register } from './sign-in';

/** Films of the first question; any five will do. */
const RATED = 5;

const rate = async (card: Locator): Promise<void> => {
  await card.getByRole('button', { name: 'Rate', exact: true }).click();
  await card.getByRole('slider').fill('9');
};

test('a new member rates five films, gets suggestions that say why, and turns one down for good', async ({ page }) => {
  await register(page, 'Tess Taste', 'tess-taste@marquee.example');
  const question = page.getByRole('region', { name: 'Rate a few films' });
  await expect(question.getByRole('group')).toHaveCount(10);
  const names = await question.getByRole('group').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  for (const name of names.slice(0, RATED)) await rate(question.getByRole('group', { name, exact: true }));

  const suggested = page.getByRole('region', { name: 'Suggested for you' });
  await expect(suggested).toBeVisible();
  await expect(question).toHaveCount(0);
  const reason = (await suggested.getByText(/^Because you gave/).first().textContent()) ?? '';
  expect(names.slice(0, RATED).map((name) => `Because you gave ${name} 9`)).toContain(reason);

  const turnDown = suggested.getByRole('button', { name: /^Not for me: / }).first();
  const name = ((await turnDown.getAttribute('aria-label')) ?? '').replace('Not for me: ', '');
  await turnDown.click();
  await expect(page.getByText(`We won’t suggest ${name} again.`)).toBeVisible();
  const again = page.getByRole('button', { name: `Not for me: ${name}`, exact: true });
  await expect(again).toHaveCount(0);
  await page.reload();
  await expect(suggested.getByRole('button', { name: /^Not for me: / }).first()).toBeVisible();
  await expect(again).toHaveCount(0);

  await open(page, '/user-profile/settings');
  const takeBack = page.getByRole('button', { name: `Take back ${name}`, exact: true });
  await takeBack.click();
  await expect(takeBack).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Titles that you turn down with “Not for me” appear here.')).toBeVisible();
});
