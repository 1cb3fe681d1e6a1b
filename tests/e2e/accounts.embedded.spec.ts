import type { Page } from '@playwright/test';
import { storedDataOf } from '../e2e-firebase/stored-data';
import { watchFrames } from './frames';
import { awake, expect, heading, open, scrollY, test } from './steps';

const MAYA = { email: 'maya@marquee.example', password: 'marquee-demo' };

const fillIn = async (page: Page, { email, password }: typeof MAYA): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
};
const signIn = async (page: Page, user = MAYA): Promise<void> => {
  await fillIn(page, user);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
};
const at = async (page: Page, path: string): Promise<void> => {
  await page.waitForURL((url) => url.pathname + url.search === path);
};

test('the redirect after sign-in starts the next page at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await open(page, '/login');
  await fillIn(page, MAYA);
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  await submit.scrollIntoViewIfNeeded();
  expect(await scrollY(page)).toBeGreaterThan(0);
  await submit.click();
  await at(page, '/home');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test(
  'a new user registers, signs out without traces, and returns to the requested page after signing in',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    complaints.expect(/^\[sign-in\]/);
    await open(page, '/details?type=movie&id=603');
    const title = (await heading(page).textContent()) ?? '';
    await open(page, '/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByText('This field is required!')).toHaveCount(3);
    await page.getByLabel('Name').fill('Inés Duarte');
    await fillIn(page, { email: 'ines@marquee.example', password: 'lantern gravel oboe' });
    await expect(page.getByText(/^Strength: /)).toBeVisible();
    await page.getByRole('button', { name: 'Create account' }).click();

    await at(page, '/home');
    await expect(page.getByText('Good to see you, enjoy our app!')).toBeVisible();
    await expect(page.getByText('We’ve sent a link to ines@marquee.example.')).toBeVisible();
    await expect(page.getByRole('region', { name: `Because you viewed ${title}` })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0);
    await page.goto('/home');
    await awake(page);
    await page.mouse.wheel(0, 50);
    const traces = ['authTime', 'marquee.applied', '/home'];
    // The scroll position is stored a moment after scrolling ends.
    for (const trace of traces)
      await expect
        .poll(async () => (await storedDataOf(page)).text, { message: 'the signed-in session stores data in the browser' })
        .toContain(trace);
    await signOut(page);
    await at(page, '/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('marquee.session-hint'))).toBe('{"uid":null,"hasEmails":true}');
    // The account stays in this browser; its session and all traces of the session are removed.
    for (const trace of traces) await expect.poll(async () => (await storedDataOf(page)).text, { message: trace }).not.toContain(trace);
    expect((await storedDataOf(page)).text).toContain('ines@marquee.example');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');

  await page.goto('/user-profile/settings?a=1');
  await at(page, `/login?next=${encodeURIComponent('/user-profile/settings?a=1')}`);
  await signIn(page, { email: 'ines@marquee.example', password: 'not this one' });
  await expect(page.getByText('Wrong e-mail or password.')).toBeVisible();
  await expect(page.getByText('Something went wrong, please try again!')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('ines@marquee.example');
  await page.getByLabel('Password', { exact: true }).fill('lantern gravel oboe');
  await page.keyboard.press('Enter');
  await at(page, '/user-profile/settings?a=1');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0);
});

test('redirects render only their target page', async ({ page }) => {
  const frames = await watchFrames(page);
  for (const address of ['/home', '/user-profile/settings', '/admin/dashboard']) {
    await page.goto(address);
    await at(page, `/login?next=${encodeURIComponent(address)}`);
    await expect(heading(page)).toHaveText('Sign in');
  }
  expect(frames.seen()).toEqual(['Sign in']);

  await signIn(page);
  await at(page, '/home'); // The last requested page was the admin area, and Maya is no admin.
  // A welcome follows the greeting of the time of day, if it turns out that nothing was watched.
  const home = /Maya Rosen$/;
  await expect(heading(page)).toHaveText(home);
  frames.clear();
  for (const address of ['/', '/login', '/admin/dashboard']) {
    await page.goto(address);
    await at(page, '/home');
    await expect(heading(page)).toHaveText(home);
  }
  expect(frames.seen().filter((name) => !home.test(name))).toEqual([]);

  // Control: if the first script of the page reads no session hint, the landing page renders first, and the watcher records its heading.
  await page.addInitScript(() => {
    const getItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')?.value as Storage['getItem'];
    let reads = 0;
    Storage.prototype.getItem = function (key) {
      return key === 'marquee.session-hint' && (reads += 1) === 1 ? null : getItem.call(this, key);
    };
  });
  await page.goto('/');
  await at(page, '/home');
  expect(frames.seen().some((name) => name.includes('tonight'))).toBe(true);
  await page.goto('/user-profile/nothing');
  await expect(page.getByRole('navigation', { name: 'Profile menu' })).toBeVisible();
  await expect(heading(page)).toHaveText(/404/);
});

test('signing out or in in one tab takes effect in the other tabs', async ({ page, context }) => {
  // Loaded by a visitor: only what is done in this document says that a member was here.
  const film = await context.newPage();
  await open(film, '/details?type=movie&id=155');
  await open(page, '/login');
  await signIn(page);
  await at(page, '/home');
  const other = await context.newPage();
  await other.goto('/user-profile/nothing');
  await expect(heading(other)).toHaveText(/404/);
  const third = await context.newPage();
  await open(third, '/genre');
  await expect(third.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(film.getByRole('button', { name: 'Account menu' })).toBeVisible();
  const titlesOfVisitors = (): Promise<string | null> => film.evaluate(() => localStorage.getItem('marquee.visitor-titles'));
  await expect.poll(titlesOfVisitors).toBeNull();
  await signOut(page);
  await at(page, '/');
  await expect(film.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
  expect(await titlesOfVisitors(), 'what the member looked at').toBeNull();
  await at(other, `/login?next=${encodeURIComponent('/user-profile/nothing')}`);
  await expect(third.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await at(third, '/genre');
  await expect(third.getByText('You’ve been signed out')).toHaveCount(0);
  await signIn(other);
  await at(other, '/user-profile/nothing');
  await expect(third.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await at(page, '/home');
});
