import { signInAsMember } from '../members/sign-in';
import { open } from '../steps';
import { expect, kept, keptForMember, test } from './site';

const IMPORT = '/user-profile/settings/import';
const FILE = { name: 'seen.csv', mimeType: 'text/csv', buffer: Buffer.from('imdbID,WatchedDate\ntt0113277,2017-04-01') };

test('a member who has imported before reads files in the worker without a network', async ({ site }) => {
  await signInAsMember(site.page);
  await keptForMember(site.page);
  await open(site.page, IMPORT);
  await site.page.locator('input[type="file"]').setInputFiles(FILE);
  await expect(site.page.getByRole('heading', { name: /^Adds 1 viewing/ })).toBeVisible();
  await kept(site.page, { cache: /files/, path: /import-worker-/ });
  await site.cut();
  const page = await site.restart();
  await open(page, IMPORT);
  const worker = page.waitForEvent('worker', (each) => each.url().includes('/import-worker-'));
  await page.locator('input[type="file"]').setInputFiles(FILE);
  await worker;
  await expect(page.getByRole('heading', { name: /^Adds 1 viewing/ })).toBeVisible();
});
