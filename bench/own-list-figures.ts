import type { BrowserContext, Page } from 'playwright-core';
import { toListItem } from '#domain/lists/list-item';
import { orderKeyOfTime } from '#domain/lists/order-key';
import { UserId } from '#domain/users/user-id';
import type { Figure } from './figures.ts';
import { signIn } from './member-figures.ts';
import { longestScrollFrame } from './lists.ts';
import { expectPainted, launch, painted, WATCH } from './navigation.ts';

/** Titles of the list that titles are added to: nearly the most that a list can have. */
const SIZE = 9990;
/** Film numbers of the list's titles; no title of the catalogue has one. */
const FIRST_NUMBER = 90_000_000;
const SORTED = ['addedAt', 'titleKey', 'releaseYear', 'vote', 'ownRating', 'runtime', 'order', 'random'] as const;

/** A list as the memory backend stores it. */
type StoredList = { readonly listID: string; readonly userID: string; readonly name: string; readonly itemCount: number };

/** Opens the app's database in the page and runs `body` with `database`. */
const withDatabase = (body: string): string => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('marquee');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => { const database = opening.result;
    (async () => { ${body} })().then(resolve, reject).finally(() => database.close()); };
})`;
const REQUEST = 'const done = (request) => new Promise((resolve, reject) => { request.onsuccess = () => resolve(request.result); request.onerror = () => reject(request.error); });';

/** Fills the member's watchlist, as the memory backend stores items, and returns it. */
const fillWatchlist = async (page: Page): Promise<StoredList> => {
  const [list] = await page.evaluate<ReadonlyArray<StoredList>>(
    withDatabase(
      `${REQUEST} const uids = (await done(database.transaction('sessions').objectStore('sessions').getAll())).map(({ uid }) => uid); const lists = await done(database.transaction('lists').objectStore('lists').getAll()); return lists.filter((list) => list.name === 'watchlist' && uids.includes(list.userID));`,
    ),
  );
  if (list === undefined) throw new Error('No watchlist');
  const uid = UserId.decode(list.userID);
  if (uid._tag === 'Left') throw new Error('Malformed user id');
  const start = Date.now() - 86_400_000;
  for (let from = 0; from < SIZE; from += 999) {
    const rows = Array.from({ length: 999 }, (_, place) => {
      const index = from + place;
      const item = toListItem(uid.right, list.listID, {
        title: {
          itemKey: `movie-${FIRST_NUMBER + index}`, mediaType: 'movie', movieID: FIRST_NUMBER + index, imdbID: null, title: `Film ${index}`,
          posterPath: null, releaseYear: 1950 + (index % 70), genres: ['Drama'], runtime: 100, vote: 7,
        },
        addedAt: start + index, order: orderKeyOfTime(start + index), note: null, random: index / SIZE,
      });
      return { item, sort: Object.fromEntries(SORTED.map((field) => [field, item[field] ?? Number.NEGATIVE_INFINITY])) };
    });
    await page.evaluate(`window.__rows = ${JSON.stringify(rows).replaceAll('"ownRating":null', '"ownRating":-1e999')}; window.__rows.forEach((row) => { row.item.ownRating = null; });`);
    await page.evaluate(withDatabase(
        "const transaction = database.transaction('items', 'readwrite'); for (const row of window.__rows) transaction.objectStore('items').put(row); return new Promise((resolve, reject) => { transaction.oncomplete = () => resolve(null); transaction.onerror = () => reject(transaction.error); });",
    ));
  }
  await page.evaluate(
    withDatabase(
      `${REQUEST} const store = database.transaction('lists', 'readwrite').objectStore('lists'); const key = ${JSON.stringify(list.listID)}; const stored = await done(store.get(key)); await done(store.put({ ...stored, itemCount: ${SIZE} }, key)); return null;`,
    ),
  );
  return list;
};

/** Measures milliseconds from a click on the button to the first frame that shows it pressed. */
const press = async (page: Page, name: string): Promise<number> => {
  const find = `[...document.querySelectorAll('main button[aria-pressed]')].find((button) => (button.getAttribute('aria-label') ?? button.textContent) === ${JSON.stringify(name)})`;
  await expectPainted(page, 'pressed', 'click', `${find}?.getAttribute('aria-pressed') === 'true'`);
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
  const millis = await painted(page, 'pressed');
  await page.waitForTimeout(600);
  return millis;
};

const open = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(WATCH);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
};

/** Returns the names of the first poster buttons that add to a list. */
const namesOf = async (page: Page, list: string, count: number): Promise<ReadonlyArray<string>> => {
  const buttons = page.getByRole('main').getByRole('button', { name: new RegExp(`^Add .* to ${list}$`) });
  await page.waitForFunction(
    (pattern) =>
      [...document.querySelectorAll('main button[aria-pressed="false"]')].some(
        (button) => new RegExp(pattern).test(button.getAttribute('aria-label') ?? '') && button.getAttribute('aria-disabled') === null,
      ),
    `to ${list}$`,
  );
  const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
  return [...new Set(names)].slice(0, count);
};

/**
 * Measures how long a change of a list of 10,000 titles takes until it is painted, from a poster, a title's page and a list's page, and how
 * the list scrolls. In-memory backend.
 */
export const ownListFigures = async (app: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, app);
  const filling = await open(context, `${app}/home`);
  const { listID } = await fillWatchlist(filling);
  await filling.close();
  const [posters, titles, items]: [number[], number[], number[]] = [[], [], []];
  const grid = await open(context, `${app}/movies/popular`);
  for (const name of await namesOf(grid, 'Watchlist', runs)) posters.push(await press(grid, name));
  const addresses = await grid
    .locator('main a[href*="/details"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await grid.close();
  for (const address of addresses.slice(-runs)) {
    const page = await open(context, `${app}${address}`);
    const button = page.getByRole('main').locator('button[aria-pressed="false"]', { hasText: 'Watchlist' }).first();
    await button.waitFor();
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    titles.push(await press(page, name));
    await page.close();
  }
  const list = await open(context, `${app}/user-profile/user-lists/watchlist?list_id=${listID}`);
  for (const name of await namesOf(list, 'Favorites', runs)) items.push(await press(list, name));
  await list.close();
  const frames: Record<'grid' | 'table', number[]> = { grid: [], table: [] };
  for (let run = 0; run < runs; run += 1)
    for (const layout of ['grid', 'table'] as const) {
      const long = await open(
        context, `${app}/user-profile/user-lists/watchlist?list_id=${listID}${layout === 'table' ? '&view=table' : ''}`,
      );
      await long
        .getByRole('main')
        .getByText(/^Film \d+$/)
        .first()
        .waitFor();
      frames[layout].push(await longestScrollFrame(long));
      await long.close();
    }
  await browser.close();
  const bound = 100;
  return [
    { name: `adding to a list of 10,000 titles from a poster: painted`, runs: posters, unit: ' ms', bound },
    { name: `adding to a list of 10,000 titles from a title’s page: painted`, runs: titles, unit: ' ms', bound },
    { name: `adding to favorites from a list of 10,000 titles: painted`, runs: items, unit: ' ms', bound },
    { name: `own list of 10,000 titles, grid: longest frame while scrolling`, runs: frames.grid, unit: ' ms', bound: 50 },
    { name: `own list of 10,000 titles, table: longest frame while scrolling`, runs: frames.table, unit: ' ms', bound: 50 },
  ];
};

