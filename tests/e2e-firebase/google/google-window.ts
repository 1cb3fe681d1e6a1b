import type { BrowserContext, Page } from '@playwright/test';

/**
 * Stands in for Google's script, with which the SDK and the emulator's frame talk: no request leaves the machine. Messages that arrive
 * before their handler wait for it, as in the original.
 */
const MESSAGING = `(() => {
  const channel = (target, ready) => {
    const handlers = new Map(), early = new Map(), answers = new Map();
    let count = 0;
    const handle = async ({ name, id, data }) => {
      if (!handlers.has(name)) return void early.set(name, [...(early.get(name) ?? []), { name, id, data }]);
      target().postMessage({ stand: 'in', answered: id, data: await handlers.get(name)(data) }, '*');
    };
    addEventListener('message', ({ data, source }) => {
      if (data?.stand !== 'in' || source !== target()) return;
      if (data.answered === undefined) void handle(data);
      // The SDK throws after each answer, of which the original says nothing.
      else try { answers.get(data.answered)?.([data.data]); } catch {}
    });
    const send = (name, data, onAnswer = () => {}) => void ready.then(() => {
      answers.set(count += 1, onAnswer);
      target().postMessage({ stand: 'in', name, id: count, data }, '*');
    });
    const register = (name, handler) => {
      handlers.set(name, handler);
      for (const message of early.get(name) ?? []) void handle(message);
      early.delete(name);
    };
    return { send, register, restyle: async () => {}, ping: async (onPing) => (await ready, onPing()) };
  };
  const open = ({ url, attributes }, use) => {
    const frame = document.createElement('iframe');
    const ready = new Promise((resolve) => frame.addEventListener('load', resolve));
    Object.assign(frame.style, attributes.style);
    frame.src = url;
    document.body.append(frame);
    return use(channel(() => frame.contentWindow, ready));
  };
  let parentChannel = null;
  const getParentIframe = () => (parentChannel ??= channel(() => parent, Promise.resolve()));
  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: null, Iframe: Object, getContext: () => ({ open, getParentIframe }) },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  (window[onload] ?? window.gapi_onload)?.();
})();`;

/** Answers the requests of the emulator's page for Google accounts that would leave the machine. */
export const standInForGoogle = async (context: BrowserContext): Promise<void> => {
  await context.route('https://apis.google.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: MESSAGING }));
  await context.route(/^https:\/\/(?:unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({ contentType: route.request().url().endsWith('.js') ? 'text/javascript' : 'text/css', body: '' }));
};

/** A Google account of the emulator. */
export type GoogleAccount = { readonly email: string; readonly name: string };

const chooseIn = async (google: Page, { email, name }: GoogleAccount): Promise<void> => {
  const known = google.locator('.js-reuse-account', { hasText: email });
  await google.locator('.js-new-account').waitFor();
  if ((await known.count()) > 0) return known.click();
  await google.locator('.js-new-account').click();
  await google.locator('#email-input').fill(email);
  await google.locator('#display-name-input').fill(name);
  await google.locator('#sign-in').click();
};

/** Presses a button that opens Google's window, and chooses the account there; a new one is added to the emulator. */
export const chooseGoogle = async (page: Page, press: () => Promise<void>, account: GoogleAccount): Promise<void> => {
  const opened = page.waitForEvent('popup');
  await press();
  const google = await opened;
  const closed = google.waitForEvent('close');
  await chooseIn(google, account);
  await closed;
};

/** The same on Google's page, in the tab itself. */
export const chooseOnGooglePage = async (page: Page, account: GoogleAccount): Promise<void> => {
  await page.waitForURL(/\/emulator\/auth\/handler/);
  await chooseIn(page, account);
};
