import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { awake, expect, heading, posters, test } from '../steps';
import { preventReload } from './prevent-reload';

type Chunk = { readonly file: string; readonly isDynamicEntry?: boolean };
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Readonly<Record<string, Chunk>>;
const nameOf = (source: string): string => /([^/]+)\.tsx?$/.exec(source)?.[1] ?? source;
/** Chunks without a component of their own, and the dialogs of admins; `lazy-chunks` and `lazy-parts` test the other components. */
const chunks = new Map(Object.entries(manifest).flatMap(([source, { file, isDynamicEntry }]) => (isDynamicEntry === true && /^src\/(?:(?!ui\/)|ui\/features\/admin\/.*(?:\.ts|(?<!page)\.tsx)$)/.test(source) ? [[nameOf(source), file] as const] : [])));
/** A worker is no entry of the manifest. */
const fileOf = (name: string): string => (name === 'search-worker' ? 'assets/search-worker-*.js' : (chunks.get(name) ?? ''));

/** Where code is loaded, what loads it there if opening the page does not, and what is on the page without it. */
type Case = { readonly address: string; readonly act?: (page: Page) => Promise<void>; readonly seen: (page: Page) => Promise<void> };
const retry = (page: Page): Promise<void> => expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
const boot = (page: Page): Promise<void> => expect(page.locator('[role="alert"].boot-error')).toContainText('Part of Marquee didn’t load');
const hasPosters = (page: Page): Promise<void> => expect(posters(page).first()).toBeVisible();
const alertSays = (text: string | RegExp) => (page: Page): Promise<void> => expect(page.getByRole('main').getByRole('alert').filter({ hasText: text })).toBeVisible();
const submitSignIn = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maya@marquee.example');
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
};
/** Expects that the form says why and stays as it was filled. */
const notSignedIn = async (page: Page): Promise<void> => {
  await alertSays('We couldn’t reach the server. Try again.')(page);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('maya@marquee.example');
};
const FILM = '/details?type=movie&id=155';
const SEARCH = '/search?query=heat';

/** Each key names the chunks that fail together. */
const VISITOR: Readonly<Record<string, Case>> = {
  'backend-memory': { address: '/help', seen: boot },
  'catalogue-embedded': { address: '/help', seen: boot },
  'start-session-service': { address: '/movies/popular', seen: hasPosters },
  'open-embedded-catalogue': { address: FILM, seen: retry },
  'start-search': { address: SEARCH, seen: retry },
  'search-worker': { address: SEARCH, seen: hasPosters },
  'search-worker create-search': { address: SEARCH, seen: retry },
  'late-apis': {
    address: '/feedback',
    act: async (page) => {
      await page.getByLabel('Your message').fill('More westerns');
      await page.getByRole('main').getByRole('button', { name: /^Send/ }).click();
    },
    seen: async (page) => {
      await alertSays(/./)(page);
      await expect(page.getByLabel('Your message')).toHaveValue('More westerns');
    },
  },
  'account-use-cases': { address: '/login', act: submitSignIn, seen: notSignedIn },
  'open-memory-backend': { address: '/login', act: submitSignIn, seen: notSignedIn },
};
const MEMBER: Readonly<Record<string, Case>> = {
  'watch-user-session': { address: '/movies/popular', seen: hasPosters },
  'open-member-lists': { address: '/home', seen: (page) => expect(page.getByRole('status').filter({ hasText: 'Your list buttons didn’t load.' })).toBeVisible() },
  'profile-use-cases': {
    address: '/user-profile',
    act: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Maya R');
      await page.getByRole('main').getByRole('button', { name: /^Save/ }).click();
    },
    seen: async (page) => {
      await alertSays(/./)(page);
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maya R');
    },
  },
};
const ADMIN: Readonly<Record<string, Case>> = {
  'memory-admin-backend': { address: '/admin/manage-users', seen: retry },
  'load-admin-page': { address: '/admin/manage-users', seen: retry },
};
const FIREBASE = 'A build for Firebase loads it, by the lazy facade whose unit tests fail each part.';
const DIALOG = 'Dialogs load in one way, which lazy-parts shows.';
/** Why code is not loaded here. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'connect-auth': FIREBASE, 'admin-reads': FIREBASE, 'connect-firestore': FIREBASE, 'connect-storage': FIREBASE, 'rest-genre-images': FIREBASE, 'http-admin-calls': FIREBASE, 'http-apis': FIREBASE, 'backend-firebase': FIREBASE,
  'add-banner-modal': DIALOG, 'export-modal': DIALOG, 'create-user-modal': DIALOG, 'edit-user-modal': DIALOG,
  'rekey-titles': 'In lazy-chunks: it loads five seconds after the start.',
  'demo-library': 'Fills the lists of a demo member, who signs in with empty lists without it: a unit test of fill-demo-member.',
  'read-all-items': 'Loads for an action on titles of a list that are not on the page, and fails as the reading itself.',
};

const COMPLAINTS = /Failed to load resource|Failed to fetch|dynamically imported|Unable to preload|could not be loaded|error-boundary|ERR_INTERNET_DISCONNECTED|\[[\w.-]+\]|uncaught: /;
const FAILURES = {
  'is gone': (route: Route): Promise<void> => route.fulfill({ status: 404 }),
  'has no connection': (route: Route): Promise<void> => route.abort('internetdisconnected'),
} as const;

const signIn = async (page: Page, email: string | null): Promise<void> => {
  await page.goto('/login');
  await awake(page);
  if (email === null) return;
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
};

test('all code is in this test, or says why it is not', () => {
  const tested = [VISITOR, MEMBER, ADMIN].flatMap((cases) => Object.keys(cases).flatMap((names) => names.split(' ')));
  expect([...chunks.keys()].filter((name) => !tested.includes(name) && LEFT_OUT[name] === undefined)).toEqual([]);
  expect(tested.filter((name) => fileOf(name) === '')).toEqual([]);
});

for (const [what, fail] of Object.entries(FAILURES)) {
  for (const [who, email, cases] of [['visitors', null, VISITOR], ['members', 'maya@marquee.example', MEMBER], ['admins', 'ada@marquee.example', ADMIN]] as const) {
    test(`pages of ${who} stand, and say so, where code ${what}`, async ({ page, complaints }) => {
      complaints.expect(COMPLAINTS);
      await signIn(page, email);
      await preventReload(page);
      for (const [names, { address, act, seen }] of Object.entries(cases)) {
        await test.step(names, async () => {
          const failed = new Set<string>();
          const files = names.split(' ').map(fileOf);
          for (const file of files) await page.route(`**/${file}`, (route) => { failed.add(file); return fail(route); });
          await page.goto(address);
          if (act !== undefined) await awake(page);
          await act?.(page);
          await seen(page);
          await expect.poll(() => files.filter((file) => !failed.has(file)), names).toEqual([]);
          await expect(page.locator('.top')).toBeVisible();
          await expect(heading(page)).toBeVisible();
          for (const file of files) await page.unroute(`**/${file}`);
        });
      }
    });
  }
}
