import { afterEach, expect, it, vi } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { chooseTheme, currentTheme, currentThemeChoice, followTheme, onThemeChange, resetTheme } from './theme';

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

it('followTheme applies a change of the system while the choice is system, until it is unsubscribed', () => {
  const setSystemLight = stubSystem();
  const unfollow = followTheme(webStorage);
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

it('followTheme applies a choice of another tab and notifies listeners, until it is unsubscribed', () => {
  stubSystem()(true);
  const unfollow = followTheme(webStorage);
  const seen: string[] = [];
  const stopListening = onThemeChange(() => seen.push(currentTheme()));
  /** A browser sends this event to the other tabs only. */
  const chooseElsewhere = (newValue: string | null, key: string | null = 'marquee.theme'): void =>
    void window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  chooseElsewhere('light');
  chooseElsewhere('dark');
  chooseElsewhere('system');
  chooseElsewhere('a later version’s choice');
  chooseElsewhere('light', 'another key');
  chooseElsewhere('light');
  chooseElsewhere(null, null);
  expect(seen).toEqual(['light', 'dark', 'light', 'dark', 'light', 'dark']);
  unfollow();
  chooseElsewhere('light');
  expect(currentTheme()).toBe('dark');
  stopListening();
});
