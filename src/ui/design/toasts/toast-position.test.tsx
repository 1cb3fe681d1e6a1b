import { afterEach, expect, it, vi } from 'vitest';
import { toastPosition } from './toast-position';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Puts a form with a focused button into a window of 390 × 844 px. */
const focusIn = (html: string, rect: { readonly top: number; readonly bottom: number; readonly right: number }, width = 390): void => {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', 844);
  document.body.innerHTML = html;
  const [element] = document.body.children;
  if (element !== undefined) element.getBoundingClientRect = () => ({ ...rect, width: rect.right, left: 0 }) as DOMRect;
  document.querySelector('button')?.focus();
};
const form = '<form><button>Send</button></form>';

it.each([
  ['a form at the bottom of a phone', form, { top: 400, bottom: 830, right: 374 }, 390, 'top-right'],
  ['a form at the top', form, { top: 100, bottom: 500, right: 374 }, 390, 'bottom-right'],
  ['a form on the left of a wide window', form, { top: 400, bottom: 830, right: 600 }, 1440, 'bottom-right'],
  ['a bar of selected rows', '<div class="bulk"></div>', { top: 780, bottom: 844, right: 1440 }, 1440, 'top-right'],
  ['a form that the focus is not in', '<form></form>', { top: 400, bottom: 830, right: 374 }, 390, 'bottom-right'],
] as const)('does not cover %s', (_, html, rect, width, position) => {
  focusIn(html, rect, width);
  expect(toastPosition()).toBe(position);
});
