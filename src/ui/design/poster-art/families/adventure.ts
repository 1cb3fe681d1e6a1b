import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { each } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws two ranges of peaks, snow on the near ones. */
function peaks(k: DrawingKit): DrawnComposition {
  const far = [
    STAGE_LEFT, 300, -150, 180, -60, 270, 40, 132, 110, 236, 160, 190, 236, 290, 320, 200, STAGE_RIGHT, 280, STAGE_RIGHT, 460, STAGE_LEFT,
    460,
  ];
  const near = [STAGE_LEFT, 380, -100, 300, 30, 352, 150, 226, 210, 300, 262, 262, STAGE_RIGHT, 350, STAGE_RIGHT, 460, STAGE_LEFT, 460];
  return {
    layers: [
      k.disc(k.whole(180, 226), 104, 52, k.first, 16),
      k.cut(far, k.third),
      k.cut([40, 132, 74, 182, 54, 176, 40, 196, 24, 174, 6, 184], k.background, 1),
      k.cut(near, k.second),
      k.cut([150, 226, 182, 265, 160, 262, 146, 280, 128, 260, 112, 268], k.background, 1),
      k.cut([STAGE_LEFT, 372, 120, 330, STAGE_RIGHT, 368, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.foreground),
    ],
    box: titleBoxOnFloor(k.foreground, 20, 356, 76),
    floor: 372,
  };
}

/** Draws a ship under sail on three rows of waves. */
function sail(k: DrawingKit): DrawnComposition {
  const waves = each([[k.third, 246], [k.second, 280], [k.foreground, 314]], ([fill, y], i) =>
    k.path(`M${STAGE_LEFT - i * 22} ${y}${'q29 -34 58 0'.repeat(12)}V470H${STAGE_LEFT}z`, fill),
  );
  return {
    layers: [
      k.disc(k.whole(66, 120), 98, 48, k.first, 16),
      k.cut([168, 56, 172, 240, 262, 226], k.foreground),
      k.cut([158, 84, 158, 236, 100, 232], k.second),
      k.cut([88, 244, 270, 238, 236, 286, 124, 290], k.first),
      waves,
    ],
    box: titleBoxOnFloor(k.foreground, 22, 334, 96),
  };
}

/** Draws a compass whose needle points nearly north. */
const compass = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.disc(150, 176, 128, k.second, 26),
    k.disc(150, 176, 110, k.background, 24),
    k.star(150, 176, 74, 18, 4, k.third, -0.78),
    k.star(150, 176, 132, 22, 4, k.foreground, -1.57 + k.between(-0.3, 0.3)),
    k.disc(150, 176, 16, k.first, 10),
  ],
  box: TITLE_BOX_AT_BOTTOM,
});

/** Draws a clearing seen through big leaves. */
function leaves(k: DrawingKit): DrawnComposition {
  const sun = k.disc(150, 176, 86, k.first, 20);
  const places = [
    [-30, 330, -62, k.third], [330, 330, 58, k.foreground], [10, 20, -140, k.foreground], [300, 10, 136, k.third], [150, 326, 4, k.second],
  ] as const;
  const ribs = 'M0 30V-170M0 -10l-34 -40M0 -10l34 -40M0 -60l-32 -38M0 -60l32 -38';
  const foliage = each(
    places,
    ([x, y, turn, fill]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn + k.whole(-9, 9)})">` +
      `<path d="M0 40C-62 -20 -54 -130 0 -196C54 -130 62 -20 0 40z" fill="${fill}"/>` +
      `<path d="${ribs}" stroke="${k.background}" stroke-width="3"/></g>`,
  );
  return { layers: [sun, foliage], box: TITLE_BOX_AT_BOTTOM, floor: 376 };
}

/** Draws a hot-air balloon over hills. */
function hotAirBalloon(k: DrawingKit): DrawnComposition {
  const tenths = (value: number): string => String(value).replace(/(\.\d)\d+/, '$1');
  const side = (offset: number): { readonly belly: string; readonly hem: string } => ({
    belly: tenths(150 + offset * 1.5),
    hem: tenths(150 + offset * 0.42),
  });
  const gores = each([k.first, k.third, k.second, k.third, k.first], (fill, i) => {
    const left = side((i - 2) * 38);
    const right = side((i - 2) * 38 + 38);
    return k.path(`M150 26Q${left.belly} 120 ${left.hem} 214H${right.hem}Q${right.belly} 120 150 26z`, fill);
  });
  return {
    layers: [
      k.disc(150, 118, 96, k.foreground, 22),
      gores,
      k.line('M120 214L134 256M178 214L166 256', k.foreground, 3),
      k.cut([130, 256, 170, 254, 167, 288, 133, 288], k.foreground, 1),
      k.cut([STAGE_LEFT, 330, 60, 296, 150, 316, 250, 290, STAGE_RIGHT, 324, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.second),
    ],
    box: titleBoxOnFloor(k.second, 20, 336, 96),
    floor: 330,
  };
}

/** Draws three pyramids, each half lit. */
const pyramids = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.disc(k.whole(70, 120), 92, 50, k.first, 16),
    k.cut([STAGE_LEFT, 300, -160, 180, -40, 300], k.third),
    k.cut([176, 88, 20, 306, 222, 306], k.second),
    k.cut([176, 88, 222, 306, 330, 306], k.foreground),
    k.cut([60, 214, -12, 306, 84, 306], k.third),
    k.cut([60, 214, 84, 306, 132, 306], k.foreground),
    k.cut([STAGE_LEFT, 300, STAGE_RIGHT, 296, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.third),
  ],
  box: titleBoxOnFloor(k.third, 20, 320, 112),
});

/** Compositions for adventure: landscapes and travel. */
export const adventure = { peaks, sail, compass, leaves, hotAirBalloon, pyramids } satisfies Family;
