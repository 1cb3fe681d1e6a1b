import type { Page } from '@playwright/test';
import { expect, heading, open, test } from '../e2e/steps';

const answer = async (phone: Page, mood: RegExp): Promise<void> => {
  await phone.getByRole('button', { name: mood }).click();
  await phone.getByRole('button', { name: 'That’s my mood' }).click();
};
const firstTitle = (phone: Page) => phone.getByText('Title 1 of 5', { exact: true }).first();

test('with a partner, a series: two visitors on two phones get the same titles after three presses, and see what both like', async ({
  page, elsewhere,
}) => {
  await open(page, '/tonight/together?type=tv&length=60');
  await page.getByRole('button', { name: 'Start an evening' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const { pathname, search } = new URL(link);
  await answer(page, /^Crooks and cops/);
  await expect(page.getByText(/^Your answer is saved/)).toBeVisible();

  const guest = await elsewhere();
  await open(guest, pathname + search);
  await answer(guest, /^A puzzle/);
  await expect(firstTitle(guest)).toBeVisible();
  await expect(firstTitle(page)).toBeVisible();
  const name = (await heading(guest).textContent()) ?? '';
  await expect(heading(page)).toHaveText(name);

  for (const phone of [page, guest])
    for (let title = 1; title <= 5; title += 1) {
      await expect(phone.getByText(`Title ${title} of 5`, { exact: true }).first()).toBeVisible();
      await phone.getByRole('button', { name: title === 1 ? 'Yes' : 'No', exact: true }).click();
    }
  for (const phone of [page, guest]) {
    await expect(phone.getByText('You both said yes.')).toBeVisible();
    await expect(heading(phone)).toHaveText(name);
  }
});
