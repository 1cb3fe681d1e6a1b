import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { each, pickCyclically } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws a temple front before the sun, one column in another colour. */
function columns(k: DrawingKit): DrawnComposition {
  const sun = k.disc(k.whole(110, 190), 132, 96, k.first, 22);
  const row = each([30, 106, 182, 258, ...(k.wide ? [-46, -122, -198, 334] : [])], (x, i) => {
    const shaft = [x - 20, 120, x + 22, 118, x + 18, 134, x + 15, 322, x - 15, 322, x - 17, 134];
    return k.cut(shaft, i === 2 ? k.third : k.foreground, 1.5) + k.line(`M${x - 5} 140V316M${x + 6} 140V316`, k.background, 1.6);
  });
  return {
    layers: [
      sun,
      row,
      k.cut([STAGE_LEFT, 92, STAGE_RIGHT, 84, STAGE_RIGHT, 118, STAGE_LEFT, 122], k.foreground, 1),
      k.cut([STAGE_LEFT, 318, STAGE_RIGHT, 316, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.second),
    ],
    box: titleBoxOnFloor(k.second, 22, 332, 96),
  };
}

/** Draws a crown. */
const crown = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.cut([44, 250, 30, 112, 92, 176, 150, 76, 206, 176, 272, 108, 258, 248], k.second),
    k.cut([44, 250, 258, 246, 256, 290, 48, 294], k.first),
    k.disc(32, 106, 13, k.third, 9),
    k.disc(150, 68, 16, k.third, 10),
    k.disc(270, 102, 13, k.third, 9),
    k.cut([150, 254, 164, 270, 150, 286, 136, 270], k.foreground, 1),
    k.disc(92, 270, 8, k.background, 8),
    k.disc(208, 268, 8, k.background, 8),
  ],
  box: TITLE_BOX_AT_BOTTOM,
});

/** Draws banners on their poles, an army below. */
function banners(k: DrawingKit): DrawnComposition {
  const poles = [18, 74, 132, 190, 246, ...(k.wide ? [-40, -96, -152, -208, 302] : [])];
  const host = each(poles, (x, i) => {
    const y = 40 + k.whole(-16, 44);
    const pole = k.line(`M${x} 340L${x + 14} ${y}`, k.foreground, 4);
    const cloth = [x + 14, y, x + 62, y + k.whole(6, 20), x + 46, y + 34, x + 60, y + 62, x + 10, y + 66];
    const flag = k.cut(cloth, pickCyclically(i, k.first, k.second, k.third));
    return pole + flag + k.cut([x + 8, y, x + 15, y - 24, x + 21, y], k.foreground, 1);
  });
  return { layers: [host, k.ground(306, k.foreground, 12)], box: titleBoxOnFloor(k.foreground, 22, 326, 104) };
}

/** Draws nested arches with a person in the innermost one. */
const arches = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.path('M-30 320V180C-30 70 60 26 150 26S330 70 330 180V320z', k.third),
    k.path('M40 322V190C40 104 96 76 150 76S260 104 260 190V322z', k.first),
    k.path('M100 322V206C100 152 124 134 150 134S200 152 200 206V322z', k.background),
    k.disc(150, 196, 26, k.second, 13),
    k.man(150, 322, 1.25, k.foreground),
    k.cut([STAGE_LEFT, 318, STAGE_RIGHT, 314, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.foreground, 1),
  ],
  box: titleBoxOnFloor(k.foreground, 22, 330, 100),
});

/** Compositions for history: architecture, banners, a crown. */
export const history = { columns, crown, banners, arches } satisfies Family;
