/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const linearRgb = ([lightness, chroma, hue]: Oklch): readonly [number, number, number] => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Returns the relative luminance by WCAG 2, 0 to 1; colours outside sRGB are clamped. */
export const oklchLuminance = (colour: Oklch): number => {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
};

/** The sRGB transfer function and its inverse, of one channel, 0 to 1. */
const encoded = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
const decoded = (code: number): number => (code <= 0.04045 ? code / 12.92 : ((code + 0.055) / 1.055) ** 2.4);

/**
 * Returns the luminance of a background with a white (1) or black (0) layer of an opacity from 0 to 1. Exact for nearly grey backgrounds:
 * it blends one channel instead of three.
 */
export const blendedLuminance = (ground: Oklch, layer: 0 | 1, opacity: number): number =>
  decoded(opacity * layer + (1 - opacity) * encoded(oklchLuminance(ground)));

/** Returns the contrast ratio of two luminances by WCAG 2, in either order. */
export const luminanceContrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the contrast ratio by WCAG 2, from 1 (equal) to 21 (black on white), in either order. */
export const oklchContrast = (one: Oklch, other: Oklch): number => luminanceContrast(oklchLuminance(one), oklchLuminance(other));
