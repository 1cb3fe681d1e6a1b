import { afterAll, vi } from 'vitest';

/** Files share one page as well, which takes a second to make: each leaves it empty, and the next finds every module new. */
afterAll(() => {
  vi.resetModules();
  if (typeof document === 'undefined') return; // A file that runs as the server does.
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});
