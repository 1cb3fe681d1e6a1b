import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { transformPoints } from '#ui/design/poster-art/points.ts';
import { each, range, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws nested frames, each turned a little further, with a person at the end. */
function tunnel(k: DrawingKit): DrawnComposition {
  const turn = k.between(5, 11) * k.oneOf(1, -1);
  const frames = each([k.foreground, k.first, k.background, k.foreground, k.second, k.background, k.foreground], (fill, i) => {
    const half = 200 - i * 28;
    const square = `M${150 - half} ${180 - half}h${2 * half}v${2 * half}h${-2 * half}z`;
    return `<path d="${square}" transform="rotate(${Math.round(i * turn)} 150 180)" fill="${fill}"/>`;
  });
  return {
    background: k.foreground,
    layers: [
      frames,
      k.man(150, 212, 1, k.background),
      k.wide ? '' : k.cut([STAGE_LEFT, 326, STAGE_RIGHT, 318, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.foreground, 1),
    ],
    box: titleBoxOnFloor(k.foreground, 22, 332, 98),
  };
}

/** Draws lines that converge at one point, and a man in front of it. */
function vanishingPoint(k: DrawingKit): DrawnComposition {
  const x = k.whole(110, 190);
  const y = 150;
  const floor = repeat(7, (i) => {
    const near = -200 + i * 100;
    const board = [x - 8 + i * 2, y, x - 6 + i * 2, y, near + 52 + i * 4, 460, near, 460];
    return k.cut(board, i === 3 ? k.first : k.second, 1);
  });
  const ceiling = repeat(5, (i) => {
    const near = -150 + i * 130;
    return k.cut([x, y, x + 3, y, near + 66, -20, near, -20], k.third, 1);
  });
  return {
    background: k.foreground,
    layers: [
      floor,
      ceiling,
      k.disc(x, y, 36, k.first, 13),
      k.man(x, 250, 1.9, k.foreground),
      k.cut(transformPoints(x, 0, [-14, 248, 14, 248, 34, 340, -44, 340]), k.foreground),
      k.cut([STAGE_LEFT, 322, STAGE_RIGHT, 318, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.foreground, 1),
    ],
    box: titleBoxOnFloor(k.foreground, 22, 332, 98),
  };
}

/** Draws an eye behind a tear in the sheet. */
function eyeInATear(k: DrawingKit): DrawnComposition {
  const columns = range(k.wide ? STAGE_LEFT : -20, k.wide ? STAGE_RIGHT : 320, 34);
  const tornAt = (y: number): ReadonlyArray<readonly [number, number]> => columns.map((x) => [x, y + k.between(-15, 15)] as const);
  const upper = tornAt(112);
  const lower = tornAt(252);
  return {
    background: k.first,
    layers: [
      k.cut([...upper, ...[...lower].reverse()].flat(), k.background, 0),
      k.path('M40 186C90 118 208 114 262 182C212 240 96 246 40 186z', k.foreground),
      k.path('M58 186C102 132 198 130 244 183C200 228 106 230 58 186z', k.third),
      k.disc(150, 180, 37, k.second, 15),
      k.disc(150, 180, 18, k.foreground, 11),
      k.dot(160, 170, 6, k.background),
    ],
    box: titleBoxOnFloor(k.first, 20, 290, 142),
  };
}

/** Draws a person in the sights of a gun. */
const inTheSights = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.disc(150, 178, 130, k.second, 24),
    k.disc(150, 178, 92, k.background, 22),
    k.disc(150, 178, 58, k.first, 18),
    k.line('M150 14V128M150 228V342M-14 178H100M200 178H314', k.foreground, 6),
    k.man(150, 216, 1.15, k.foreground),
  ],
  box: TITLE_BOX_AT_BOTTOM,
  floor: 346,
});

/** Draws a telephone. */
const telephone = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.cut([STAGE_LEFT, -20, STAGE_RIGHT, -20, STAGE_RIGHT, 240, STAGE_LEFT, 290], k.second),
    k.path('M40 96C70 52 230 48 262 92L270 136L206 142L202 112H100L96 146L32 142z', k.foreground),
    k.path('M74 168L104 128H198L228 166L246 268H58z', k.foreground),
    k.disc(151, 206, 42, k.background, 16),
    k.disc(151, 206, 20, k.foreground, 11),
    k.line('M246 262C292 250 268 300 240 292S214 316 250 326', k.first, 6),
  ],
  box: TITLE_BOX_AT_BOTTOM,
  floor: 330,
});

/** Compositions for thrillers: eyes, sights, tunnels. */
export const thriller = { tunnel, vanishingPoint, eyeInATear, inTheSights, telephone } satisfies Family;
