import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startScripts } from '../../../scripts/prerender/inline-scripts.mjs';

const { appStart, bootError } = startScripts();
const alerts = (): ReadonlyArray<Element> => [...document.querySelectorAll('[role="alert"]')];

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><h1>Prerendered</h1></div>';
  runInThisContext(bootError);
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['member'];
  document.head.querySelectorAll('link, script').forEach((element) => element.remove());
});

describe('marqueeShowBootError', () => {
  it('shows an alert with Retry beside the prerendered page', () => {
    window.marqueeShowBootError?.();
    expect(alerts().map(({ textContent }) => textContent)).toEqual([
      'Part of Marquee didn’t load, so this page doesn’t work yet.Try again',
    ]);
    expect(document.querySelector('#root h1')?.textContent).toBe('Prerendered');
    expect(document.querySelector('[role="alert"] button')?.getAttribute('type')).toBe('button');
  });

  it('removes data-member, which hides the prerendered page until the session is known', () => {
    document.documentElement.dataset['member'] = 'expected';
    window.marqueeShowBootError?.();
    expect(document.documentElement.dataset['member']).toBeUndefined();
  });

  it('shows the alert once if called twice', () => {
    window.marqueeShowBootError?.();
    window.marqueeShowBootError?.();
    expect(alerts()).toHaveLength(1);
  });

  it('names the missing connection when offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.marqueeShowBootError?.();
    expect(alerts()[0]?.textContent).toMatch(/^You’re offline/);
  });
});

describe('the script that loads the app', () => {
  it.each([
    ['', true],
    ['   ', true],
    [' heat ', false],
  ])('submits a search for %j before the app handles it only if it is more than blanks', (typed, isPrevented) => {
    document.body.innerHTML = '<div id="root"></div><form action="/search"><input type="search" name="query"></form>';
    const script = document.createElement('script');
    Object.assign(script.dataset, { main: '/assets/blanks.js', with: '' });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    runInThisContext(appStart);
    const form = document.forms[0] as HTMLFormElement;
    form.querySelector('input')?.setAttribute('value', typed);
    const submitted = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(submitted);
    expect(submitted.defaultPrevented).toBe(isPrevented);
  });

  it('starts without waiting for a paint while the prerendered landing page is hidden for a member', async () => {
    document.body.innerHTML = '<div id="root" data-prerendered="/"><h1>Prerendered</h1></div>';
    const observe = vi.fn();
    vi.stubGlobal('PerformanceObserver', class { observe = observe; });
    const script = document.createElement('script');
    Object.assign(script.dataset, {
      main: '/assets/hidden.js', with: '/assets/landing.js', withForMember: '/assets/home.js',
      connectForMember: 'https://auth.example https://documents.example',
    });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.documentElement.dataset['member'] = 'expected';
    runInThisContext(appStart);
    await vi.waitFor(() => expect(document.head.querySelector('script[src="/assets/hidden.js"]')).not.toBeNull());
    expect(observe).not.toHaveBeenCalled();
    expect([...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'))).toEqual([
      '/assets/home.js',
    ]);
    expect([...document.head.querySelectorAll('link[rel="preconnect"]')].map((link) => link.getAttribute('href'))).toEqual([
      'https://auth.example', 'https://documents.example',
    ]);
  });

  it.each([
    ['/home', ['/assets/session.js', '/assets/home.js']],
    ['/user-profile', ['/assets/session.js']],
  ])('requests for a member who opens the shell at %s: %j', async (address, files) => {
    document.body.innerHTML = '<div id="root"></div>';
    window.history.replaceState(null, '', address);
    const script = document.createElement('script');
    Object.assign(script.dataset, {
      main: '/assets/shell.js', with: '/assets/landing.js', withForMember: '/assets/session.js', withForHome: '/assets/home.js',
    });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    document.documentElement.dataset['member'] = 'expected';
    runInThisContext(appStart);
    await vi.waitFor(() => expect(document.head.querySelector('script[src="/assets/shell.js"]')).not.toBeNull());
    expect([...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'))).toEqual(files);
    expect(document.head.querySelector('link[rel="preconnect"]')).toBeNull();
  });

  it('takes the files of a member from the script that a document with an address of its own names', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    const script = document.createElement('script');
    Object.assign(script.dataset, { main: '/assets/list.js', with: '/assets/visitor.js', forMember: '/assets/for-member.js' });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    document.documentElement.dataset['member'] = 'expected';
    runInThisContext(appStart);
    await vi.waitFor(() => expect(document.head.querySelector('script[src="/assets/list.js"]')).not.toBeNull());
    const preloaded = (): ReadonlyArray<string | null> =>
      [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
    expect([document.head.querySelector('script[src="/assets/for-member.js"]') !== null, preloaded()]).toEqual([true, []]);
    runInThisContext("marqueeForMember('/assets/session.js /assets/lists.js','https://auth.example')");
    await vi.waitFor(() => expect(preloaded()).toEqual(['/assets/session.js', '/assets/lists.js']));
    expect(document.head.querySelector('link[rel="preconnect"]')?.getAttribute('href')).toBe('https://auth.example');
  });

  it('preloads the first chunks, then loads the main script, and shows the alert if the script fails', async () => {
    const script = document.createElement('script');
    Object.assign(script.dataset, { main: '/assets/index.js', with: '/assets/engine.js /assets/vendor.js' });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    runInThisContext(appStart);
    const mainScript = (): Element | null => document.head.querySelector('script[type="module"][src="/assets/index.js"]');
    await vi.waitFor(() => expect(mainScript()).not.toBeNull());
    const preloaded = [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
    expect(preloaded).toEqual(['/assets/engine.js', '/assets/vendor.js']);
    expect(alerts()).toHaveLength(0);
    mainScript()?.dispatchEvent(new Event('error'));
    expect(alerts()).toHaveLength(1);
  });
});
