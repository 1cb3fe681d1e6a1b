import { open } from '../steps';
import { expect, kept, test } from './site';

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
