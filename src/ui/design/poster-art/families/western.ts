import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, TITLE_BOX_AT_TOP, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { transformPoints } from '#ui/design/poster-art/points.ts';
import { each, pickCyclically, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws a person before the setting sun over three mesas. */
function sunOverMesas(k: DrawingKit): DrawnComposition {
  const x = k.whole(110, 200);
  const mesas = [
    STAGE_LEFT, 338, -120, 336, -100, 280, -30, 278, -18, 332, 18, 336, 36, 278, 92, 274, 104, 330, 186, 336, 204, 236, 258, 232, 276, 336,
    330, 330, 345, 268, STAGE_RIGHT, 270, STAGE_RIGHT, 460, STAGE_LEFT, 460,
  ];
  return {
    layers: [
      k.disc(x, 262, k.whole(86, 98), k.first, 20),
      k.cut(mesas, k.third),
      k.cut([STAGE_LEFT, 372, 90, 362, 200, 380, STAGE_RIGHT, 366, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.second),
      k.cut([STAGE_LEFT, 408, 120, 398, STAGE_RIGHT, 414, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.foreground),
      k.man(x + k.whole(-50, 20), 402, 0.62, k.foreground),
    ],
    box: TITLE_BOX_AT_TOP,
    isLow: true,
  };
}

/** Draws a man in a hat on five rolling hills, with a shadow longer than himself. */
function longShadow(k: DrawingKit): DrawnComposition {
  const plains = repeat(5, (i) => k.ground(196 + i * i * 5 + i * 12, pickCyclically(i, k.first, k.second, k.third), 3));
  const sun = k.disc(k.whole(90, 210), 202, 48, k.first, 16);
  const x = k.whole(130, 170);
  return {
    layers: [
      sun,
      plains,
      k.cut(transformPoints(x, 0, [-9, 292, 9, 292, 75, 460, -60, 460]), k.foreground),
      k.man(x, 294, 1.5, k.foreground),
      k.cut(transformPoints(x, 0, [-25, 203, 24, 200, 12, 195, 9, 178, -10, 179, -12, 197]), k.foreground, 1),
    ],
    box: TITLE_BOX_AT_TOP,
    isLow: true,
  };
}

/** Draws the sheriff's star. */
const badge = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.cut([STAGE_LEFT, -20, STAGE_RIGHT, -20, STAGE_RIGHT, 150, STAGE_LEFT, 250], k.first),
    k.star(150, 200, 128, 55, 5, k.foreground, -1.45),
    k.star(150, 200, 112, 48, 5, k.second, -1.45),
    k.disc(150, 200, 27, k.foreground, 11),
    k.disc(147, 197, 9, k.background, 8),
  ],
  box: TITLE_BOX_AT_BOTTOM,
  floor: 320,
});

/** Draws a cactus with two arms before a low sun. */
function cactus(k: DrawingKit): DrawnComposition {
  const sunX = k.oneOf(0, 1) ? 214 : 92;
  const lean = k.whole(-14, 14);
  const limbs = `M150 300V${96 + lean}M150 ${250 + lean}H98V${176 + lean}M150 ${214 + lean}H206V${136 + lean}`;
  return {
    layers: [
      k.disc(sunX, 128, 76, k.first, 18),
      k.line(limbs, k.foreground, 32, ' stroke-linecap="round" stroke-linejoin="round"'),
      k.line(`M144 320V${100 + lean}M156 320V${104 + lean}`, k.second, 2.5, ' stroke-dasharray="9 12"'),
      k.cut([STAGE_LEFT, 316, 90, 304, 220, 318, STAGE_RIGHT, 300, STAGE_RIGHT, 340, STAGE_LEFT, 340], k.third),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 346,
  };
}

/** Draws a longhorn's skull, bleached or black. */
function skull(k: DrawingKit): DrawnComposition {
  const horns = 'M12 76C40 138 78 150 112 138L188 136C224 148 262 136 288 72';
  const jaws = 'C284 158 250 196 200 190L188 250L168 306H134L114 252L102 192C52 198 16 160 12 76z';
  return {
    layers: [
      k.cut([STAGE_LEFT, -20, STAGE_RIGHT, -20, STAGE_RIGHT, 262, STAGE_LEFT, 214], k.second),
      k.path(horns + jaws, k.foreground),
      k.disc(124, 186, 13, k.first, 9),
      k.disc(178, 184, 13, k.first, 9),
      k.cut([138, 268, 146, 252, 147, 282], k.first, 1),
      k.cut([164, 268, 156, 252, 156, 282], k.first, 1),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 312,
  };
}

/** Draws a covered wagon on two spoked wheels. */
function coveredWagon(k: DrawingKit): DrawnComposition {
  const wheel = (x: number, radius: number): string => {
    const reach = Math.trunc(radius * 1.4);
    const near = Math.trunc(x - radius * 0.7);
    const far = Math.trunc(x + radius * 0.7);
    const high = Math.trunc(270 - radius * 0.7);
    const upright = `M${x - radius} 270h${2 * radius}M${x} ${270 - radius}v${2 * radius}`;
    const slanting = `M${near} ${high}l${reach} ${reach}M${far} ${high}l${-reach} ${reach}`;
    const rim = k.dot(x, 270, radius, k.foreground) + k.dot(x, 270, radius * 0.74, k.sheet);
    return rim + k.line(upright + slanting, k.foreground, 4) + k.disc(x, 270, 7, k.first, 8);
  };
  return {
    layers: [
      k.disc(k.whole(120, 200), 116, 70, k.first, 18),
      k.path('M46 214C46 112 86 92 152 92S252 108 258 212z', k.third),
      k.line('M100 214C98 140 104 112 116 98M202 214C204 140 200 112 190 98', k.foreground, 4),
      k.cut([36, 210, 268, 206, 258, 252, 46, 254], k.foreground),
      wheel(92, 38),
      wheel(216, 44),
      k.cut([STAGE_LEFT, 306, STAGE_RIGHT, 302, STAGE_RIGHT, 316, STAGE_LEFT, 316], k.foreground, 1),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 318,
  };
}

/** Draws a hat above a spotted kerchief. */
function hatAndKerchief(k: DrawingKit): DrawnComposition {
  const crown = 'M10 168C46 128 74 150 96 154C100 72 122 56 136 74Q150 90 166 72C182 54 202 74 206 152';
  const brim = 'C230 148 258 126 292 164C250 216 206 226 152 226S52 214 10 168z';
  return {
    layers: [
      k.cut([60, 232, 244, 228, 196, 300, 152, 316, 106, 300], k.first),
      each([[104, 252], [150, 262], [198, 250], [128, 284], [174, 284]], ([x, y]) => k.dot(x, y, 5, k.background)),
      k.path(crown + brim, k.foreground),
      k.cut([96, 142, 206, 138, 208, 158, 95, 162], k.second, 1),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 318,
  };
}

/** Compositions for westerns. */
export const western = {
  sunOverMesas, longShadow, badge, cactus, skull, coveredWagon, hatAndKerchief,
} satisfies Family;
