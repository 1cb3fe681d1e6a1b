import type { DrawingKit } from './drawing-kit';
import type { RandomSource } from './create-random';
import type { Inks } from './palette';
import { transformPoints, type Points } from './points';
import { pickCyclically } from './repeat';
import { STAGE_LEFT, STAGE_RIGHT } from './stage';

/** Options of `createDrawingKit`. */
interface DrawingKitOptions {
  readonly random: RandomSource;
  readonly inks: Inks;
  readonly wide: boolean;
  /** The sheet is dark, so overprints cannot multiply. */
  readonly dark: boolean;
  /** Swaps background and foreground, so that floors and silhouettes stay dark on a dark sheet. */
  readonly swapped: boolean;
}

const FULL_TURN = 6.2832;

const MAN: Points = [
  -4, -62, 4, -62, 6, -52, 3, -47, 11, -43, 14, -18, 9, -18, 8, 0, 2, 0, 0, -16, -3, 0, -9, 0, -8, -18, -13, -18, -11, -43, -3, -47,
  -6, -52,
];

/** Writes 0.5 as `.5`, which saves a byte in every attribute. */
const short = (number: number): string => String(number).replace(/^0\./, '.');

/** Creates the drawing kit of one picture. */
export function createDrawingKit({ random, inks, wide, dark, swapped }: DrawingKitOptions): DrawingKit {
  const between: DrawingKit['between'] = (low, high) => low + random() * (high - low);
  const path: DrawingKit['path'] = (data, fill, more = '') => `<path d="${data}" fill="${fill}"${more}/>`;
  const sheer: DrawingKit['sheer'] = (opacity) => ` opacity="${short(opacity)}"`;

  const outline: DrawingKit['outline'] = (points, jitter = 2) => {
    const shifted = points.map((value) => `${Math.round(value + between(-jitter, jitter))}`);
    return `M${shifted.join(' ')}z`;
  };
  const cut: DrawingKit['cut'] = (points, fill, jitter = 2, more = '') => path(outline(points, jitter), fill, more);

  const disc: DrawingKit['disc'] = (x, y, radius, fill, corners = 15, more = '') => {
    const count = wide ? Math.round(corners * 2.3) : corners;
    const [least, most] = wide ? [0.994, 1.01] : [0.985, 1.025];
    const start = random() * 6;
    const rim: number[] = [];
    for (let corner = 0; corner < count; corner++) {
      const angle = start + ((corner + between(-0.14, 0.14)) / count) * FULL_TURN;
      rim.push(x + Math.cos(angle) * radius * between(least, most), y + Math.sin(angle) * radius * between(least, most));
    }
    return cut(rim, fill, 0, more);
  };

  const star: DrawingKit['star'] = (x, y, outer, inner, rays, fill, turn = -1.57, jitter = 1) => {
    const corners: number[] = [];
    for (let corner = 0; corner < rays * 2; corner++) {
      const angle = turn + (corner * Math.PI) / rays;
      const radius = corner % 2 ? inner : outer;
      corners.push(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }
    return cut(corners, fill, jitter);
  };

  return {
    ...inks,
    ...(swapped ? { background: inks.foreground, foreground: inks.background } : {}),
    sheet: inks.background,
    lettering: inks.foreground,
    wide,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    oneOf: (first, ...others) => pickCyclically(Math.floor(random() * (others.length + 1)), first, ...others),
    path,
    line: (data, stroke, width, more = '') => `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`,
    dot: (x, y, radius, fill, more = '') =>
      `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${fill}"${more}/>`,
    outline,
    cut,
    disc,
    star,
    ground: (y, fill, jitter = 4) =>
      cut(
        [
          STAGE_LEFT, y, 80,
          y + between(-jitter, jitter),
          210,
          y + between(-jitter, jitter),
          STAGE_RIGHT, y, STAGE_RIGHT, 460, STAGE_LEFT, 460,
        ],
        fill, 1,
      ),
    man: (x, y, scale, fill) => cut(transformPoints(x, y, MAN, scale), fill, 0.4),
    sheer,
    overprint: (opacity) => (dark ? sheer(opacity) : ' style="mix-blend-mode:multiply"'),
  };
}
