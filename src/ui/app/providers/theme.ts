/** The colour theme; dark by default. */
export type Theme = 'dark' | 'light';

/** Local storage key of the theme. `theme.js` reads the same key before the first paint and sets the same `theme-color`. */
const STORAGE_KEY = 'marquee.theme';
const backgrounds: Readonly<Record<Theme, string>> = { dark: '#0d0b12', light: '#f7f1e6' };
const listeners = new Set<() => void>();

export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

/** Applies a theme, stores it in this browser and notifies listeners. */
export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (themeColor !== null) themeColor.content = backgrounds[theme];
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the theme applies to this page only.
  }
  listeners.forEach((listener) => listener());
};

/** Resets the theme to dark and deletes the stored choice. */
export const resetTheme = (): void => {
  chooseTheme('dark');
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage nothing was stored.
  }
};

export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
