import { expect, open, test } from '../steps';
import { signInAsMember } from './sign-in';

test('a member gets suggestions that say why, and turns one down for good', async ({ page }) => {
  await signInAsMember(page, 'noor@marquee.example');
  const suggested = page.getByRole('region', { name: 'Suggested for you' });
  await expect(suggested).toBeVisible();
  await expect(suggested.getByText(/^Because you (?:gave|watched) ./).first()).toBeVisible();

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
