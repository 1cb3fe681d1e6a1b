import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

/** What the browser complained of while a journey was made, and where it asked for things. */
export type ConsoleErrors = {
  /** Console errors, uncaught faults and violations of the content security policy, in order. */
  readonly all: ReadonlyArray<string>;
  /** Hosts other than the app's own that were asked for something. */
  readonly external: ReadonlyArray<string>;
  /** From here on, complaints like this are part of the journey. */
  readonly expect: (like: RegExp) => void;
};

/** The pictures of the TMDB profile come from the local server: nothing leaves this machine. */
const PICTURES = 'https://image.tmdb.org';

type Heard = ConsoleErrors & {
  /** Listens to all pages of a browser, those that are opened later too. */
  readonly listenTo: (context: BrowserContext) => Promise<void>;
  readonly unexpected: () => ReadonlyArray<string>;
};

const listener = (own: string): Heard => {
  const all: string[] = [];
  const strangers: string[] = [];
  const expected: RegExp[] = [];
  const listenTo = async (context: BrowserContext): Promise<void> => {
    context.on('console', (message) => {
      if (message.type() === 'error') all.push(message.text());
    });
    context.on('weberror', (fault) => all.push(`uncaught: ${fault.error().message}`));
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== own) strangers.push(host);
    });
    await context.exposeFunction('complainOfPolicy', (what: string) => void all.push(`policy: ${what}`));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        (window as unknown as { complainOfPolicy: (what: string) => void }).complainOfPolicy(`${violatedDirective} ${blockedURI}`);
      });
    });
  };
  return { all, external: strangers, listenTo, expect: (like) => void expected.push(like), unexpected: () => all.filter((one) => !expected.some((like) => like.test(one))) };
};

type Journey = {
  /** What every browser of the journey complained of. */
  readonly complaints: ConsoleErrors;
  readonly heard: Heard;
  /** A page in a browser of its own, where nobody is signed in and nothing is kept. */
  readonly elsewhere: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Every journey ends by finding that no browser of it had anything to complain of. */
export const test = base.extend<Journey>({
  heard: async ({ baseURL }, use) => use(listener(new URL(baseURL ?? '').host)),
  elsewhere: async ({ browser, baseURL, heard }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), ...options });
      opened.push(context);
      await heard.listenTo(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  complaints: [
    async ({ page, heard }, use, { project }) => {
      await heard.listenTo(page.context());
      if (project.name === 'tmdb') await page.context().route(`${PICTURES}/**`, (route) => route.fulfill({ status: 200, contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"/>' }));
      await use(heard);
      expect(heard.unexpected(), 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** A page is open once its heading is there and its code is at work. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await awake(page);
};

/** The app's code has taken over what was drawn ahead: from here on it hears clicks and keys. */
export const awake = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => {
    const root = document.getElementById('root')?.firstElementChild;
    return root !== null && root !== undefined && Object.keys(root).some((name) => name.startsWith('__reactProps'));
  });
};

/** Presses a key that works from anywhere: a page that is seen may hear it only a moment later. */
export const pressUntilHandled = (page: Page, key: string, focused: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused({ timeout: 1000 });
  }).toPass();

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const posters = (page: Page) => page.getByRole('main').locator('li a[href^="/details?"]');
export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** The title that stands nearest to the middle of the screen: what somebody was looking at. */
export const inSight = (page: Page): Promise<string> =>
  page.evaluate(() => document.elementsFromPoint(innerWidth / 2, innerHeight / 2).map((part) => part.closest('main a')?.getAttribute('href')).find((href) => typeof href === 'string') ?? '');

/** Turns the wheel until so many px lie above the screen. */
export const scrollDown = async (page: Page, to: number): Promise<void> => {
  await page.mouse.move(640, 500);
  for (let turns = 0; (await scrollY(page)) < to; turns += 1) {
    if (turns > 200) throw new Error(`The page never got ${to} px long.`);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  // Positions are kept a frame after the wheel stands still.
  let before = -1;
  for (let now = await scrollY(page); now !== before; now = await scrollY(page)) {
    before = now;
    await page.waitForTimeout(150);
  }
};
