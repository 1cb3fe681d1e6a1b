/** The house is dark unless somebody chose the light. */
export type Theme = 'dark' | 'light';

/** `theme.js` reads the same name before the first paint, and gives the browser's own frame the same colour. */
const STORED_AS = 'marquee.theme';
const grounds: Readonly<Record<Theme, string>> = { dark: '#0d0b12', light: '#f7f1e6' };
const listeners = new Set<() => void>();

export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

/** Puts the house into that light and remembers it in this browser. */
export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (frame !== null) frame.content = grounds[theme];
  try {
    localStorage.setItem(STORED_AS, theme);
  } catch {
    // A browser that forbids storage keeps it for this page.
  }
  listeners.forEach((tell) => tell());
};

/** Leaves the light to the house again: dark, and nothing remembered. */
export const resetTheme = (): void => {
  chooseTheme('dark');
  try {
    localStorage.removeItem(STORED_AS);
  } catch {
    // Nothing was remembered either.
  }
};

export const onThemeChange = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
