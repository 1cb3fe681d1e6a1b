import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { transformPoints } from '#ui/design/poster-art/points.ts';
import { each, pickCyclically, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws a bird folded and glued from paper. */
const paperBird = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.disc(226, 84, 44, k.second, 15),
    k.path('M54 190A96 96 0 0 0 246 190z', k.first),
    k.path('M150 190A62 62 0 0 0 26 150L54 190z', k.third),
    k.disc(84, 136, 44, k.first, 18),
    k.cut([46, 126, 8, 144, 48, 152], k.second, 1),
    k.disc(76, 128, 13, k.background, 10),
    k.dot(74, 128, 6, k.foreground),
    k.cut([236, 192, 292, 144, 286, 176, 298, 188, 262, 214], k.foreground),
    k.line('M110 212A52 52 0 0 0 214 204M134 210A32 32 0 0 0 194 206M132 278V310M168 276V310', k.foreground, 5),
    k.cut([STAGE_LEFT, 306, STAGE_RIGHT, 298, STAGE_RIGHT, 312, STAGE_LEFT, 318], k.foreground, 1),
  ],
  box: TITLE_BOX_AT_BOTTOM,
  floor: 326,
});

/** Draws four balloons on one basket. */
function balloons(k: DrawingKit): DrawnComposition {
  let strings = '';
  const bunch = each(
    [
      [86, 104, 46],
      [176, 74, 54],
      [236, 150, 36],
      [128, 176, 34],
    ],
    ([left, top, radius], i) => {
      const x = left + k.whole(-8, 8);
      const y = top + k.whole(-8, 8);
      const fill = pickCyclically(i, k.first, k.second, k.third, k.foreground);
      strings += `M${x} ${y + radius}Q${Math.trunc((x + 150) / 2)} ${y + 90} 150 292`;
      const gleam = [-radius * 0.55, -radius * 0.3, -radius * 0.2, -radius * 0.62, -radius * 0.1, -radius * 0.45];
      return (
        k.disc(x, y, radius, fill, 17) +
        k.cut(transformPoints(x, y + radius, [-7, 8, 0, -3, 7, 8]), fill, 1) +
        k.cut(transformPoints(x, y, gleam), k.background, 1)
      );
    },
  );
  return {
    layers: [k.line(strings, k.foreground, 1.8), bunch, k.cut([132, 290, 170, 288, 168, 318, 134, 318], k.foreground, 1)],
    box: TITLE_BOX_AT_BOTTOM,
  };
}

/** Draws the face of a fox. */
const fox = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.disc(150, 190, 118, k.second, 22),
    k.cut([60, 84, 112, 128, 190, 128, 242, 82, 248, 190, 216, 262, 150, 304, 86, 264, 54, 192], k.first),
    k.cut([74, 112, 104, 134, 76, 164], k.foreground),
    k.cut([228, 110, 198, 134, 226, 162], k.foreground),
    k.cut([60, 200, 118, 208, 150, 296, 88, 262], k.background),
    k.cut([242, 198, 184, 208, 150, 296, 214, 262], k.background),
    k.disc(110, 194, 13, k.foreground, 10),
    k.disc(192, 192, 13, k.foreground, 10),
    k.cut([134, 274, 168, 274, 150, 302], k.foreground, 1),
  ],
  box: TITLE_BOX_AT_BOTTOM,
});

/** Draws a striped fish over three rows of waves. */
function fish(k: DrawingKit): DrawnComposition {
  const waves = repeat(3, (i) => k.line(`M${STAGE_LEFT} ${290 + i * 22}q22 -18 44 0${'t44 0'.repeat(15)}`, i % 2 ? k.second : k.third, 7));
  return {
    layers: [
      k.path('M36 176C70 96 176 84 232 170L286 118L282 244L232 192C176 270 74 258 36 176z', k.first),
      k.cut([120, 118, 150, 60, 186, 126], k.third),
      k.line('M120 120q34 58 0 116M152 112q38 66 0 132M184 124q30 52 0 106', k.foreground, 6),
      k.disc(84, 166, 15, k.background, 10),
      k.dot(82, 166, 7, k.foreground),
      k.dot(40, 92, 8, k.second),
      k.dot(58, 64, 12, k.third),
      waves,
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 340,
  };
}

/** Draws a spouting whale. */
function whale(k: DrawingKit): DrawnComposition {
  const mouthAndSpout = 'M92 262V280M120 268V286M150 268V286M182 264V282M136 118q-4 -46 -34 -44M140 118q6 -54 40 -48';
  return {
    layers: [
      k.disc(k.whole(70, 110), 76, 40, k.second, 14),
      k.path('M22 214C20 140 96 108 178 122C232 132 250 168 256 196L292 150L296 214L264 240C232 296 30 300 22 214z', k.first),
      k.path('M24 224C60 262 170 268 246 252C206 296 40 298 24 224z', k.background),
      k.disc(74, 198, 8, k.foreground, 9),
      k.line(mouthAndSpout, k.foreground, 5),
      k.cut([212, 120, 232, 84, 250, 132], k.third),
      k.path(`M${STAGE_LEFT} 292${'q29 -20 58 0'.repeat(12)}V306H${STAGE_LEFT}z`, k.third),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 310,
  };
}

/** Draws a robot with a lamp on its head, showing its teeth. */
const robot = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.cut([64, 96, 236, 92, 240, 236, 60, 240], k.first),
    k.cut([40, 130, 62, 130, 60, 196, 38, 196], k.third),
    k.cut([240, 128, 262, 126, 264, 194, 242, 194], k.third),
    k.line('M150 94V52', k.foreground, 6),
    k.disc(150, 44, 14, k.second, 10),
    k.disc(110, 148, 26, k.background, 14),
    k.disc(192, 146, 26, k.background, 14),
    k.dot(116, 150, 10, k.foreground),
    k.dot(198, 148, 10, k.foreground),
    k.cut([92, 194, 210, 192, 208, 220, 94, 222], k.foreground, 1),
    k.line('M116 194V221M140 194V221M164 194V221M188 193V220', k.first, 4),
    k.cut([110, 240, 190, 238, 214, 300, 86, 302], k.second),
  ],
  box: TITLE_BOX_AT_BOTTOM,
  floor: 304,
});

/** Compositions for animation and family: animals and toys. */
export const animation = { paperBird, balloons, fox, fish, whale, robot } satisfies Family;
