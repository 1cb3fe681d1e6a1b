import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { transformPoints } from '#ui/design/poster-art/points.ts';
import { repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws a castle of pointed towers, one flag up. */
function towers(k: DrawingKit): DrawnComposition {
  const tower = (x: number, width: number, y: number, fill: string): string =>
    k.cut([x, 330, x, y, x - 5, y, x + width / 2, y - width * 1.5, x + width + 5, y, x + width, y, x + width, 330], fill, 1.5);
  return {
    layers: [
      k.disc(k.whole(90, 210), 138, 92, k.second, 22),
      tower(58, 36, 212, k.third),
      tower(206, 40, 196, k.third),
      tower(98, 44, 150, k.first),
      tower(162, 36, 178, k.first),
      tower(136, 30, 112, k.foreground),
      k.cut([151, 70, 151, 44, 178, 52, 153, 62], k.first, 1),
      k.cut([STAGE_LEFT, 350, 40, 320, 150, 286, 260, 318, STAGE_RIGHT, 350, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.foreground),
      k.cut([140, 300, 142, 272, 151, 262, 160, 272, 162, 300], k.second, 1),
    ],
    box: titleBoxOnFloor(k.foreground, 22, 330, 100),
  };
}

/** Draws a person in front of a light between tall trees. */
function forest(k: DrawingKit): DrawnComposition {
  const light = k.disc(150, 176, 96, k.second, 22) + k.disc(150, 176, 60, k.first, 18);
  const trees = repeat(k.wide ? 13 : 7, (i) => {
    const x = (k.wide ? -230 : -6) + i * 50 + k.whole(-8, 8);
    const width = k.whole(9, 19);
    const inTheWay = Math.abs(x - 150) < 20;
    return inTheWay ? '' : k.cut([x, -20, x + width, -20, x + width + 5, 330, x - 6, 330], k.foreground, 2);
  });
  return {
    background: k.third, layers: [light, trees, k.man(150, 322, 1, k.foreground), k.ground(318, k.foreground, 5)],
    box: titleBoxOnFloor(k.foreground, 22, 330, 100),
  };
}

/** Draws a sword in front of rays. */
function sword(k: DrawingKit): DrawnComposition {
  const rays = repeat(14, (i) => {
    const from = (i / 14) * 6.283 + 0.1;
    const to = from + 0.2;
    const wedge = [0, 0, Math.cos(from) * 420, Math.sin(from) * 420, Math.cos(to) * 420, Math.sin(to) * 420];
    return k.cut(transformPoints(150, 170, wedge), i % 2 ? k.first : k.second, 0);
  });
  return {
    layers: [
      rays,
      k.disc(150, 170, 74, k.third, 18),
      k.cut([150, 12, 163, 40, 160, 236, 140, 236, 137, 40], k.background, 1),
      k.cut([150, 12, 150, 236, 140, 236, 137, 40], k.foreground, 1),
      k.cut([98, 234, 202, 230, 202, 246, 98, 250], k.foreground, 1),
      k.cut([143, 246, 157, 246, 157, 296, 143, 296], k.foreground, 1),
      k.disc(150, 302, 13, k.first, 9),
      k.cut([STAGE_LEFT, 330, STAGE_RIGHT, 322, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.foreground),
    ],
    box: titleBoxOnFloor(k.foreground, 22, 336, 94),
  };
}

/** Draws a ring above a mountain peak. */
function ringAndPeak(k: DrawingKit): DrawnComposition {
  const ring = 'M52 172a98 98 0 1 1 196 0a98 98 0 1 1 -196 0zM84 176a66 64 0 1 0 132 0a66 64 0 1 0 -132 0z';
  return {
    layers: [
      k.disc(150, 172, 124, k.third, 24, k.sheer(0.4)),
      k.path(ring, k.first),
      k.line('M72 152A82 82 0 0 1 170 94', k.background, 5),
      k.cut([130, 232, 142, 166, 150, 132, 159, 168, 170, 232], k.foreground),
      k.cut([STAGE_LEFT, 330, 60, 262, 110, 250, 150, 228, 196, 252, STAGE_RIGHT, 336, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.foreground),
    ],
    box: titleBoxOnFloor(k.foreground, 22, 336, 92),
  };
}

/** Compositions for fantasy. */
export const fantasy = { towers, forest, sword, ringAndPeak } satisfies Family;
