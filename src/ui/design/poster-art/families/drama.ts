import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { transformPoints, mirrorPoints, type Points } from '#ui/design/poster-art/points.ts';
import { each, pickCyclically, range, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws light through a window on an empty chair. */
function emptyChair(k: DrawingKit): DrawnComposition {
  const chair = [170, 240, 178, 240, 182, 320, 232, 318, 236, 400, 228, 400, 224, 342, 186, 344, 184, 402, 176, 402];
  return {
    background: k.foreground,
    layers: [
      k.cut([92, 44, 262, 20, 240, 262, 76, 300], k.second),
      k.cut([170, 20, 180, 20, 164, 300, 152, 300], k.foreground, 1),
      k.cut([60, 150, 280, 118, 279, 130, 60, 164], k.foreground, 1),
      k.cut(chair, k.first, 1),
      k.cut([STAGE_LEFT, 396, STAGE_RIGHT, 390, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.third),
    ],
    box: titleBoxOnFloor(k.third, 20, 330, 102),
    floor: 390, isLow: true,
  };
}

/** Draws a mask with two different halves. */
function twoFacedMask(k: DrawingKit): DrawnComposition {
  const facing = k.oneOf(1, -1);
  const turned = (x: number): number => 150 + (x - 150) * facing;
  const face = (points: Points): Points => (facing === 1 ? points : mirrorPoints(points, 150));
  return {
    layers: [
      k.cut(face([150, 36, 78, 58, 52, 128, 58, 214, 96, 292, 150, 322]), k.first),
      k.cut(face([150, 36, 220, 56, 250, 128, 242, 214, 206, 290, 150, 322]), k.second),
      k.cut(face([150, 120, 176, 222, 150, 228]), k.foreground, 1),
      k.cut(face([76, 142, 130, 134, 132, 146, 80, 154]), k.foreground, 1),
      k.cut(face([84, 172, 106, 160, 130, 172, 106, 182]), k.background, 1),
      k.dot(turned(107), 171, 7, k.foreground),
      k.cut(face([172, 170, 194, 160, 218, 172, 194, 182]), k.foreground, 1),
      k.cut(face([114, 262, 150, 252, 188, 260, 150, 276]), k.foreground, 1),
      k.cut(face([168, 140, 222, 146, 220, 154, 168, 150]), k.foreground, 1),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 326,
  };
}

/** Draws a staircase with a person on the third step from the top. */
function stairs(k: DrawingKit): DrawnComposition {
  const steps = (x: number, y: number): Points => range(0, 6, 1).flatMap((i) => [x + i * 42, y - i * 30, x + 42 + i * 42, y - i * 30]);
  const person = k.man(178, 188, 0.8, k.foreground);
  const tread = [STAGE_LEFT, 460, ...(k.wide ? [STAGE_LEFT, 330] : []), ...steps(-10, 322), STAGE_RIGHT, 142, STAGE_RIGHT, 460];
  const shade = [STAGE_LEFT, 460, ...(k.wide ? [STAGE_LEFT, 350] : []), ...steps(22, 344), STAGE_RIGHT, 190, STAGE_RIGHT, 460];
  return {
    layers: [k.disc(226, 92, 50, k.first, 16), k.cut(tread, k.second, 1), k.cut(shade, k.foreground, 1), person],
    box: titleBoxOnFloor(k.foreground, 20, 330, 102),
    floor: 372,
  };
}

/** Draws four torn sheets and a dark sun above them. */
function tornLayers(k: DrawingKit): DrawnComposition {
  const sheets = repeat(4, (i) => {
    const y = 96 + i * 52;
    const slope = k.between(-42, 42);
    const places = range(k.wide ? -230 : -10, k.wide ? STAGE_RIGHT : 320, 46);
    const edge = places.flatMap((x) => [x, y + slope * (1 - (x + 20) / 170) + k.between(-11, 11)]);
    return k.cut([STAGE_LEFT, y + slope, ...edge, STAGE_RIGHT, y - slope, STAGE_RIGHT, 460, STAGE_LEFT, 460],
      pickCyclically(i, k.third, k.second, k.first, k.foreground), 2);
  });
  return { layers: [k.disc(k.whole(70, 230), 74, 30, k.foreground, 13), sheets], box: titleBoxOnFloor(k.foreground, 22, 320, 108) };
}

/** Draws a tree with overprinted leaves. */
function tree(k: DrawingKit): DrawnComposition {
  const x = k.whole(120, 180);
  const trunk =
    `M${x - 8} 306L${x - 4} 190L${x - 44} 140L${x - 38} 134L${x} 172L${x + 6} 120L${x + 13} 121` +
    `L${x + 9} 180L${x + 48} 150L${x + 53} 156L${x + 10} 208L${x + 12} 304z`;
  const leaves = [
    [-46, 128, 40, k.first], [6, 92, 50, k.second], [56, 136, 38, k.first], [16, 148, 26, k.third], [-22, 74, 24, k.third],
  ] as const;
  return {
    layers: [
      k.cut([STAGE_LEFT, 300, STAGE_RIGHT, 292, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.third),
      k.path(trunk, k.foreground),
      each(leaves, ([offset, y, radius, fill]) => k.disc(x + offset, y, radius, fill, 12, k.overprint(0.88))),
      k.cut(transformPoints(x, 0, [-8, 304, 12, 304, 96, 336, 60, 340]), k.foreground, 1),
    ],
    box: titleBoxOnFloor(k.third, 20, 338, 94),
    floor: 336,
  };
}

/** Draws a person in an open door, with light falling out. */
function openDoor(k: DrawingKit): DrawnComposition {
  const x = k.whole(120, 160);
  return {
    background: k.first,
    layers: [
      k.cut(transformPoints(x, 0, [-46, 60, 50, 52, 54, 306, -44, 300]), k.background),
      k.cut(transformPoints(x, 0, [50, 52, 108, 80, 112, 346, 54, 306]), k.foreground),
      k.dot(x + 66, 196, 5, k.second),
      k.cut(transformPoints(x, 0, [-44, 300, 54, 306, 20, 470, -240, 470]), k.background),
      k.cut([STAGE_LEFT, 302, x - 44, 300, x - 200, 460, STAGE_LEFT, 460], k.third),
      k.cut([x + 54, 306, STAGE_RIGHT, 300, STAGE_RIGHT, 460, x + 30, 470], k.third),
      k.man(x + 2, 304, 1.5, k.foreground),
      k.cut(transformPoints(x, 0, [-10, 304, 14, 304, -16, 364, -52, 364]), k.foreground, 1),
      k.wide ? '' : k.cut([STAGE_LEFT, 356, STAGE_RIGHT, 352, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.third, 1),
    ],
    box: titleBoxOnFloor(k.third, 20, 336, 96),
    floor: 370,
  };
}

/** Draws an open cage and a bird outside of it. */
function openCage(k: DrawingKit): DrawnComposition {
  const bars = each([168, 112, 98, 92, 98, 112, 168], (top, i) => `M${84 + i * 22} ${top}V282`);
  const dome = ` stroke="${k.foreground}" stroke-width="6"`;
  return {
    layers: [
      k.disc(190, 120, 96, k.second, 22),
      k.path('M84 282V168C84 118 116 90 150 90S216 118 216 168V282', 'none', dome),
      k.line(`${bars}M150 90V64M84 200H216`, k.foreground, 4),
      k.cut([70, 282, 230, 278, 232, 302, 68, 304], k.foreground),
      k.cut([182, 108, 222, 84, 280, 90, 258, 106, 286, 124, 232, 128, 204, 124], k.first, 2),
      k.cut([222, 86, 250, 44, 256, 92], k.third, 1),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 306,
  };
}

/** Draws a lighthouse with beams to both sides. */
const lighthouse = (k: DrawingKit): DrawnComposition => ({
  background: k.foreground,
  layers: [
    k.cut([120, 92, STAGE_RIGHT, -40, STAGE_RIGHT, 190], k.second),
    k.cut([108, 92, STAGE_LEFT, 20, STAGE_LEFT, 150], k.second, 2, k.sheer(0.5)),
    k.cut([92, 306, 100, 122, 134, 120, 146, 306], k.background),
    k.cut([95, 190, 138, 184, 140, 224, 94, 232], k.first, 1),
    k.cut([92, 120, 142, 118, 132, 74, 102, 76], k.first, 1),
    k.cut([98, 74, 118, 50, 138, 72], k.background, 1),
    k.cut([STAGE_LEFT, 320, 40, 300, 116, 290, 190, 308, STAGE_RIGHT, 316, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.third),
  ],
  box: titleBoxOnFloor(k.third, 20, 330, 102),
});

/** Compositions for drama. */
export const drama = {
  emptyChair, twoFacedMask, stairs, tornLayers, tree, openDoor, openCage, lighthouse,
} satisfies Family;
