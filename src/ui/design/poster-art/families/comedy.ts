import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { transformPoints } from '#ui/design/poster-art/points.ts';
import { pickCyclically, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws a hat, glasses and a moustache. */
function hatGlassesMoustache(k: DrawingKit): DrawnComposition {
  const y = k.whole(96, 112);
  const ring = 'a28 28 0 1 0 56 0a28 28 0 1 0 -56 0';
  const glasses = `M82 ${y + 128}${ring}M162 ${y + 126}${ring}M138 ${y + 124}q12 -10 24 0`;
  const moustache = [150, 166, 196, 176, 222, 160, 208, 196, 152, 190, 96, 198, 78, 164, 104, 178];
  return {
    layers: [
      k.cut(transformPoints(0, y, [84, 74, 90, 8, 122, -34, 178, -36, 210, 4, 218, 70]), k.foreground),
      k.cut(transformPoints(0, y, [42, 66, 258, 58, 268, 78, 236, 92, 66, 96, 34, 84]), k.foreground),
      k.cut(transformPoints(0, y, [86, 52, 216, 46, 217, 64, 85, 70]), k.first, 1),
      k.line(glasses, k.foreground, 6),
      k.dot(110, y + 130, 7, k.foreground),
      k.dot(190, y + 124, 7, k.foreground),
      k.cut(transformPoints(0, y, moustache), k.third),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 318,
  };
}

/** Draws a leaning tower of blocks. */
function teeteringBlocks(k: DrawingKit): DrawnComposition {
  let top = 300;
  const tower = repeat(5, (i) => {
    const width = k.whole(66, 150) - i * 6;
    const height = k.whole(36, 49);
    const x = 150 - width / 2 + k.whole(-26, 26);
    const tilt = k.between(-7, 7);
    const y = top;
    top -= height;
    const corners = [x, y - tilt, x + width, y + tilt, x + width + tilt, top + tilt, x + tilt, top - tilt];
    const block = k.cut(corners, pickCyclically(i, k.first, k.second, k.third, k.foreground));
    return i % 2 ? block + k.disc(x + width / 2, y - height / 2, height * 0.3, k.background, 10) : block;
  });
  return {
    layers: [
      tower,
      k.disc(150 + k.whole(-14, 14), top - 24, 25, k.first, 13),
      k.cut([STAGE_LEFT, 302, STAGE_RIGHT, 296, STAGE_RIGHT, 308, STAGE_LEFT, 310], k.foreground, 1),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 322,
  };
}

/** Draws a grin below two unequal eyes. */
function grin(k: DrawingKit): DrawnComposition {
  const gaps = repeat(6, (i) => `M${70 + i * 32} 180l${k.whole(-4, 4)} 38`);
  return {
    layers: [
      k.disc(92, 92, 42, k.second, 15),
      k.disc(100, 96, 17, k.foreground, 10),
      k.cut([168, 92, 240, 78, 244, 92, 172, 106], k.foreground),
      k.path('M36 170L264 162C262 254 214 304 148 304C84 304 40 252 36 170z', k.foreground),
      k.path('M50 182L250 174L242 214L60 222z', k.background),
      k.line(gaps, k.foreground, 3),
      k.path('M92 278C120 244 184 242 214 270C180 310 122 308 92 278z', k.first),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 314,
  };
}

/** Draws a cocktail glass in a shower of confetti. */
function confetti(k: DrawingKit): DrawnComposition {
  const floor = k.cut([STAGE_LEFT, 250, STAGE_RIGHT, 210, STAGE_RIGHT, 322, STAGE_LEFT, 322], k.second);
  const scraps = repeat(15, (i) => {
    const x = k.between(k.wide ? -220 : 20, k.wide ? 360 : 280);
    const y = k.between(20, 280);
    const fill = pickCyclically(i, k.first, k.third, k.foreground);
    const size = k.between(9, 21);
    return i % 3
      ? k.cut([x, y - size, x + size, y + size * 0.4, x - size * 0.7, y + size * 0.8], fill, 3)
      : k.dot(x, y, size * 0.6, fill);
  });
  return {
    layers: [
      floor,
      scraps,
      k.cut([78, 104, 224, 98, 156, 204, 158, 282, 196, 294, 108, 298, 146, 284, 146, 206], k.foreground),
      k.cut([100, 120, 204, 116, 152, 192], k.background),
      k.disc(180, 112, 16, k.first, 11),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 320,
  };
}

/** Draws an umbrella in the rain. */
function umbrella(k: DrawingKit): DrawnComposition {
  const rain = repeat(13, (i) => `M${-20 + i * 30 + k.whole(-6, 6)} ${k.whole(-10, 70)}l-14 ${k.whole(30, 60)}`);
  const dome = 'M22 168C34 84 92 48 150 48S268 84 280 164';
  const hem = 'Q258 146 236 166Q214 144 192 164Q170 142 150 164Q128 144 106 166Q84 146 62 168Q42 148 22 168z';
  return {
    layers: [
      k.line(rain, k.third, 5),
      k.path(dome + hem, k.first),
      k.path('M106 166C108 110 128 66 150 48C172 66 190 110 192 164Q170 142 150 164Q128 144 106 166z', k.second),
      k.line('M150 40V270q0 28 -24 28t-24 -26', k.foreground, 8),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 306,
  };
}

/** Draws a chair on one leg. */
function chairOnOneLeg(k: DrawingKit): DrawnComposition {
  const turn = k.whole(-20, 20);
  const frame = [90, 60, 102, 60, 108, 190, 200, 188, 202, 200, 204, 300, 192, 300, 188, 202, 108, 204, 104, 300, 92, 300];
  return {
    layers: [
      k.disc(150, 170, 120, k.second, 22),
      `<g transform="rotate(${turn} 150 170)">`,
      k.cut(frame, k.foreground, 1),
      k.cut([102, 178, 204, 174, 206, 192, 104, 194], k.first, 1),
      k.cut([96, 70, 112, 68, 114, 130, 98, 132], k.third, 1),
      '</g>',
      k.cut([STAGE_LEFT, 302, STAGE_RIGHT, 298, STAGE_RIGHT, 308, STAGE_LEFT, 310], k.foreground, 1),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 312,
  };
}

/** Compositions for comedy: unbalanced objects and faces. */
export const comedy = {
  hatGlassesMoustache, teeteringBlocks, grin, confetti, umbrella, chairOnOneLeg,
} satisfies Family;
