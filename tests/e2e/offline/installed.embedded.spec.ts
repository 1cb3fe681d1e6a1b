import { readFileSync } from 'node:fs';
import { heading, open } from '../steps';
import { expect, kept, test } from './site';

type ShareTarget = { readonly action: string; readonly params: Readonly<Record<'title' | 'text' | 'url', string>> };
const { share_target: target } = JSON.parse(readFileSync('public/manifest.json', 'utf8')) as { readonly share_target: ShareTarget };

/** Returns the address that the browser opens for what another app shares. */
const sharedAddress = (shared: Partial<Record<keyof ShareTarget['params'], string>>): string => {
  const parameters = Object.entries(shared).map(([name, text]) => [target.params[name as keyof typeof shared], text]);
  return `${target.action}?${new URLSearchParams(parameters).toString()}`;
};

test('what another app shares opens its title, also without a network', async ({ site }) => {
  const { page } = site;
  const link = { text: 'Have you seen this? https://www.imdb.com/title/tt0468569/' };
  await page.goto(sharedAddress(link));
  await expect(page).toHaveURL(/\/details\?type=movie&id=155$/);
  await expect(heading(page)).toHaveText('The Dark Knight');
  await page.goto(sharedAddress({ title: 'Casablanca', url: 'https://example.com/casablanca' }));
  await expect(heading(page)).toHaveText('Casablanca');
  await page.goto(sharedAddress({ url: 'https://boxd.it/2aNk' }));
  await expect(page.getByText('We can’t tell which title this is.')).toBeVisible();

  await kept(page, { cache: /pages/, path: '/search' });
  await site.cut();
  const app = await site.restart();
  await app.goto(sharedAddress(link));
  await expect(heading(app)).toHaveText('The Dark Knight');
});

test('a push message reaches the worker, which shows it', async ({ site }) => {
  const { page, context } = site;
  await open(page, '/faq');
  await kept(page, { cache: /pages/, path: '/faq' });
  // A browser without a screen has no notifications: what it would show is kept instead.
  const worker = context.serviceWorkers()[0] ?? await context.waitForEvent('serviceworker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { readonly registration: { showNotification: unknown }; shown?: unknown };
    scope.registration.showNotification = (title: string, options: object): Promise<void> => {
      scope.shown = { title, ...options };
      return Promise.resolve();
    };
  });
  const browser = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0] !== undefined) resolve(registrations[0].registrationId);
    }));
  await browser.send('ServiceWorker.enable');
  const message = { title: 'Today', body: 'A new episode of Dark', path: '/user-profile/calendar', off: 'Turn off' };
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin, registrationId: await registrationId, data: JSON.stringify(message),
  });
  const { title, body, path, off } = message;
  await expect.poll(() => worker.evaluate(() => (globalThis as unknown as { readonly shown?: unknown }).shown))
    .toMatchObject({ title, body, data: path, actions: [{ action: 'off', title: off }] });
});
