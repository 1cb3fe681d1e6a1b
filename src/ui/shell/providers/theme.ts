import type { BrowserStorage } from '#application/ports/browser-storage';

/** The colour theme; dark by default. */
export type Theme = 'dark' | 'light';
/** The choice of a theme; `system` follows `prefers-color-scheme`. */
export type ThemeChoice = Theme | 'system';

/** Local storage key of the choice. `src/start/document/theme-start.ts` applies the choice before the first paint. */
export const THEME_KEY = 'marquee.theme';
/** Matches systems with a light theme. */
export const LIGHT_SYSTEM = '(prefers-color-scheme: light)';
/** Colours of the browser's frame. */
export const THEME_BACKGROUNDS: Readonly<Record<Theme, string>> = { dark: '#0d0b12', light: '#f7f1e6' };
const listeners = new Set<() => void>();

export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

const followsSystem = ({ local }: BrowserStorage): boolean => local.get(THEME_KEY) === 'system';

/** Returns the choice of this browser: `system`, or else the current theme. */
export const currentThemeChoice = (storage: BrowserStorage): ThemeChoice => (followsSystem(storage) ? 'system' : currentTheme());

/** The choice that this browser stores; null: none was made. */
export const storedThemeChoice = ({ local }: BrowserStorage): string | null => local.get(THEME_KEY);

const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (themeColor !== null) themeColor.content = THEME_BACKGROUNDS[theme];
};

const systemTheme = (): Theme => (matchMedia(LIGHT_SYSTEM).matches ? 'light' : 'dark');

const applyChoice = (choice: string | null): void => {
  applyTheme((choice === 'system' ? systemTheme() : choice) === 'light' ? 'light' : 'dark');
  listeners.forEach((listener) => listener());
};

/** Applies a choice, stores it in this browser and notifies listeners. Without storage the theme applies to this page only. */
export const chooseTheme = ({ local }: BrowserStorage, choice: ThemeChoice): void => {
  local.set(THEME_KEY, choice);
  applyChoice(choice);
};

/** Resets the theme to dark and deletes the stored choice. */
export const resetTheme = (storage: BrowserStorage): void => {
  chooseTheme(storage, 'dark');
  storage.local.set(THEME_KEY, null);
};

export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Applies choices made in other tabs, and changes of the system's theme while the choice is `system`.
 * @returns the unsubscribe function.
 */
export const followTheme = (storage: BrowserStorage): (() => void) => {
  const system = matchMedia(LIGHT_SYSTEM);
  const onChange = (): void => {
    if (followsSystem(storage)) applyChoice('system');
  };
  const unfollow = storage.onLocalChange(THEME_KEY, applyChoice);
  system.addEventListener('change', onChange);
  return () => {
    unfollow();
    system.removeEventListener('change', onChange);
  };
};
