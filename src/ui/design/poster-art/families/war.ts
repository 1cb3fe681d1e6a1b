import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { transformPoints } from '#ui/design/poster-art/points.ts';
import { each, pickCyclically, range } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws searchlights over a dark town, three aeroplanes in them. */
function searchlights(k: DrawingKit): DrawnComposition {
  const beams = [[40, 18, 76], [120, 130, 196], [230, 36, 110], [270, 210, 282]] as const;
  const plane = [
    0, -26, 5, -8, 44, 2, 44, 9, 5, 8, 3, 24, 13, 30, 0, 30, -13, 30, -3, 24, -5, 8, -44, 9, -44, 2, -5, -8,
  ];
  const town = [
    STAGE_LEFT, 326, 20, 330, 24, 296, 60, 292, 62, 322, 108, 318, 112, 270, 126, 268, 128, 318, 200, 324, 204, 300, 252, 304, 256, 328,
    STAGE_RIGHT, 322, STAGE_RIGHT, 470, STAGE_LEFT, 470,
  ];
  return {
    background: k.foreground,
    layers: [
      each(beams, ([lamp, left, right], i) =>
        k.cut([lamp - 5, 330, lamp + 6, 330, right, -20, left - 30, -20], i % 2 ? k.second : k.third, 2, k.sheer(0.85)),
      ),
      each(
        [
          [92, 84, 1],
          [206, 140, 0.7],
          [150, 40, 0.5],
        ],
        ([x, y, scale]) => k.cut(transformPoints(x, y, plane, scale), k.background, 0.5),
      ),
      k.cut(town, k.first, 1),
    ],
    box: titleBoxOnFloor(k.first, 20, 338, 94),
    floor: 332,
  };
}

/** Draws a poppy behind barbed wire. */
function wireAndPoppy(k: DrawingKit): DrawnComposition {
  const wire = each([70, 138, 210, 286], (y, i) => {
    const strand = `M${STAGE_LEFT} ${y + 6}L150 ${y + k.whole(-8, 8)}L${STAGE_RIGHT} ${y}`;
    const barbs = range((k.wide ? -240 : 18) + i * 23, k.wide ? STAGE_RIGHT : 300, 86);
    return strand + each(barbs, (x) => `M${x - 11} ${y - 12}l22 24M${x + 11} ${y - 12}l-22 24`);
  });
  return {
    layers: [
      k.disc(152, 176, 104, k.first, 13),
      k.disc(122, 150, 46, k.third, 11, k.sheer(0.5)),
      k.disc(158, 182, 30, k.foreground, 11),
      k.line(wire, k.foreground, 4),
    ],
    box: TITLE_BOX_AT_BOTTOM,
  };
}

/** Draws five parachutes. */
function parachutes(k: DrawingKit): DrawnComposition {
  const places = [[84, 96, 62], [214, 150, 46], [124, 232, 34], [232, 268, 24], [54, 268, 18]] as const;
  const drop = each(places, ([x, y, r], i) => {
    const sail =
      `M${x - r} ${y}A${r} ${Math.round(r * 1.02)} 0 0 1 ${x + r} ${y}` +
      `Q${x + r * 0.5} ${y - r * 0.3} ${x} ${y}Q${x - r * 0.5} ${y - r * 0.3} ${x - r} ${y}z`;
    const lines = `M${x - r} ${y}L${x} ${Math.trunc(y + r * 1.1)}L${x + r} ${y}M${x} ${y}V${Math.trunc(y + r * 1.3)}`;
    const soldier = [x - r * 0.1, y + r * 1.05, x + r * 0.1, y + r * 1.05, x + r * 0.08, y + r * 1.6, x - r * 0.09, y + r * 1.6];
    return (
      k.path(sail, pickCyclically(i, k.first, k.second, k.third)) + k.line(lines, k.foreground, 1.6) + k.cut(soldier, k.foreground, 0.5)
    );
  });
  return { layers: [drop], box: TITLE_BOX_AT_BOTTOM };
}

/** Draws a helmet with a hole in it. */
const helmet = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.cut([STAGE_LEFT, -20, STAGE_RIGHT, -20, STAGE_RIGHT, 300, STAGE_LEFT, 210], k.first),
    k.path('M34 250C30 130 92 78 156 80C228 82 270 140 268 238L292 262L288 276L20 274L16 260z', k.foreground),
    k.cut([40, 236, 264, 228, 266, 242, 38, 250], k.third, 1),
    k.star(186, 156, 32, 12, 8, k.background, 0, 3),
    k.disc(186, 156, 11, k.first, 8),
  ],
  box: TITLE_BOX_AT_BOTTOM,
});

/** Compositions for war. */
export const war = { searchlights, wireAndPoppy, parachutes, helmet } satisfies Family;
