// Loads the app after the first paint of the prerendered page, so that the app's code does not compete with the page's resources.
import { HOME_PATH } from '#application/account/return-path';
import { scriptData } from './script-data.ts';

/** Time in ms after which the app loads even if nothing was painted. */
const MAX_WAIT_MS = 4000;

const data = scriptData();
let isStarted = false;
/** Files of a member's first view; null for a visitor. */
let forMember: Promise<string> | null = null;

const add = (tag: string, attributes: Readonly<Record<string, string | undefined>>): HTMLElement => {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name] as string);
  return document.head.appendChild(element);
};

/** Takes one task per file: requesting all files in one task would block the page for a frame or two. */
const preload = (files: string): void =>
  files.split(' ').forEach((href) => {
    if (href) setTimeout(add, 0, 'link', { rel: 'modulepreload', href });
  });

const connect = (hosts: string): void =>
  hosts.split(' ').forEach((href) => {
    if (href) add('link', { rel: 'preconnect', href, crossorigin: '' });
  });

/**
 * Resolves to the files of a member's first view. The shell names them itself. A document with an address of its own names a script that
 * calls `marqueeForMember`, because its visitors do not need the names. Without that script the app finds its files alone.
 */
const filesForMember = (): Promise<string> => {
  connect(data['connectForMember'] ?? '');
  const files = data['withForMember'];
  if (files !== undefined) return Promise.resolve(`${files} ${location.pathname === HOME_PATH ? data['withForHome'] ?? '' : ''}`);
  return new Promise((resolve) => {
    window.marqueeForMember = (names, hosts) => {
      connect(hosts);
      resolve(names);
    };
    add('script', { src: data['forMember'] }).onerror = () => resolve('');
  });
};

const start = (): void => {
  if (isStarted) return;
  isStarted = true;
  // The document contains the styles of its first view. This sheet has those of everything else, and is requested before the code.
  const sheet = document.querySelector<HTMLLinkElement>('link[data-whole]');
  if (sheet) {
    sheet.onerror = () =>
      document.querySelectorAll<HTMLLinkElement>('link[disabled]').forEach((link) => {
        link.disabled = false;
      });
    sheet.disabled = false;
  }
  window.marqueeBeforeStart?.();
  if (forMember) void forMember.then(preload);
  else preload(data['with'] as string);
  setTimeout(() => {
    // Browsers fire `error` on this script for its imports too, so a missing chunk is noticed here.
    add('script', { type: 'module', src: data['main'] }).onerror = window.marqueeShowBootError as OnErrorEventHandler;
  }, 0);
};

/** A frame reaches the screen some time after it was rendered; the paint timing entry reports when. */
const afterFirstPaint = (callback: () => void): void => {
  try {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      setTimeout(callback, 0);
    }).observe({ type: 'paint', buffered: true });
  } catch {
    requestAnimationFrame(() => setTimeout(callback, 0));
  }
};

const begin = (): void => {
  const address = (document.getElementById('root') as HTMLElement).dataset['prerendered'];
  if (document.documentElement.dataset['member'] === 'expected') forMember = filesForMember();
  // Starts immediately if there is no first paint to wait for: an empty shell shows nothing, a hidden tab is not painted, and the
  // style sheet hides the landing page from a member.
  if (document.visibilityState === 'hidden' || !address || (forMember && address === '/')) return start();
  afterFirstPaint(() => {
    // First, the script of a title's page fills in the name and the overview, or that of the TMDB catalogue the answer.
    void (window.marqueeDetailsPainted ?? window.marqueeFilled?.() ?? Promise.resolve()).then(start, start);
  });
  setTimeout(start, MAX_WAIT_MS);
};

// Until the app handles the search fields, blanks alone submit nothing here.
document.addEventListener('submit', (event) => {
  const { query: field } = (event.target as HTMLFormElement).elements as unknown as { readonly query?: HTMLInputElement };
  if (field && !field.value.trim()) event.preventDefault();
});
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
