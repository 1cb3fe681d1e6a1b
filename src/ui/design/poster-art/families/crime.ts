import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { transformPoints } from '#ui/design/poster-art/points.ts';
import { each, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws an eye between two slats of a blind that are pushed apart. */
function eyeBetweenBlinds(k: DrawingKit): DrawnComposition {
  const tilt = k.whole(-5, 5);
  const eye =
    k.path('M56 172C96 124 206 122 246 170C206 224 96 226 56 172z', k.background) +
    k.disc(150, 173, 34, k.first, 14) +
    k.disc(150, 173, 16, k.foreground, 11) +
    k.dot(160, 164, 5, k.background);
  const slats = each([0, 0, 0, 6, 36, -36, -6, 0, 0], (bend, i) => {
    const y = 5 + i * 35;
    const straight = [
      STAGE_LEFT, y - tilt, 120, y, STAGE_RIGHT, y + tilt, STAGE_RIGHT, y + tilt + 23, 190, y + 23, STAGE_LEFT, y - tilt + 23,
    ];
    const peak = y - bend;
    const slope = y - bend * 0.8;
    const bent = [
      STAGE_LEFT, y - tilt, 40, y, 96, slope, 150, peak, 204, slope, 262, y, STAGE_RIGHT, y + tilt, STAGE_RIGHT, y + tilt + 23, 262, y + 23,
      206, y + 23 - bend * 0.8, 150, peak + 23, 96, y + 23 - bend * 0.8, 40, y + 23, STAGE_LEFT, y - tilt + 23,
    ];
    return k.cut(bend === 0 ? straight : bent, i === 7 ? k.third : k.second, 1);
  });
  return { background: k.foreground, layers: [eye, slats], box: titleBoxOnFloor(k.foreground, 20, 330, 102), floor: 334 };
}

/** Draws a person under a street lamp and one lit window opposite. */
function streetLamp(k: DrawingKit): DrawnComposition {
  const x = k.whole(180, 225);
  return {
    background: k.foreground,
    layers: [
      k.cut([STAGE_LEFT, -20, 40, -20, 46, 360, STAGE_LEFT, 360], k.third),
      k.cut([70, 60, 128, 54, 130, 360, 66, 360], k.second),
      k.cut(transformPoints(x, 0, [0, 86, 16, 86, 95, 372, -108, 372]), k.first),
      k.ground(366, k.foreground, 2),
      k.cut(transformPoints(x, 0, [-60, 372, 50, 372, 84, 396, -100, 396]), k.first, 1),
      k.cut(transformPoints(x, 0, [-6, 70, 24, 70, 30, 88, -14, 88]), k.background),
      k.man(x - 22, 384, 1.05, k.foreground),
      k.cut(transformPoints(x, 0, [-40, 323, -6, 321, -13, 316, -32, 317]), k.foreground, 1),
      repeat(5, (i) => {
        const window = transformPoints(i % 2 ? 22 : 0, i * 46, [84, 84, 96, 84, 96, 104, 84, 104]);
        return k.cut(window, i === 2 ? k.background : k.foreground, 1);
      }),
    ],
    box: titleBoxOnFloor(k.foreground, 20, 318, 114),
    floor: 404,
  };
}

/** Draws a gun and its muzzle flash. */
function theGun(k: DrawingKit): DrawnComposition {
  const wall = k.cut([STAGE_LEFT, -20, STAGE_RIGHT, -20, STAGE_RIGHT, 190, STAGE_LEFT, 235], k.first);
  const y = k.whole(150, 175);
  const gun = [
    30, 0, 238, -8, 240, -18, 250, -18, 254, 10, 284, 22, 286, 120, 232, 124, 222, 58, 196, 62, 190, 86, 160, 84, 156, 48, 30, 46,
  ];
  return {
    layers: [
      wall,
      k.cut(transformPoints(0, y, gun), k.lettering, 1.5),
      k.cut(transformPoints(0, y, [170, 48, 190, 46, 186, 72, 170, 70]), k.sheet, 1),
      k.cut(transformPoints(0, y, [130, 8, 214, 4, 214, 14, 130, 18]), k.first, 1),
      k.star(2, y + 22, 34, 12, 9, k.second, 0, 3),
    ],
    box: TITLE_BOX_AT_BOTTOM,
  };
}

/** Draws a fingerprint on a card. */
function fingerprint(k: DrawingKit): DrawnComposition {
  const x = k.whole(130, 170);
  const y = 190;
  const ridges = repeat(8, (i) => {
    const radius = (8 - i) * 15;
    const tall = radius * 1.2;
    const from = k.between(0, 6);
    const to = from - k.between(1.2, 2.2);
    const end = (angle: number): string => `${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * tall)}`;
    return `M${end(from)}A${radius} ${Math.round(tall)} 0 1 1 ${end(to)}`;
  });
  return {
    layers: [
      k.cut([40, 40, 262, 52, 250, 348, 52, 338], k.second, 6),
      k.line(ridges, k.foreground, 8.5, ' stroke-linecap="round"'),
      k.disc(x, y, 11, k.first, 9),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 352,
  };
}

/** Draws a playing card with a hole in it. */
function shotCard(k: DrawingKit): DrawnComposition {
  const turn = k.whole(-16, -6);
  const right = 'M150 82C176 128 216 146 210 188C204 220 168 218 158 198Q160 224 176 244';
  const left = 'H124Q140 224 142 198C132 218 96 220 90 188C84 146 124 128 150 82z';
  return {
    layers: [
      `<g transform="rotate(${turn} 150 170)">`,
      k.cut([62, 30, 238, 30, 238, 300, 62, 300], k.second, 2),
      k.path(right + left, k.lettering),
      '</g>',
      k.star(178, 150, 30, 9, 9, k.first, 0, 3),
      k.disc(178, 150, 9, k.sheet, 8),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 322,
  };
}

/** Draws a suitcase with papers sticking out. */
const suitcase = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.disc(150, 150, 118, k.second, 22),
    k.cut([40, 176, 260, 168, 264, 288, 38, 292], k.foreground),
    k.line('M110 172V150Q110 138 122 138H176Q188 138 188 150V170', k.foreground, 11),
    k.cut([40, 206, 262, 200, 262, 211, 40, 217], k.sheet, 1),
    k.cut([138, 194, 164, 193, 164, 226, 139, 227], k.first, 1),
    k.cut([212, 288, 252, 284, 262, 310, 222, 316], k.third, 2),
    k.cut([176, 292, 214, 296, 208, 320, 172, 314], k.third, 2),
  ],
  box: TITLE_BOX_AT_BOTTOM,
  floor: 322,
});

/** Compositions for crime. */
export const crime = {
  eyeBetweenBlinds, streetLamp, theGun, fingerprint, shotCard, suitcase,
} satisfies Family;
