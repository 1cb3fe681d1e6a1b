import type { BrowserContext } from 'playwright-core';
import { median, type Figure } from './figures.ts';
import { launch } from './navigation.ts';

/** Maximum wait in ms for the home page; then the measurement fails. */
const LIMIT_MS = 15_000;

/** Script for the page: resolves with the milliseconds from the navigation to the first frame with the heading of the home page. */
const WATCH = `
  window.__homePainted = new Promise((resolve) => {
    const painted = () => { const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now()); channel.port2.postMessage(null); };
    const look = () => (document.querySelector('.home h1') === null ? requestAnimationFrame(look) : painted());
    requestAnimationFrame(look);
  });
`;

export const signIn = async (context: BrowserContext, address: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maya@marquee.example');
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('.home h1').waitFor();
  await page.close();
};

const arrive = async (context: BrowserContext, url: string): Promise<number> => {
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.addInitScript(WATCH);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('.home h1').waitFor();
  const millis = Number(await page.evaluate('window.__homePainted'));
  await page.close();
  return millis;
};

/** Measures how long a signed-in member waits for the home page after opening `/`, compared with opening `/home`, with a filled cache. */
export const memberFigures = async (app: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, app);
  const home: number[] = [];
  const landing: number[] = [];
  for (let run = 0; run < Math.max(runs, 7); run += 1) {
    home.push(await arrive(context, `${app}/home`));
    landing.push(await arrive(context, `${app}/`));
  }
  await browser.close();
  const base = median(home);
  return [
    { name: 'member arrives at /home: painted', runs: home, unit: ' ms', bound: null },
    { name: 'member arrives at /: painted', runs: landing, unit: ' ms', bound: null },
    { name: 'member arrives at /: painted, over /home', runs: landing.map((millis) => millis / base), unit: '×', bound: 1.3 },
  ];
};
