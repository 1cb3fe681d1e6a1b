import { afterAll, vi } from 'vitest';

// jsdom lays nothing out and lacks this method, which components call.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

/** Resets modules and page after each test file. Files share one page, because creating one takes a second. */
afterAll(() => {
  vi.resetModules();
  if (typeof document === 'undefined') return; // The file runs in the node environment.
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});
