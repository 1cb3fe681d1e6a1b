import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { imageFile } from '../image-file';
import { awake, expect, heading, test } from '../steps';
import { signInAsMember } from '../members/sign-in';
import { preventReload } from './prevent-reload';

type Chunk = { readonly file: string; readonly css?: ReadonlyArray<string>; readonly isDynamicEntry?: boolean };
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Readonly<Record<string, Chunk>>;
const nameOf = (source: string): string => /([^/]+)\.tsx?$/.exec(source)?.[1] ?? source;
const chunks = new Map(Object.entries(manifest).flatMap(([source, chunk]) => (chunk.isDynamicEntry === true && /^src\/ui\/(?!features\/admin).*(?<!page)\.tsx?$/.test(source) ? [[nameOf(source), chunk] as const] : [])));
/** Style sheets that belong to one chunk alone: another chunk can have loaded the others. */
const ownStyles = (name: string): ReadonlyArray<string> =>
  (chunks.get(name)?.css ?? []).filter((sheet) => Object.values(manifest).filter(({ css = [] }) => css.includes(sheet)).length === 1);

/** Where a part is rendered, what loads it there if rendering the page does not, and what the page says when it fails. */
type Part = { readonly address: string; readonly act?: (page: Page) => Promise<void>; readonly seen?: (page: Page) => Promise<void> };
const FILM = '/details?type=movie&id=155';
const SETTINGS = '/user-profile/settings';
const WATCHLIST = '/user-profile/user-lists/watchlist?list_id=maya-watchlist';
const click = (name: string | RegExp) => (page: Page): Promise<void> => page.getByRole('main').getByRole('button', { name }).first().click();
const choosePicture = (page: Page): Promise<void> => page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: imageFile() });

/** Parts of pages, in an order in which none loads a later one. Parts that load together stand in one line. */
const PARTS: Readonly<Record<string, Part>> = {
  'toast-box': { address: '/movies/popular', act: click(/^Add .* to Favorites$/) },
  suggestions: { address: '/faq', act: (page) => page.getByRole('combobox').first().fill('heat') },
  'not-found-shelf': { address: '/lost' },
  'filter-fields': { address: '/movies/popular', act: click(/^Genres/) },
  'filter-sheet': { address: '/tv-shows/popular', act: async (page) => { await page.setViewportSize({ width: 390, height: 800 }); await click(/^Filters/)(page); } },
  'add-titles-modal': { address: WATCHLIST, act: click('Add titles') },
  'add-to-list-modal': { address: FILM, act: click('Add to list') },
  'rating-field': { address: FILM, act: click('Rate') },
  'viewings-dialog': { address: FILM, act: click('Your viewings') },
  'series-progress-panel season-watched-button': { address: '/details?type=tv&id=1396' },
  'year-statistics': { address: '/user-profile/watch-history' },
  'log-viewing-dialog': { address: '/user-profile/watch-history', act: async (page) => { await click(/^More actions/)(page); await page.getByRole('menuitem', { name: 'Change day…' }).click(); } },
  'sortable-lists': { address: '/user-profile/user-lists' },
  'sortable-items': { address: `${WATCHLIST}&sort=own` },
  'item-selection-bar': { address: WATCHLIST, act: click('Select') },
  'item-table': { address: `${WATCHLIST}&view=table` },
  // The chosen picture is kept for another attempt.
  'crop-image-modal': { address: '/user-profile', act: choosePicture, seen: (page) => expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible() },
  'change-credentials-modal': { address: SETTINGS, act: click('Change password') },
  'delete-account-modal': { address: SETTINGS, act: click('Delete account') },
};
/** Parts that load with the first page, that others need, or that another part loads. Each fails in a document of its own. */
const AT_START: Readonly<Record<string, Part>> = {
  'avatar-menu': { address: '/help' }, 'member-area-layout': { address: '/user-profile' }, 'member-parts': { address: '/help' }, 'after-first-view': { address: '/help' }, 'recent-titles-sender': { address: '/help' },
  plots: { address: '/user-profile/watch-history' },
  'create-own-titles-filter': { address: '/help' }, 'keep-focus': { address: '/help' }, 'default-poster-renderer': { address: WATCHLIST }, 'modal-host': { address: SETTINGS, act: click('Change password') },
};
/** Why a part is not loaded here. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'confirmation-modal': 'Dialogs load in one way, which others show.', 'verification-modal': 'As the confirmation.', 'share-list-modal': 'As the confirmation.', 'position-dialog': 'As the confirmation.',
  'episode-watched-button': 'The embedded catalogue has no episodes.', 'trailer-modal': 'The embedded catalogue has no trailers.', 'image-modal': 'The embedded catalogue has no pictures.',
  'shortcuts-modal': 'Loads and fails as add-to-list-modal, which is opened beside it.',
  'preserve-field-input': 'No component: without it letters that were typed before the start are lost.',
  'measure-strength': 'No component: without it a password has no rating.',
};

const COMPLAINTS = /Failed to load resource|Failed to fetch|dynamically imported|Unable to preload|No style sheet|could not be loaded|error-boundary|hiding\.load|ERR_INTERNET_DISCONNECTED/;
const gone = (route: Route): Promise<void> => route.fulfill({ status: 404 });
const cutOff = (route: Route): Promise<void> => route.abort('internetdisconnected');
/** How files fail, by the number of the part: every second script is gone, the others are cut off. Both end in the same rejected `import()`. */
const FAILURES = {
  scripts: { filesOf: (name: string) => [chunks.get(name)?.file ?? ''], fail: (part: number) => (part % 2 === 0 ? gone : cutOff) },
  'style sheets': { filesOf: ownStyles, fail: () => gone },
} as const;

/** Navigates inside the app, as a link does. */
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
const start = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await awake(page);
};
/** Checks that only the part is missing: header and heading stand, and no error replaces the page. */
const expectPage = async (page: Page): Promise<void> => {
  await expect(page.locator('.top')).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).not.toHaveText(/Couldn’t load|Something broke|You’re offline/);
};

test('every part is in this test, or says why it is not', () => {
  const tested = [...Object.keys(PARTS).flatMap((names) => names.split(' ')), ...Object.keys(AT_START)];
  expect([...chunks.keys()].filter((name) => !tested.includes(name) && LEFT_OUT[name] === undefined)).toEqual([]);
  expect(tested.filter((name) => !chunks.has(name))).toEqual([]);
});

for (const [what, { filesOf, fail }] of Object.entries(FAILURES)) {
  test(`pages work without ${what} of their parts`, async ({ page, complaints }) => {
    complaints.expect(COMPLAINTS);
    complaints.expectNotFound('/lost');
    await signInAsMember(page);
    await preventReload(page);
    await go(page, '/movies/popular');
    for (const index of [0, 1]) await page.getByRole('main').getByRole('button', { name: /^Add .* to Watchlist$/ }).nth(index).click();
    await go(page, FILM);
    await click('Mark as watched')(page);
    await expect(page.getByRole('button', { name: 'Watched', exact: true })).toBeVisible();
    let parts = 0;
    const failOnce = async (names: string, load: () => Promise<void>): Promise<void> => {
      const files = names.split(' ').flatMap(filesOf);
      if (files.length === 0) return;
      const failed = new Set<string>();
      const failFile = fail((parts += 1));
      for (const file of files) await page.route(`**/${file}`, (route) => { failed.add(file); return failFile(route); });
      await test.step(names, async () => {
        await load();
        await expect.poll(() => files.filter((file) => !failed.has(file)), names).toEqual([]);
        await expectPage(page);
      });
      for (const file of files) await page.unroute(`**/${file}`);
    };
    for (const [name, { address, act }] of Object.entries(AT_START)) {
      await failOnce(name, async () => {
        await start(page, address);
        await act?.(page);
      });
    }
    if (what === 'scripts') {
      await expect(page.getByText('We couldn’t load this. Your data is safe. Try again.')).toBeVisible();
      await click('Change password')(page);
      await expect(page.getByRole('dialog'), 'dialogs load again').toBeVisible();
    }
    await start(page, '/help');
    for (const [name, { address, act, seen }] of Object.entries(PARTS)) {
      await failOnce(name, async () => {
        await go(page, address);
        await expect(heading(page)).toBeVisible();
        await act?.(page);
        await seen?.(page);
      });
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
}
