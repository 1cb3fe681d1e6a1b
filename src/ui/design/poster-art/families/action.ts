import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { each, pickCyclically, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws a burst, crossed by a slash. */
function burstAndSlash(k: DrawingKit): DrawnComposition {
  const rays = k.whole(11, 15);
  const slash = [
    STAGE_LEFT, 322, 40, 250, 128, 196, 146, 150, 168, 196, 300, 40, STAGE_RIGHT, -60, STAGE_RIGHT, -36, 310, 68, 178, 240, 110, 292,
    STAGE_LEFT, 366,
  ];
  return {
    layers: [
      k.star(156, 176, 168, 84, rays, k.first, k.between(0, 1), 8),
      k.star(156, 176, 112, 58, rays, k.second, k.between(0, 1), 6),
      k.disc(156, 176, 40, k.background, 12),
      k.cut(slash, k.foreground, 1),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 342,
  };
}

/** Draws four arrows in one direction. */
function chevrons(k: DrawingKit): DrawnComposition {
  const arrows = each([k.third, k.second, k.first, k.foreground], (fill, i) => {
    const x = -60 + i * 66;
    return k.cut([x, 40, x + 74, 40, x + 150, 180, x + 74, 320, x, 320, x + 76, 180], fill);
  });
  return {
    layers: [arrows, k.wide ? k.cut([STAGE_LEFT, 40, -80, 40, -4, 180, -80, 320, STAGE_LEFT, 320], k.third) : ''],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 322,
  };
}

/** Draws a bolt of lightning. */
const bolt = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.cut([STAGE_LEFT, -20, 190, -20, 130, 470, STAGE_LEFT, 470], k.third),
    k.cut([STAGE_LEFT, 330, STAGE_RIGHT, 318, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.first, 1),
    k.cut([188, -20, 92, 186, 160, 178, 74, 340, 252, 138, 178, 146, 262, -20], k.foreground),
    k.cut([196, -20, 116, 168, 176, 162, 118, 262, 226, 150, 158, 158, 240, -20], k.second, 1),
  ],
  box: titleBoxOnFloor(k.first, 20, 340, 92),
});

/** Draws a wheel with speed lines behind it. */
function wheel(k: DrawingKit): DrawnComposition {
  const wind = repeat(7, (i) => {
    const y = 84 + i * 26;
    return k.cut(
      [STAGE_LEFT, y, k.whole(20, 130), y - 6, k.whole(20, 130), y + 4, STAGE_LEFT, y + 8],
      pickCyclically(i, k.first, k.second, k.third),
      1,
    );
  });
  return {
    layers: [
      wind,
      k.disc(184, 176, 94, k.foreground, 22),
      k.disc(184, 176, 62, k.background, 18),
      k.star(184, 176, 58, 16, 6, k.first, k.between(0, 1)),
      k.disc(184, 176, 13, k.foreground, 9),
      k.cut([STAGE_LEFT, 270, STAGE_RIGHT, 266, STAGE_RIGHT, 284, STAGE_LEFT, 286], k.foreground, 1),
    ],
    box: TITLE_BOX_AT_BOTTOM,
  };
}

/** Draws three darts in formation. */
function threeDarts(k: DrawingKit): DrawnComposition {
  const places = [[232, 60, 1.2, k.first], [150, 150, 0.9, k.foreground], [84, 226, 0.65, k.second]] as const;
  const darts = each(places, ([x, y, z, fill]) => {
    const trail = [x - 190 * z, y + 150 * z, x - 60 * z, y + 20 * z, x - 44 * z, y + 38 * z];
    const wings = [x + 50 * z, y - 42 * z, x - 74 * z, y + 4 * z, x - 28 * z, y + 14 * z, x - 12 * z, y + 62 * z];
    const fold = [x + 50 * z, y - 42 * z, x - 28 * z, y + 14 * z, x - 34 * z, y + 44 * z];
    return k.cut(trail, k.third, 2) + k.cut(wings, fill) + k.cut(fold, k.background, 1);
  });
  return { layers: [darts], box: TITLE_BOX_AT_BOTTOM, floor: 320 };
}

/** Draws a slanted city, as seen in a bend. */
function leaningCity(k: DrawingKit): DrawnComposition {
  const towers = [[-40, 190, k.third], [30, 110, k.first], [104, 170, k.third], [170, 66, k.foreground], [240, 140, k.first]] as const;
  const windows = repeat(6, (i) => `M${184 - i * 2} ${90 + i * 34}l30 -6M${46 - i * 2} ${134 + i * 30}l28 -6`);
  return {
    layers: [
      k.disc(206, 96, 66, k.second, 18),
      each(towers, ([x, y, fill]) => k.cut([x, y, x + 62, y - 14, x + 48, 330, x - 22, 330], fill)),
      k.line(windows, k.background, 6),
      k.cut([STAGE_LEFT, 312, STAGE_RIGHT, 298, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.foreground),
    ],
    box: titleBoxOnFloor(k.foreground, 20, 318, 114),
  };
}

/** Compositions for action: slanted shapes. */
export const action = { burstAndSlash, chevrons, bolt, wheel, threeDarts, leaningCity } satisfies Family;
