import { chance } from './seeded-random';

const SHAPES: Readonly<Record<string, number>> = { poster: 1.5, backdrop: 0.5625, profile: 1.5, still: 0.5625, logo: 1 };

/** Returns an SVG of the requested width in px, with the aspect ratio of its kind; null if `path` is no image path. */
export const imageSvg = (path: string): string | null => {
  const [, width, name = '', kind = ''] = /^\/t\/p\/w(\d{2,4})(\/(\w+)[\w.-]*)$/.exec(path) ?? [];
  if (width === undefined) return null;
  const height = Math.round(Number(width) * (SHAPES[kind] ?? 1.5));
  const hue = chance(name, 360);
  const box = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 2 3" preserveAspectRatio="none">`;
  const sun = `<circle cx="1.3" cy="1" r=".7" fill="hsl(${(hue + 40) % 360} 60% 55%)"/>`;
  return `${box}<rect width="2" height="3" fill="hsl(${hue} 45% 30%)"/>${sun}</svg>`;
};
