import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { each, pickCyclically, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws a record on the turntable. */
function record(k: DrawingKit): DrawnComposition {
  const grooves = each([112, 98, 84, 70], (radius) => `<circle cx="150" cy="172" r="${radius}"/>`);
  return {
    layers: [
      k.disc(150, 172, 134, k.foreground, 28),
      `<g fill="none" stroke="${k.background}" stroke-width="1.4"${k.sheer(0.5)}>${grooves}</g>`,
      k.disc(150, 172, 50, k.first, 18),
      k.cut([104, 166, 196, 160, 197, 176, 105, 182], k.second, 1),
      k.dot(150, 172, 7, k.background),
      k.line('M280 20L262 128L206 196', k.third, 8),
      k.cut([196, 190, 214, 200, 202, 222, 186, 212], k.third, 1),
    ],
    box: TITLE_BOX_AT_BOTTOM,
  };
}

/** Draws a keyboard at a slant, two keys down. */
function pianoKeys(k: DrawingKit): DrawnComposition {
  const slant = k.whole(-12, -6);
  const keys = repeat(9, (i) => {
    const x = -60 + i * 48;
    const fill = i === 4 ? k.first : i === 6 ? k.second : k.background;
    const white = k.cut([x, 40, x + 44, 40, x + 44, 320, x, 320], fill, 1);
    const hasBlack = i % 7 !== 2 && i % 7 !== 6;
    return hasBlack ? white + k.cut([x + 31, 40, x + 61, 40, x + 61, 206, x + 31, 206], k.foreground, 1) : white;
  });
  return {
    background: k.foreground,
    layers: [
      `<g transform="rotate(${slant} 150 180)${k.wide ? ' translate(-60 -30) scale(1.3)' : ''}">${keys}</g>`,
      k.cut([STAGE_LEFT, 356, STAGE_RIGHT, 296, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.foreground, 1),
    ],
    box: titleBoxOnFloor(k.foreground, 22, 336, 94),
  };
}

/** Draws a level meter at its peak. */
function levelMeter(k: DrawingKit): DrawnComposition {
  const bars = each([70, 130, 210, 168, 240, 120, 186, 92], (height, i) => {
    const x = 26 + i * 32;
    const top = 310 - height;
    return k.cut(
      [x, 310, x, top - k.whole(-14, 14), x + 24, top, x + 24, 310],
      pickCyclically(i, k.first, k.foreground, k.second, k.third),
    );
  });
  return { layers: [bars, k.disc(230, 70, 26, k.first, 12)], box: TITLE_BOX_AT_BOTTOM, floor: 322 };
}

/** Draws a trumpet before a spotlight. */
const trumpet = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.disc(176, 132, 104, k.second, 22),
    k.cut([34, 196, 60, 186, 180, 160, 252, 92, 280, 84, 286, 250, 258, 246, 186, 192, 66, 212, 38, 214], k.first),
    k.line('M100 208V262Q100 280 120 280H178Q196 280 196 262V196', k.foreground, 9),
    k.line('M116 186V154M144 180V148M172 174V142', k.foreground, 8),
    k.cut([268, 86, 286, 82, 290, 252, 272, 250], k.foreground, 1),
  ],
  box: TITLE_BOX_AT_BOTTOM,
});

/** Compositions for music: instruments and sound. */
export const music = { record, pianoKeys, levelMeter, trumpet } satisfies Family;
