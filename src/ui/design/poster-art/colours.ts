/** Returns red, green and blue of `#rrggbb`, from 0 to 255. */
const channels = (colour: string): ReadonlyArray<number> => [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));

/** Returns the relative luminance by WCAG, from 0 (black) to 1 (white). */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours by WCAG, from 1 to 21. */
export function contrast(firstColour: string, secondColour: string): number {
  const [first, second] = [luminance(firstColour), luminance(secondColour)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Returns the colour `share` of the way from one colour to the other. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, index) => Math.round(channel * (1 - share) + (target[index] ?? 0) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
