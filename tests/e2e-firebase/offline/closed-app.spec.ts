import type { BrowserContext, Page } from '@playwright/test';
import { expect, open, test } from '../../e2e/steps';
import { createTestUser, store } from '../admin-access';
import { signIn } from '../sign-in';
import { at, signOut } from '../steps';

test.use({ serviceWorkers: 'allow' });

type Registered = { readonly registrationId: string; readonly scopeURL: string; readonly isDeleted: boolean };
/** Global variable of the worker: number of its events that have ended. */
type WorkerGlobal = { ended?: number; readonly ExtendableEvent: { readonly prototype: { waitUntil: (done: Promise<unknown>) => void } } };

/**
 * Waits for the worker that sends the outbox. Returns a function that wakes it, as the browser does once there is a network, and waits
 * until it is done. `rest` is a page outside of the app.
 */
const outboxWorkerOf = async (page: Page, rest: Page): Promise<() => Promise<void>> => {
  const context: BrowserContext = page.context();
  const browser = await context.newCDPSession(rest);
  let registered: Registered | undefined;
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registered = registrations.find(({ scopeURL, isDeleted }) => scopeURL.endsWith('/outbox-worker/') && !isDeleted) ?? registered;
  });
  await browser.send('ServiceWorker.enable');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/outbox-worker/'))?.active?.state))
    .toBe('activated');
  await expect.poll(() => registered?.registrationId).toBeDefined();
  const { origin } = new URL(page.url());
  const [registrationId, worker] =
    [registered?.registrationId ?? '', context.serviceWorkers().find((each) => each.url().endsWith('/outbox-worker.js'))];
  if (worker === undefined) throw new Error('The worker is not there.');
  return async () => {
    await worker.evaluate(() => {
      const scope = globalThis as unknown as WorkerGlobal;
      const { prototype } = scope.ExtendableEvent;
      const { waitUntil } = prototype;
      prototype.waitUntil = function wait(done) {
        void done.catch(() => undefined).then(() => (scope.ended = (scope.ended ?? 0) + 1));
        waitUntil.call(this, done);
      };
    });
    await browser.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'outbox', lastChance: false });
    await expect.poll(() => worker.evaluate(() => (globalThis as unknown as WorkerGlobal).ended)).toBeGreaterThan(0);
  };
};

/** Opens a film whose watchlist button is ready; `watchlist` returns what the server has on the watchlist. */
const openMember = async (page: Page, context: BrowserContext) => {
  const user = await createTestUser();
  await signIn(page, user, user.password);
  const wake = await outboxWorkerOf(page, await context.newPage());
  await open(page, '/details?type=movie&id=155');
  const button = page.getByRole('main').getByRole('button', { name: 'Watchlist', exact: true });
  await expect(button).not.toHaveAttribute('aria-busy');
  const watchlist = async (): Promise<ReadonlyArray<string>> =>
    (await store.collection(`lists/${user.uid}-watchlist/items`).get()).docs.map(({ id }) => id);
  return { button, watchlist, wake };
};

test.beforeEach(({ complaints }) => {
  complaints.expect(/ERR_|Failed to (?:fetch|load)|offline|unavailable|Could not reach Cloud Firestore|WebChannelConnection|cleardot\.gif/);
  // The end of a session ends the attempt that is under way.
  complaints.expect(/^\[outbox\] \{_tag: aborted\}$/);
});

test('a change that was made without a network is sent after the app is closed, once there is one', async ({ page, context }) => {
  const { button, watchlist, wake } = await openMember(page, context);
  await context.setOffline(true);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'saved on this device' })).toBeVisible();
  await page.close();
  expect(await watchlist()).toEqual([]);
  await context.setOffline(false);
  await wake();
  expect(await watchlist()).toEqual(['movie-155']);
  expect(context.pages().map((each) => each.url())).toEqual(['about:blank']);
});

test('after a sign-out nothing is sent', async ({ page, context }) => {
  const { button, watchlist, wake } = await openMember(page, context);
  await page.route(/google\.firestore\.v1\.Firestore/, (route) => route.abort());
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'not sent yet' })).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await at(page, '/');
  await page.close();
  await wake();
  expect(await watchlist()).toEqual([]);
});
