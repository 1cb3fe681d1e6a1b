import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { pickCyclically, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws an eye at a keyhole. */
function keyhole(k: DrawingKit): DrawnComposition {
  const hole =
    'M150 46C198 46 232 82 232 124C232 156 214 182 190 194L222 312L78 312L110 194C86 182 68 156 68 124C68 82 102 46 150 46z';
  return {
    background: k.foreground,
    layers: [
      k.path(hole, k.second),
      k.path('M84 132C112 96 188 94 218 130C190 162 112 164 84 132z', k.background),
      k.disc(150, 129, 25, k.first, 13),
      k.disc(150, 129, 11, k.foreground, 9),
      k.cut([140, 236, 160, 236, 174, 312, 126, 312], k.foreground, 1),
    ],
    box: titleBoxOnFloor(k.foreground, 22, 330, 100),
  };
}

/** Draws nine doors, one of them ajar. */
function nineDoors(k: DrawingKit): DrawnComposition {
  const ajar = k.whole(0, 8);
  const doors = repeat(9, (i) => {
    const x = 34 + (i % 3) * 84;
    const y = 28 + Math.trunc(i / 3) * 98;
    const door = k.cut([x, y, x + 62, y, x + 62, y + 82, x, y + 82], i === ajar ? k.first : k.foreground, 1);
    const leaf = (): string => k.cut([x, y, x + 26, y + 12, x + 26, y + 92, x, y + 82], k.background, 1);
    return door + (i === ajar ? leaf() : k.dot(x + 50, y + 44, 4, k.second));
  });
  return { background: k.third, layers: [doors, k.ground(320, k.foreground, 2)], box: titleBoxOnFloor(k.foreground, 22, 332, 98) };
}

/** Draws a magnifying glass over a question mark. */
function magnifyingGlass(k: DrawingKit): DrawnComposition {
  const question = [
    112, 96, 150, 88, 176, 114, 170, 146, 140, 164, 140, 186, 120, 186, 120, 152, 148, 134, 148, 118, 134, 110, 116, 122,
  ];
  return {
    layers: [
      k.disc(134, 148, 106, k.foreground, 24),
      k.disc(134, 148, 84, k.second, 22),
      k.cut([204, 216, 226, 196, 300, 292, 276, 316], k.foreground),
      k.cut(question, k.first),
      k.disc(130, 206, 13, k.first, 9),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    noMirror: true,
  };
}

/** Draws a man in a hat between banks of fog, under a pale moon. */
function fog(k: DrawingKit): DrawnComposition {
  const moon = k.disc(218, 84, 40, k.second, 15);
  const banks = repeat(5, (i) => {
    const y = i * 40;
    const edge = [
      STAGE_LEFT, 150 + y, 60,
      140 + y + k.whole(-9, 9),
      180, 156 + y, STAGE_RIGHT, 138 + y, STAGE_RIGHT, 156 + y, 190, 172 + y, 40, 160 + y, STAGE_LEFT, 168 + y,
    ];
    return k.cut(edge, pickCyclically(i, k.third, k.second), 3, k.sheer(0.8));
  });
  return {
    background: k.foreground,
    layers: [
      moon,
      banks,
      k.man(116, 316, 2.6, k.first),
      k.cut([84, 166, 150, 160, 134, 152, 130, 136, 104, 138, 100, 154], k.first, 1),
    ],
    box: titleBoxOnFloor(k.foreground, 22, 332, 98),
  };
}

/** Compositions for mystery: hidden things. */
export const mystery = { keyhole, nineDoors, magnifyingGlass, fog } satisfies Family;
