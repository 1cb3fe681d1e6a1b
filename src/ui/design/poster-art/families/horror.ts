import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { transformPoints, mirrorPoints, type Points } from '#ui/design/poster-art/points.ts';
import { each, range, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Keeps the corners that are visible on a poster, and the first and the last one, which close the shape. */
const onPoster = (points: Points): Points =>
  points.filter((_, index) => {
    const pair = index - (index % 2);
    const x = points[pair] ?? 0;
    return (x > -40 && x < 340) || pair === 0 || pair === points.length - 2;
  });

/** Draws an eye deep in a mouth full of teeth. */
function teethRoundAnEye(k: DrawingKit): DrawnComposition {
  const upper = [STAGE_LEFT, -20];
  const lower = [STAGE_LEFT, 470];
  range(STAGE_LEFT, STAGE_RIGHT, 26).forEach((x, i) => {
    upper.push(x + 8, 66 + k.between(-10, 10), x + 20, 122 + k.between(-8, 50) * (i % 2));
    lower.push(x + 4, 332 + k.between(-10, 10), x + 17, 262 + k.between(-50, 8) * (i % 2));
  });
  upper.push(STAGE_RIGHT, 60, STAGE_RIGHT, -20);
  lower.push(STAGE_RIGHT, 330, STAGE_RIGHT, 470);
  return {
    background: k.first,
    layers: [
      k.cut([62, 202, 110, 170, 160, 162, 240, 200, 196, 232, 130, 238], k.background),
      k.disc(152, 200, 31, k.second, 13),
      k.cut([152, 170, 162, 200, 151, 231, 144, 200], k.foreground, 1),
      k.cut(k.wide ? upper : onPoster(upper), k.foreground, 0),
      k.cut(k.wide ? lower : onPoster(lower), k.foreground, 0),
    ],
    box: titleBoxOnFloor(k.foreground, 22, 344, 86),
  };
}

/** Draws four claw marks. */
function clawMarks(k: DrawingKit): DrawnComposition {
  const moon = k.disc(k.whole(190, 230), 110, 74, k.second, 18);
  const slashes = repeat(4, (i) => {
    const x = 34 + i * 58;
    const drop = k.between(-24, 24);
    return k.cut([x + 62, 36 + drop, x + 68, 40 + drop, x + 48, 170, x + 6, 330 + drop, x, 300 + drop, x + 26, 160], k.first, 3);
  });
  return { layers: [moon, slashes], box: TITLE_BOX_AT_BOTTOM, floor: 352 };
}

/** Draws a house on a hill with lit windows, before an enormous moon. */
function houseOnTheHill(k: DrawingKit): DrawnComposition {
  const x = k.whole(96, 150);
  const house = [
    -26, 312, -34, 192, -44, 194, 2, 120, 38, 182, 32, 186, 36, 214, 84, 204, 80, 140, 74, 140, 98, 92, 124, 136, 116, 138, 122, 310,
  ];
  return {
    layers: [
      k.path(`M${STAGE_LEFT} -20H${STAGE_RIGHT}V340H${STAGE_LEFT}z`, k.third, k.sheer(0.45)),
      k.disc(x + 50, 168, 112, k.second, 22),
      k.cut([STAGE_LEFT, 362, 40, 330, 130, 292, 220, 300, STAGE_RIGHT, 366, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.foreground),
      k.cut(transformPoints(x, 0, house), k.foreground),
      k.cut(transformPoints(x, 0, [-8, 206, 12, 204, 12, 236, -8, 238]), k.first, 1),
      k.cut(transformPoints(x, 0, [92, 152, 106, 151, 107, 178, 93, 179]), k.first, 1),
      k.cut(transformPoints(x, 0, [34, 262, 52, 260, 54, 310, 34, 310]), k.first, 1),
      k.line('M262 330L256 236L278 190M256 246L232 204M258 268L290 230M240 218L240 196', k.foreground, 6),
    ],
    box: titleBoxOnFloor(k.foreground, 22, 340, 90),
  };
}

/** Draws a hand that comes out of the ground. */
function handFromTheGround(k: DrawingKit): DrawnComposition {
  const night = k.path(`M${STAGE_LEFT} -20H${STAGE_RIGHT}V352H${STAGE_LEFT}z`, k.third, k.sheer(0.4));
  const moon = k.disc(150, 150, 122, k.first, 22);
  const fingers = [[70, 236, 52, 128, 14], [108, 214, 98, 62, 15], [150, 210, 152, 46, 15], [190, 216, 206, 70, 14]] as const;
  return {
    layers: [
      night,
      moon,
      each(fingers, ([x, y, tipX, tipY, width]) => {
        const left = [x - width, y + 130, x - width + 3, y - 30, tipX - 9, tipY + 20];
        const right = [tipX + 9, tipY + 22, x + width, y - 30, x + width, y + 130];
        return k.cut([...left, tipX, tipY, ...right], k.foreground, 2);
      }),
      k.cut([56, 330, 60, 270, 200, 262, 214, 300, 258, 226, 276, 218, 280, 236, 240, 330, 214, 352, 66, 352], k.foreground),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 366,
  };
}

/** Draws three bats against the moon. */
function bats(k: DrawingKit): DrawnComposition {
  const moon = k.disc(150, 140, 118, k.second, 22);
  const bat = [
    0, 18, 14, -6, 10, -18, 24, -12, 40, -22, 112, -34, 84, 0, 66, -4, 52, 18, 34, 8, 0, 52, -30, 12, -52, 22, -62, -2, -90, 6, -104, -40,
    -44, -20, -12, -12,
  ];
  const flock = each([[184, 104, 0.62], [96, 176, 0.86], [214, 214, 0.5]], ([x, y, scale], i) =>
    k.cut(transformPoints(x, y, i % 2 ? bat : mirrorPoints(bat), scale), k.lettering, 0.6),
  );
  return { layers: [moon, flock], box: TITLE_BOX_AT_BOTTOM };
}

/** Draws a candle that burns down. */
function candle(k: DrawingKit): DrawnComposition {
  const x = 150 + k.whole(-8, 8);
  const flame = `M${x} 20C${x + 32} 56 ${x + 28} 84 ${x} 86C${x - 28} 84 ${x - 30} 60 ${x} 20z`;
  return {
    background: k.third,
    layers: [
      k.cut(transformPoints(x, 0, [-40, 84, 40, 82, 46, 330, -46, 330]), k.background),
      k.cut(transformPoints(x, 0, [-32, 130, 32, 128, 36, 330, -38, 330]), k.second, 1),
      k.path(flame, k.first),
      k.line(`M${x} 92V74`, k.foreground, 4),
      k.cut([STAGE_LEFT, 318, STAGE_RIGHT, 312, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.foreground),
    ],
    box: titleBoxOnFloor(k.foreground, 20, 328, 104),
  };
}

/** Compositions for horror. */
export const horror = {
  teethRoundAnEye, clawMarks, houseOnTheHill, handFromTheGround, bats, candle,
} satisfies Family;
