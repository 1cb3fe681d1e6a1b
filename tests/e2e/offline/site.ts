import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { serve, type Served as Running } from '../../../scripts/serve.mjs';
import { expect, test as base } from '../steps';

const DIST = resolve('dist');
/** Folders of the build that are the same in every version of a test. */
const STAYS = ['catalogue', 'documents', 'posters', 'screenshots', 'icons'];

/** The folder of the server and its options. `services`: other servers, which are cut off and connected with it. */
export type ServedBuild = {
  readonly folder: string;
  readonly options: Partial<Parameters<typeof serve>[0]>;
  readonly services: { readonly stop: () => Promise<void>; readonly start: () => Promise<void> } | null;
};

/** A server of its own, which a test can really cut off, and the browser that visits it. */
export type Site = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Cuts the network: no server answers, and the browser is offline. */
  readonly cut: () => Promise<void>;
  readonly connect: () => Promise<void>;
  /** From now on requests reach the server and get no answer, as on a network that is there and carries nothing. */
  readonly hang: () => void;
  /** Ends it for requests that come from now on. */
  readonly carry: () => void;
  /** Paths with parameters of all requests that reached the server, in order. */
  readonly requests: ReadonlyArray<string>;
  /** Serves another folder at the same address. */
  readonly publish: (folder: string) => Promise<void>;
  /** Closes all tabs, as the user quits the browser, and opens another. Takes a while once another folder was served. */
  readonly restart: () => Promise<Page>;
};

/** Key in local storage of a browser without a network. */
const CUT = 'test.cut';

/** Errors that the browser reports without a network; every test here cuts it. */
const WITHOUT_NETWORK = /ERR_|Failed to (?:fetch|load)|no-response|offline|dynamically imported|Unable to preload|could not be loaded/;

/**
 * Waits while the browser replaces a worker: if the driver attaches to the new worker at the moment at which the last tab closes, it stays
 * attached, and pages that open then never load.
 */
const pause = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 1500); });

export const test = base.extend<{ readonly site: Site; readonly served: ServedBuild }>({
  served: { folder: DIST, options: {}, services: null },
  site: async ({ browser, recorder, complaints, served: { folder: first, options, services } }, use) => {
    complaints.expect(WITHOUT_NETWORK);
    let folder = first;
    let isReplaced = false;
    let isHung = false;
    const requests: string[] = [];
    const answers = (target: string): boolean => requests.push(target) > 0 && !isHung;
    let server: Running | null = await serve({ dir: folder, ...options, answers });
    const { port, address } = server;
    const context = await browser.newContext({ baseURL: address, serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });
    await recorder.record(context);
    // Chromium's emulation forgets in a new document that there is no network.
    await context.addInitScript((flag) => {
      const isCut = (): boolean => localStorage.getItem(flag) !== null;
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isCut() });
      addEventListener('storage', ({ key }) => key === flag && dispatchEvent(new Event(isCut() ? 'offline' : 'online')));
    }, CUT);
    const setCut = async (isCut: boolean): Promise<void> => {
      for (const page of context.pages())
        await page.evaluate(([flag, cut]) => {
          if (cut) localStorage.setItem(flag, 'yes');
          else localStorage.removeItem(flag);
          dispatchEvent(new Event(cut ? 'offline' : 'online'));
        }, [CUT, isCut] as const);
    };
    const stop = async (): Promise<void> => {
      await server?.close();
      server = null;
    };
    const start = async (): Promise<void> => {
      server ??= await serve({ dir: folder, port, ...options, answers });
    };
    await use({
      context,
      page: await context.newPage(),
      requests,
      hang: () => (isHung = true),
      carry: () => (isHung = false),
      cut: async () => {
        await context.setOffline(true);
        await setCut(true);
        await Promise.all([stop(), services?.stop()]);
      },
      connect: async () => {
        await Promise.all([start(), services?.start()]);
        await context.setOffline(false);
        await setCut(false);
      },
      publish: async (next) => {
        folder = next;
        isReplaced = true;
        await stop();
        await start();
      },
      restart: async () => {
        const page = await context.newPage();
        if (isReplaced) await pause();
        for (const other of context.pages()) if (other !== page) await other.close();
        if (isReplaced) await pause();
        return page;
      },
    });
    await context.close();
    await stop();
  },
});
export { expect };

/** Waits until the worker controls a page and has kept what it should. */
export const kept = async (page: Page, what: { readonly cache: RegExp; readonly path: RegExp | string }): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const matches = (path: string): boolean => (typeof what.path === 'string' ? path === what.path : what.path.test(path));
  await expect.poll(async () => (await keptPaths(page, what.cache)).some(matches)).toBe(true);
};

/** Returns the paths with their parameters in the caches whose name matches. */
export const keptPaths = (page: Page, cache: RegExp): Promise<ReadonlyArray<string>> =>
  page.evaluate(async (source) => {
    const names = (await caches.keys()).filter((name) => new RegExp(source).test(name));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    });
  }, cache.source);

/** Goes to another page of the app in the same document. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

/** Returns the paths that were requested more than once, but for the worker, which the browser compares each time. */
export const repeated = (requests: ReadonlyArray<string>): ReadonlyArray<string> => {
  const paths = requests.filter((path) => path !== '/worker.js');
  return [...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))];
};

/** Waits until members' files are all kept. @param folder of the build. */
export const keptForMember = async (page: Page, folder = DIST): Promise<void> => {
  const file = readdirSync(join(folder, 'assets')).find((name) => /^members-.*\.json$/.test(name)) ?? '';
  const list = JSON.parse(readFileSync(join(folder, 'assets', file), 'utf8')) as ReadonlyArray<string>;
  await expect.poll(async () => (await keptPaths(page, /^marquee-member-/)).length).toBe(list.length);
};

/** Makes a copy of the build whose files can be changed: only of its code and its own documents, as the rest is large and stays. */
export const copyBuild = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  for (const name of readdirSync(DIST))
    if (STAYS.includes(name)) symlinkSync(join(DIST, name), join(folder, name));
    else cpSync(join(DIST, name), join(folder, name), { recursive: true });
  return folder;
};

/** Names with a hash of the content: each file that contains one has another content in another version. */
const HASHED = /[\w.-]+-[\w-]{7,8}\.(?:js|json)\b/g;

/** Returns the names of the files of a copied build that are its own and match the pattern. */
export const textsOf = (folder: string, pattern: RegExp): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file) && !STAYS.includes(file.split(sep)[0] ?? ''));

/**
 * Makes another version of the build, in which all code has other names and the old ones are gone: a name stands for one content, in caches
 * of all versions too. @returns its folder.
 */
export const makeNextVersion = (): string => {
  const folder = copyBuild();
  const names = new Set(readdirSync(join(folder, 'assets')).filter((name) => /\.(?:js|json)$/.test(name)));
  const nextOf = (name: string): string => (names.has(name) ? name.replace(/(?=\.\w+$)/, '-nextone') : name);
  for (const file of textsOf(folder, /\.(?:js|html|json)$/)) {
    const after = readFileSync(join(folder, file), 'utf8').replace(HASHED, nextOf);
    writeFileSync(join(folder, file), file === 'worker.js' ? after.replace(/version:"[0-9a-f]{8}"/, 'version:"00000002"') : after);
  }
  for (const name of names) renameSync(join(folder, 'assets', name), join(folder, 'assets', nextOf(name)));
  return folder;
};

export const removeVersion = (folder: string): void => rmSync(folder, { recursive: true });
