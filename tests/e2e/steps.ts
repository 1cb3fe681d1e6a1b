import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

/** Errors that the browser reported during a test, and the hosts that received requests. */
export type ConsoleErrors = {
  /** Console errors, uncaught errors and violations of the content security policy, in order. */
  readonly all: ReadonlyArray<string>;
  /** Hosts of requests that did not go to the app itself. */
  readonly external: ReadonlyArray<string>;
  /** Allows errors that match the pattern in this test. */
  readonly expect: (pattern: RegExp) => void;
  /** Allows the error that Chromium logs for a document with status 404. */
  readonly expectNotFound: (address: string) => void;
};

/**
 * Text that the app logs when Firestore's SDK counts as offline: after ten seconds without an answer, which a busy machine's emulator may
 * need.
 */
const SILENT_EMULATOR = /^\[session\.(?:access|profile)\] \{_tag: offline\}$/;

/** Host of the TMDB images, which the tests stub so that no request leaves the machine. */
const IMAGE_HOST = 'image.tmdb.org';
/** The hosts that the app of the TMDB catalogue may request something from: pictures, trailers and the tests' own servers. */
const HOSTS_WITH_TMDB = new RegExp(`^(?:${IMAGE_HOST}|www[.]youtube-nocookie[.]com|127[.]0[.]0[.]1:\\d+)$`);

type ErrorRecorder = ConsoleErrors & {
  /** Records the errors of all pages of a browser context, including pages opened later. */
  readonly record: (context: BrowserContext) => Promise<void>;
  /** Returns the errors that no test expects, each with the address that it came from, if one is known. */
  readonly unexpected: () => ReadonlyArray<string>;
};

const createRecorder = (own: string): ErrorRecorder => {
  const errors: { readonly text: string; readonly address?: string }[] = [];
  const externalHosts: string[] = [];
  const expected: RegExp[] = [];
  const notFound = new Set<string>();
  const isExpectedNotFound = (text: string, url: string): boolean =>
    text.includes('status of 404') && URL.canParse(url) && notFound.has(new URL(url).pathname);
  const record = async (context: BrowserContext): Promise<void> => {
    context.on('console', (message) => {
      const [text, address] = [message.text(), message.location().url];
      if (message.type() === 'error' && !isExpectedNotFound(text, address)) errors.push({ text, address });
    });
    context.on('weberror', (webError) => errors.push({ text: `uncaught: ${webError.error().message}` }));
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== own) externalHosts.push(host);
    });
    await context.exposeFunction('reportViolation', (what: string) => void errors.push({ text: `policy: ${what}` }));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        (window as unknown as { reportViolation: (what: string) => void }).reportViolation(`${violatedDirective} ${blockedURI}`);
      });
    });
  };
  return {
    get all() { return errors.map(({ text }) => text); },
    external: externalHosts, record,
    expect: (pattern) => void expected.push(pattern),
    expectNotFound: (address) => void notFound.add(address),
    unexpected: () =>
      errors
        .filter(({ text }) => !expected.some((pattern) => pattern.test(text)))
        .map(({ text, address = '' }) => (address === '' ? text : `${text} (${address})`)),
  };
};

type Fixtures = {
  /** Errors and external hosts of all browser contexts of the test. */
  readonly complaints: ConsoleErrors;
  readonly recorder: ErrorRecorder;
  /** Opens a page in a new browser context without a session and without stored data. */
  readonly elsewhere: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Playwright test that fails at its end if a browser context reported an unexpected error, or with TMDB requested another host. */
export const test = base.extend<Fixtures>({
  recorder: async ({ baseURL }, use) => use(createRecorder(new URL(baseURL ?? '').host)),
  elsewhere: async ({ browser, baseURL, recorder }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), ...options });
      contexts.push(context);
      await recorder.record(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  complaints: [
    async ({ page, recorder }, use, { project }) => {
      await recorder.record(page.context());
      if (project.name === 'tmdb')
        await page
          .context()
          .route(`https://${IMAGE_HOST}/**`, (route) =>
            route.fulfill({
              status: 200, contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"/>',
            }),
          );
      if (project.name === 'firebase') recorder.expect(SILENT_EMULATOR);
      await use(recorder);
      // A handler of a route may still wait for a response, which the end of the test disposes of.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(recorder.unexpected(), 'unexpected browser errors').toEqual([]);
      if (project.name === 'tmdb') expect(recorder.external.filter((host) => !HOSTS_WITH_TMDB.test(host)), 'external hosts').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/**
 * Opens an address and waits until the heading is visible and the page is hydrated. The history entry of a dialog goes a moment after the
 * dialog has closed, and such a step ends a navigation that has begun.
 */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.waitForFunction(() => {
    const { layers = 0 } = (history.state ?? {}) as { readonly layers?: number };
    return layers === 0 || document.querySelector('dialog[open], [aria-expanded="true"]') !== null;
  });
  await page.goto(address);
  await awake(page);
};

/** Waits until the page is hydrated and handles clicks and keys: React has set its props on the first element. */
export const awake = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => {
    const root = document.getElementById('root')?.firstElementChild;
    return root !== null && root !== undefined && Object.keys(root).some((name) => name.startsWith('__reactProps'));
  });
};

/** Presses a global shortcut until it takes effect: a visible page may handle keys only a moment later. */
export const pressUntilHandled = (page: Page, key: string, focused: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused({ timeout: 1000 });
  }).toPass();

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const posters = (page: Page) => page.getByRole('main').locator('li a[href^="/details?"]');
export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Returns the link of the title in the middle of the screen, or an empty string. */
export const inSight = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      document
        .elementsFromPoint(innerWidth / 2, innerHeight / 2)
        .map((part) => part.closest('main a')?.getAttribute('href'))
        .find((href) => typeof href === 'string') ?? '',
  );

/** Waits for animation frames: a browser applies a scroll, and the app stores a position, at the next one. */
export const afterFrames = (page: Page, count = 2): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Scrolls down until `to` px lie above the screen, as far as the page reaches at a time: a list loads more at its end. */
export const scrollDown = async (page: Page, to: number): Promise<void> => {
  await expect(async () => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to);
    await afterFrames(page);
    expect(await scrollY(page)).toBe(to);
  }).toPass({ intervals: [50] });
};

/** Expects that an address renders the not-found page, which search engines exclude. */
export const expectNotFound = async (page: Page, address: string): Promise<void> => {
  await open(page, address);
  await expect(page.getByText('We can’t find that')).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Marquee');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
};

/**
 * Returns the URLs of linked style sheets that have not loaded: without a sheet, or with one that may not be read, as after a
 * request offline. Disabled links do not count: the first sheet of a prerendered page contains their rules.
 */
export const missingSheets = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const isReadable = (sheet: CSSStyleSheet): boolean => {
      try {
        return sheet.cssRules.length >= 0;
      } catch {
        return false;
      }
    };
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return links.filter(({ sheet, disabled }) => !disabled && (sheet === null || !isReadable(sheet))).map(({ href }) => href);
  });
