import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { transformPoints, mirrorPoints } from '#ui/design/poster-art/points.ts';
import { repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws two circles with a third colour where they overlap. */
function twoCircles(k: DrawingKit): DrawnComposition {
  const y = k.whole(186, 206);
  const offset = k.whole(-22, 22);
  return {
    layers: [
      k.disc(104, y + offset, 92, k.first, 24),
      k.disc(196, y - offset, 92, k.second, 24, k.overprint(0.82)),
      k.dot(150, y, 11, k.foreground),
    ],
    box: TITLE_BOX_AT_BOTTOM,
  };
}

/** Draws two profiles, about to speak. */
function twoProfiles(k: DrawingKit): DrawnComposition {
  const profile = [
    -90, -20, 92, -20, 96, 60, 104, 104, 98, 126, 136, 176, 116, 190, 120, 206, 110, 214, 118, 226, 104, 240, 104, 268, 84, 286, 44, 284,
    34, 330, -90, 350,
  ];
  const shoulders = (): string =>
    k.cut([STAGE_LEFT, -20, 2, -20, 2, 352, STAGE_LEFT, 380], k.first, 0) +
    k.cut([298, -20, STAGE_RIGHT, -20, STAGE_RIGHT, 380, 298, 352], k.second, 0);
  return {
    background: k.background,
    layers: [
      k.wide ? shoulders() : '',
      k.cut(profile, k.first, 1),
      k.cut(mirrorPoints(profile, 150), k.second, 1),
      k.disc(150, 66, 21, k.third, 11),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 346,
  };
}

/** Draws a heart in two halves that nearly fit, sewn once. */
const splitHeart = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.cut(transformPoints(150, 150, [0, -26, -22, -70, -70, -82, -112, -40, -104, 30, -56, 92, -6, 146]), k.first),
    k.cut(transformPoints(150, 150, [8, -12, 30, -58, 76, -68, 114, -26, 104, 44, 58, 104, 4, 158]), k.second),
    k.cut(transformPoints(150, 150, [-84, -42, -58, -58, -40, -48, -74, -16]), k.background, 1),
    k.line('M174 154L196 174L178 200L198 226', k.foreground, 5),
  ],
  box: TITLE_BOX_AT_BOTTOM,
});

/** Draws one flower on a long stalk. */
function flower(k: DrawingKit): DrawnComposition {
  const stalk =
    k.line('M152 180C140 250 166 300 152 392', k.foreground, 7) +
    k.cut([150, 330, 196, 286, 248, 284, 214, 326], k.second) +
    k.cut([152, 372, 104, 334, 58, 336, 92, 372], k.second);
  const count = k.whole(6, 8);
  const petals = repeat(count, (i) => {
    const turn = Math.round((i * 360) / count + k.between(-5, 5));
    const fill = i % 2 ? k.first : k.third;
    return `<ellipse cx="150" cy="104" rx="36" ry="60" transform="rotate(${turn} 150 156)" fill="${fill}"${k.sheer(0.86)}/>`;
  });
  return {
    layers: [stalk, petals, k.disc(150, 156, 25, k.foreground, 12), k.dot(150, 156, 9, k.second)],
    box: TITLE_BOX_AT_BOTTOM, floor: 394,
  };
}

/** Draws two people under a new moon. */
const twoUnderTheMoon = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.path('M196 44C120 44 76 96 82 158C88 216 142 246 196 234C150 212 130 178 134 136C138 96 160 64 196 44z', k.second),
    k.man(128, 302, 1.5, k.foreground),
    k.man(172, 304, 1.45, k.first),
    k.cut([STAGE_LEFT, 302, STAGE_RIGHT, 296, STAGE_RIGHT, 308, STAGE_LEFT, 310], k.foreground, 1),
    k.star(236, 88, 12, 4, 5, k.third),
    k.star(52, 60, 9, 3, 5, k.third),
    k.star(262, 176, 8, 3, 5, k.third),
  ],
  box: TITLE_BOX_AT_BOTTOM,
  floor: 312,
});

/** Draws a letter with a heart as its seal. */
const letter = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.cut([36, 96, 264, 88, 268, 262, 34, 268], k.second),
    k.cut([36, 96, 264, 88, 152, 196], k.third),
    k.line('M36 96L152 198L264 88', k.foreground, 5),
    k.cut([150, 176, 132, 152, 112, 158, 108, 182, 124, 204, 152, 228, 180, 202, 194, 180, 188, 156, 168, 150], k.first, 1),
    k.cut([222, 30, 272, 28, 273, 78, 224, 80], k.first, 1),
    k.line('M180 40h34M176 54h40M182 68h30', k.foreground, 4),
  ],
  box: TITLE_BOX_AT_BOTTOM,
  floor: 276,
});

/** Draws two people under one umbrella. */
function oneUmbrella(k: DrawingKit): DrawnComposition {
  const rain = repeat(12, (i) => `M${-10 + i * 30 + k.whole(-6, 6)} ${k.whole(-6, 40)}l-8 26`);
  return {
    layers: [
      k.line(rain, k.third, 4),
      k.path('M40 172C52 96 96 62 152 62S250 98 260 168Q206 150 150 158T40 172z', k.first),
      k.line('M150 54V250', k.foreground, 5),
      k.man(122, 306, 2, k.foreground),
      k.man(180, 308, 1.9, k.second),
      k.cut([STAGE_LEFT, 306, STAGE_RIGHT, 300, STAGE_RIGHT, 312, STAGE_LEFT, 314], k.foreground, 1),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 314,
  };
}

/** Compositions for romance: pairs. */
export const romance = {
  twoCircles, twoProfiles, splitHeart, flower, twoUnderTheMoon, letter, oneUmbrella,
} satisfies Family;
