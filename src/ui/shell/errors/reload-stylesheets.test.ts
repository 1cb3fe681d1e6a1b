// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { reloadStylesheets } from './reload-stylesheets';

/** Adds a link to a style sheet as the browser has it in the given state. */
const addLink = (href: string, sheet: unknown, disabled = false): void => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  Object.defineProperties(link, { sheet: { value: sheet }, disabled: { value: disabled } });
  document.head.append(link);
};
const links = (): ReadonlyArray<HTMLLinkElement> => [...document.querySelectorAll('link')];
const unreadable = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};

afterEach(() => links().forEach((link) => link.remove()));

describe('reloadStylesheets', () => {
  it('requests sheets again that are missing or, as after a request offline, unreadable; no others', async () => {
    addLink('/loaded.css', { cssRules: [] });
    addLink('/disabled.css', null, true);
    addLink('/missing.css', null);
    addLink('/offline.css', unreadable);
    const before = links();
    const reloading = reloadStylesheets();
    const added = links().filter((link) => !before.includes(link));
    expect(added.map((link) => link.getAttribute('href')?.split('/').pop())).toEqual(['missing.css', 'offline.css']);
    added.forEach((link) => link.dispatchEvent(new Event('load')));
    await reloading;
    expect(links()).toEqual([before[0], before[1], ...added]);
  });
});
