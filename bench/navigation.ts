import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumLaunch } from '../scripts/chromium.ts';

export const launch = (): Promise<Browser> => chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, '--ignore-certificate-errors'] });

/** Notes, inside the page, when an element first stands in a painted frame after a moment that `begin` marks. */
const WATCH = `
  window.__since = (selector, accepts) => new Promise((resolve) => {
    const began = performance.now();
    const look = () => {
      const found = [...document.querySelectorAll(selector)].find((element) => accepts(element));
      if (found) requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => resolve(performance.now() - began); channel.port2.postMessage(null); });
      else requestAnimationFrame(look);
    };
    look();
  });
  window.__shift = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
`;

export const openPage = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(WATCH);
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
};

/** Milliseconds from a click on the first poster to the painted heading of its page, and back to the same place painted. */
export const openAndReturn = async (browser: Browser, address: string): Promise<{ readonly open: number; readonly back: number; readonly shift: number }> => {
  const page = await openPage(browser, `${address}/movies/popular`);
  await page.waitForSelector('main .card a, main a.card');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForTimeout(400);
  const open = await page.evaluate(`(async () => {
    const card = [...document.querySelectorAll('main a[href*="/details"]')].find((link) => link.getBoundingClientRect().top > 100);
    const name = (card.getAttribute('aria-label') ?? card.textContent).split(',')[0].trim();
    const painted = window.__since('main h1', (heading) => name.startsWith(heading.textContent.trim().slice(0, 12)) && location.pathname === '/details');
    card.click();
    return painted;
  })()`);
  await page.waitForTimeout(800);
  const back = await page.evaluate(`(async () => {
    const painted = window.__since('main a[href*="/details"]', () => location.pathname === '/movies/popular' && window.scrollY > 500);
    history.back();
    return painted;
  })()`);
  const shift = await page.evaluate('window.__shift');
  await page.close();
  return { open: Number(open), back: Number(back), shift: Number(shift) };
};

/** Milliseconds from the last key to the painted results for it. */
export const searchByKeys = async (browser: Browser, address: string): Promise<number> => {
  const page = await openPage(browser, `${address}/search?query=matri`);
  await page.waitForSelector('main a[href*="/details"]');
  const field = page.locator('main input[type=search], main input[name=query]').first();
  await field.focus();
  await page.keyboard.press('End');
  const measured = page.evaluate(`window.__since('main a[href*="/details"]', () => new URLSearchParams(location.search).get('query') === 'matrix' || document.querySelector('main input').value === 'matrix')`);
  await page.keyboard.type('x');
  const millis = Number(await measured);
  await page.close();
  return millis;
};
