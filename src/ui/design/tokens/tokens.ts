import type { Oklch } from './contrast';

/** Opaque colours by the name of their custom property, without the dashes. */
export type Colours = Readonly<Record<string, Oklch>>;

const colour = /--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

const coloursOf = (block: string): Colours =>
  Object.fromEntries([...block.matchAll(colour)].map(([, name = '', l, c, h]) => [name, [Number(l), Number(c), Number(h)] as const]));

const blockAfter = (css: string, head: string): string => css.slice(css.indexOf(head)).split(/\n\}/)[0] ?? '';

/** Reads the colours of both themes out of the text of tokens.css; the light one inherits what it does not change. */
export const themesOf = (css: string): Readonly<Record<'dark' | 'light', Colours>> => {
  const dark = coloursOf(blockAfter(css, ':root, '));
  return { dark, light: { ...dark, ...coloursOf(blockAfter(css, '[data-theme="light"] {')) } };
};

/** The custom properties of the first theme whose names begin so, with their values, in order. */
export const valuesOf = (css: string, ...beginnings: ReadonlyArray<string>): ReadonlyArray<readonly [string, string]> =>
  [...blockAfter(css, ':root, ').matchAll(/--([\w-]+):\s*([^;]+);/g)]
    .map(([, name = '', value = '']) => [name, value] as const)
    .filter(([name]) => beginnings.some((beginning) => name.startsWith(beginning)));
