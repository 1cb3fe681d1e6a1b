import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const text = (file: string): string => readFileSync(`public/${file}`, 'utf8');
const alerts = (): ReadonlyArray<Element> => [...document.querySelectorAll('[role="alert"]')];

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><h1>Drawn ahead</h1></div>';
  runInThisContext(text('lost.js'));
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['member'];
});

describe('what is said when the app does not come', () => {
  it('is that it did not, beside what was drawn ahead, with another try', () => {
    window.marqueeLost?.();
    expect(alerts().map(({ textContent }) => textContent)).toEqual(['Marquee did not come through, so nothing here can be used yet.Retry']);
    expect(document.querySelector('#root h1')?.textContent).toBe('Drawn ahead');
    expect(document.querySelector('[role="alert"] button')?.getAttribute('type')).toBe('button');
  });

  it('ends the waiting for a member, for whom what was drawn ahead is hidden until the app knows them', () => {
    document.documentElement.dataset['member'] = 'expected';
    window.marqueeLost?.();
    expect(document.documentElement.dataset['member']).toBeUndefined();
  });

  it('is said once, whoever finds it out', () => {
    window.marqueeLost?.();
    window.marqueeLost?.();
    expect(alerts()).toHaveLength(1);
  });

  it('is that there is no connection, where there is none', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.marqueeLost?.();
    expect(alerts()[0]?.textContent).toMatch(/^You are offline/);
  });
});

describe('the script that fetches the app', () => {
  it('asks for what the app begins with, then for the app, and says so when it does not come', async () => {
    const me = document.createElement('script');
    Object.assign(me.dataset, { main: '/assets/index.js', with: '/assets/engine.js /assets/house.js' });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(me);
    runInThisContext(text('start.js'));
    const fetched = (): Element | null => document.head.querySelector('script[type="module"][src="/assets/index.js"]');
    await vi.waitFor(() => expect(fetched()).not.toBeNull());
    const early = [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
    expect(early).toEqual(['/assets/engine.js', '/assets/house.js']);
    expect(alerts()).toHaveLength(0);
    fetched()?.dispatchEvent(new Event('error'));
    expect(alerts()).toHaveLength(1);
  });
});
