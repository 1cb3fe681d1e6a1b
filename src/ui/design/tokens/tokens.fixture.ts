import type { Oklch } from './contrast.fixture';

/** Opaque colours by the name of their custom property, without the dashes. */
export type ThemeColours = Readonly<Record<string, Oklch>>;

const COLOUR = /--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

const coloursOf = (block: string): ThemeColours =>
  Object.fromEntries([...block.matchAll(COLOUR)].map(([, name = '', l, c, h]) => [name, [Number(l), Number(c), Number(h)] as const]));

const blockAfter = (css: string, head: string): string => css.slice(css.indexOf(head)).split(/\n\s*\}/)[0] ?? '';

/** Parses the colours of both themes from the text of tokens.css; the light theme inherits unchanged colours. */
export const parseThemeColours = (css: string): Readonly<Record<'dark' | 'light', ThemeColours>> => {
  const dark = coloursOf(blockAfter(css, ':root, '));
  return { dark, light: { ...dark, ...coloursOf(blockAfter(css, '[data-theme="light"] {')) } };
};

/** Parses the colours of both themes for people who ask their system for more contrast. */
export const parseHighContrastThemeColours = (css: string): Readonly<Record<'dark' | 'light', ThemeColours>> => {
  const strong = parseThemeColours(css.slice(css.indexOf('@media (prefers-contrast: more)')));
  const { dark, light } = parseThemeColours(css);
  return { dark: { ...dark, ...strong.dark }, light: { ...light, ...strong.light } };
};

/** Returns the custom properties of the dark theme whose names start with one of `prefixes`, with their values, in order. */
export const customPropertiesOf = (css: string, ...prefixes: ReadonlyArray<string>): ReadonlyArray<readonly [string, string]> =>
  [...blockAfter(css, ':root, ').matchAll(/--([\w-]+):\s*([^;]+);/g)]
    .map(([, name = '', value = '']) => [name, value] as const)
    .filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)));
