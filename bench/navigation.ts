import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { fullBrowserLaunch } from './full-browser.ts';

export const launch = (flags: ReadonlyArray<string> = []): Promise<Browser> =>
  chromium.launch({ ...fullBrowserLaunch, args: [...fullBrowserLaunch.args, '--ignore-certificate-errors', ...flags] });

/** Opens a browser with a profile on the disk, as people have it. Private windows keep stores in memory, which slow down as they grow. */
export const launchProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...fullBrowserLaunch, args: [...fullBrowserLaunch.args, '--ignore-certificate-errors'], ignoreHTTPSErrors: true,
  });

/** Maximum wait in ms; then the measurement fails with an error that names it. */
const LIMIT_MS = 5000;

/**
 * Script for the page. `__until(name, eventType, accepts)` resolves with the milliseconds from an event to the end of the first frame for
 * which `accepts` returns true. The start is the event's own time stamp, so the delay of a busy page is included; without a type, the start
 * of the navigation. All layout shifts are collected, those right after an input too, as [time, value].
 */
export const WATCH = `
  window.__shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__shifts.push([entry.startTime, entry.value]);
  }).observe({ type: 'layout-shift', buffered: true });
  window.__until = (name, eventType, accepts) => new Promise((resolve, reject) => {
    let start = eventType === null ? 0 : null;
    if (eventType !== null) addEventListener(eventType, (event) => { start ??= event.timeStamp; }, { capture: true, once: true });
    const limit = performance.now() + ${LIMIT_MS};
    const painted = () => { const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - start); channel.port2.postMessage(null); };
    const look = () => {
      if (start !== null && accepts()) return painted();
      if (performance.now() > limit) return reject(new Error(name + ' did not happen within ${LIMIT_MS} ms'));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  window.__painted = {};
  window.__expect = (name, eventType, accepts) => { window.__painted[name] = window.__until(name, eventType, accepts);
    window.__painted[name].catch(() => {}); };
`;

/** Slows the processor of the measured page, as on a mid-range phone; 1 does not. */
export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

export const openPage = async (browser: Browser, address: string, rate = 1): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(3 * LIMIT_MS);
  await page.addInitScript(WATCH);
  await page.goto(address, { waitUntil: 'networkidle' });
  await slowDown(page, rate);
  return page;
};

export const expectPainted = (page: Page, name: string, eventType: string, accepts: string): Promise<unknown> =>
  page.evaluate(`window.__expect(${JSON.stringify(name)}, ${JSON.stringify(eventType)}, () => ${accepts})`);
export const painted = async (page: Page, name: string): Promise<number> =>
  Number(await page.evaluate(`window.__painted[${JSON.stringify(name)}]`));

/**
 * Measures milliseconds from a click on a poster to the painted heading of its page, and from Back to the painted previous scroll position;
 * layout shifts of both.
 */
export const openAndReturn = async (
  browser: Browser, address: string, rate = 1,
): Promise<{ readonly open: number; readonly back: number; readonly shift: number }> => {
  const page = await openPage(browser, `${address}/movies/popular`, rate);
  await page.waitForSelector('main a[href*="/details"]');
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(600);
  const card = await page.evaluate<{ readonly x: number; readonly y: number; readonly name: string; readonly scrollY: number }>(`(() => {
    const link = [...document.querySelectorAll('main a[href*="/details"]')].find((each) => each.getBoundingClientRect().top > 120);
    const box = link.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + 80, name: link.textContent, scrollY };
  })()`);
  // A user needs about 250 ms between reaching a poster and clicking.
  await page.mouse.move(card.x, card.y);
  await page.waitForTimeout(250);
  const since = Number(await page.evaluate('performance.now()'));
  await expectPainted(
    page, 'open', 'click',
    `location.pathname === '/details' && ${JSON.stringify(card.name)}.includes((document.querySelector('main h1')?.textContent ?? '?').trim())`,
  );
  await page.mouse.down();
  await page.mouse.up();
  const open = await painted(page, 'open');
  await page.waitForTimeout(900);
  await expectPainted(
    page, 'back', 'popstate',
    `location.pathname === '/movies/popular' && Math.abs(scrollY - ${card.scrollY}) < 3 && [...document.querySelectorAll('main a[href*="/details"]')].some((each) => { const { top } = each.getBoundingClientRect(); return top > 0 && top < innerHeight; })`,
  );
  const backStartedAt = Date.now();
  await page.evaluate('history.back()');
  const back = await painted(page, 'back');
  if (Date.now() - backStartedAt > 2 * LIMIT_MS) throw new Error('Going back took too long to be measured');
  await page.waitForTimeout(500);
  const shift = Number(
    await page.evaluate(`window.__shifts.filter(([when]) => when > ${since}).reduce((sum, [, value]) => sum + value, 0)`),
  );
  await page.close();
  return { open, back, shift };
};

/** Measures milliseconds from the last key to its painted results, in the first search of a page that has been open for three seconds. */
export const firstSearch = async (browser: Browser, address: string): Promise<number> => {
  const page = await openPage(browser, `${address}/search`);
  await page.waitForTimeout(3000);
  await page.locator('main input[type=search]').focus();
  await page.keyboard.type('hea', { delay: 80 });
  await expectPainted(
    page, 'results', 'keydown',
    `(document.querySelector('main a[href*="/details"]')?.textContent ?? '').includes('Heat') && new URLSearchParams(location.search).get('query') === 'heat'`,
  );
  await page.keyboard.press('t');
  const millis = await painted(page, 'results');
  await page.close();
  return millis;
};

/** Text, further keys and the first result: before the last key each search has another first result. */
const SEARCHES = [['hea', 't', 'Heat'], ['rocky', ' 2', 'Rocky II'], ['toy story', ' 3', 'Toy Story 3']] as const;

/** Measures milliseconds from the last key to its painted results. */
export const searchByKeys = async (browser: Browser, address: string, run: number): Promise<number> => {
  const [initialText, keys, firstResult] = SEARCHES[run % SEARCHES.length] ?? SEARCHES[0];
  const page = await openPage(browser, `${address}/search?query=${encodeURIComponent(initialText)}`);
  await page.waitForSelector('main a[href*="/details"], main a[href*="/person"]');
  await page.locator('main input[type=search]').focus();
  await page.keyboard.press('End');
  for (const key of keys.slice(0, -1)) await page.keyboard.press(key);
  await page.waitForTimeout(400);
  const isShown = `(document.querySelector('main a[href*="/details"]')?.textContent ?? '').includes('${firstResult}') && new URLSearchParams(location.search).get('query') === '${initialText}${keys}'`;
  await expectPainted(page, 'results', 'keydown', isShown);
  await page.keyboard.press(keys.slice(-1));
  const millis = await painted(page, 'results');
  await page.close();
  return millis;
};
