import type { BrowserContext, Locator, Page } from '@playwright/test';
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
  const registrationId = registered?.registrationId ?? '';
  return async () => {
    const worker = context.serviceWorkers().find((each) => each.url().endsWith('/outbox-worker.js'));
    if (worker === undefined) throw new Error('The worker is not there.');
    const before = await worker.evaluate(() => {
      const scope = globalThis as unknown as WorkerGlobal;
      const { prototype } = scope.ExtendableEvent;
      const { waitUntil } = prototype;
      prototype.waitUntil = function wait(done) {
        void done.catch(() => undefined).then(() => (scope.ended = (scope.ended ?? 0) + 1));
        waitUntil.call(this, done);
      };
      return scope.ended ?? 0;
    });
    await browser.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'outbox', lastChance: false });
    await expect.poll(() => worker.evaluate(() => (globalThis as unknown as WorkerGlobal).ended ?? 0)).toBeGreaterThan(before);
  };
};

/** Opens a film. Returns its watchlist button once that is ready. */
const openTitle = async (page: Page): Promise<Locator> => {
  await open(page, '/details?type=movie&id=155');
  const button = page.getByRole('main').getByRole('button', { name: 'Watchlist', exact: true });
  await expect(button).not.toHaveAttribute('aria-busy');
  return button;
};

test('a change is sent after the app is closed, once there is a network, and nothing is sent after a sign-out', async ({
  page, context, complaints,
}) => {
  complaints.expect(/ERR_|Failed to (?:fetch|load)|offline|unavailable|Could not reach Cloud Firestore|WebChannelConnection|cleardot\.gif/);
  // The end of a session ends the attempt that is under way.
  complaints.expect(/^\[outbox\] \{_tag: aborted\}$/);
  const user = await createTestUser();
  const watchlist = async (): Promise<ReadonlyArray<string>> =>
    (await store.collection(`lists/${user.uid}-watchlist/items`).get()).docs.map(({ id }) => id);
  await signIn(page, user, user.password);
  const wake = await outboxWorkerOf(page, await context.newPage());

  await test.step('a change without a network is sent after the app is closed', async () => {
    const button = await openTitle(page);
    await context.setOffline(true);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.close();
    expect(await watchlist()).toEqual([]);
    await context.setOffline(false);
    await wake();
    expect(await watchlist()).toEqual(['movie-155']);
    expect(context.pages().map((each) => each.url())).toEqual(['about:blank']);
  });

  await test.step('a change that a sign-out has given up is not', async () => {
    const next = await context.newPage();
    const button = await openTitle(next);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await next.route(/google\.firestore\.v1\.Firestore/, (route) => route.abort());
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await signOut(next);
    await next.getByRole('button', { name: 'Sign out anyway' }).click();
    await at(next, '/');
    await next.close();
    await wake();
    expect(await watchlist()).toEqual(['movie-155']);
  });
});
