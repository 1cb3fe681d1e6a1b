import { afterEach, expect, it, vi } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { chooseTheme, currentTheme, currentThemeChoice, followSystemTheme, resetTheme } from './theme';

/** Stubs `matchMedia` with a system theme that can change. */
const stubSystem = () => {
  const listeners = new Set<() => void>();
  const media = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => media);
  return (matches: boolean): void => {
    media.matches = matches;
    listeners.forEach((listener) => listener());
  };
};

afterEach(() => {
  resetTheme(webStorage);
  vi.unstubAllGlobals();
});

it('followSystemTheme applies a change of the system while the choice is system, until it is unsubscribed', () => {
  const setSystemLight = stubSystem();
  const unfollow = followSystemTheme(webStorage);
  chooseTheme(webStorage, 'system');
  expect([currentTheme(), currentThemeChoice(webStorage)]).toEqual(['dark', 'system']);
  setSystemLight(true);
  expect(currentTheme()).toBe('light');
  chooseTheme(webStorage, 'dark');
  setSystemLight(false);
  setSystemLight(true);
  expect([currentTheme(), currentThemeChoice(webStorage)]).toEqual(['dark', 'dark']);
  chooseTheme(webStorage, 'system');
  unfollow();
  setSystemLight(false);
  expect(currentTheme()).toBe('light');
});
