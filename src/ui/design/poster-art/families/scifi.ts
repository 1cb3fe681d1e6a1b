import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { transformPoints } from '#ui/design/poster-art/points.ts';
import { each, pickCyclically, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws planets on tilted orbits round a small sun. */
function orbits(k: DrawingKit): DrawnComposition {
  const x = k.whole(120, 190);
  const y = k.whole(190, 215);
  const tilt = k.whole(-38, -14);
  const rings = each([62, 100, 140, 188], (radius) => `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${Math.round(radius * 0.42)}"/>`);
  return {
    layers: [
      k.disc(x, y, 128, k.third, 17, k.sheer(0.35)),
      `<g transform="rotate(${tilt} ${x} ${y})" fill="none" stroke="${k.foreground}" stroke-width="2.5">${rings}</g>`,
      k.disc(x, y, 38, k.first, 16),
      k.disc(x - 104, y + 52, 18, k.second, 11),
      k.dot(x + 118, y - 76, 9, k.foreground),
      k.dot(x + 44, y + 27, 6, k.background),
      k.disc(x + 62, y + 60, 12, k.third, 9),
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 330,
  };
}

/** Draws an eclipse over a plain ruled like a grid, a slab standing before it. */
function eclipseAndMonolith(k: DrawingKit): DrawnComposition {
  const x = k.whole(130, 170);
  const meridians = repeat(19, (i) => `M${x + (i - 9) * 9} 266L${x + (i - 9) * 74} 460`);
  const parallels = repeat(5, (i) => `M${STAGE_LEFT} ${276 + i * i * 11}H${STAGE_RIGHT}`);
  return {
    background: k.background,
    layers: [
      k.disc(x, 158, 108, k.first, 19),
      k.disc(x + k.whole(-16, 16), 162, 84, k.foreground, 17),
      k.cut([STAGE_LEFT, 268, STAGE_RIGHT, 262, STAGE_RIGHT, 460, STAGE_LEFT, 460], k.second, 1),
      k.line(meridians + parallels, k.background, 1.6),
      k.cut(transformPoints(x, 0, [-19, 150, 18, 150, 20, 300, -21, 300]), k.background),
      k.wide ? '' : k.cut([STAGE_LEFT, 322, STAGE_RIGHT, 318, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.foreground, 1),
    ],
    box: titleBoxOnFloor(k.foreground, 20, 322, 110),
  };
}

/** Draws a rocket on three flames, past a moon. */
function rocket(k: DrawingKit): DrawnComposition {
  const lean = k.whole(18, 34);
  const flames = each([k.first, k.second, k.third], (fill, i) =>
    k.cut(transformPoints(i * 22, 0, [118, 262, 140, 260, 108 - lean, 344, 82 - lean, 352]), fill),
  );
  const stars = repeat(7, () => k.dot(k.between(k.wide ? -200 : 12, k.wide ? 330 : 288), k.between(12, 300), k.whole(2, 4), k.foreground));
  return {
    layers: [
      k.disc(240, 70, 74, k.third, 18),
      flames,
      stars,
      '<g transform="rotate(14 150 170)">',
      k.cut([150, 40, 176, 96, 184, 190, 214, 252, 178, 240, 122, 240, 86, 252, 116, 190, 124, 96], k.foreground),
      k.cut([150, 40, 150, 240, 178, 240, 214, 252, 184, 190, 176, 96], k.first, 1),
      k.disc(150, 132, 17, k.background, 11),
      '</g>',
    ],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 356,
  };
}

/** Draws a lens of nested rings. */
function lens(k: DrawingKit): DrawnComposition {
  const x = 150;
  const y = 178;
  const rings = [[136, k.second], [112, k.background], [104, k.foreground], [72, k.first], [40, k.third], [18, k.background]] as const;
  return {
    background: k.foreground,
    layers: [
      each(rings, ([radius, fill]) => k.disc(x, y, radius, fill, 17)),
      k.cut(transformPoints(x, y, [-58, -66, -30, -84, -14, -72, -44, -50]), k.background, 1),
    ],
    box: titleBoxOnFloor(k.foreground, 22, 326, 102),
  };
}

/** Draws a flying saucer with a beam of light on a person. */
function saucer(k: DrawingKit): DrawnComposition {
  const stars = repeat(8, () => k.dot(k.between(k.wide ? -220 : 10, k.wide ? 340 : 290), k.between(8, 220), k.whole(2, 4), k.background));
  const x = k.whole(130, 170);
  return {
    background: k.foreground,
    layers: [
      stars,
      k.cut(transformPoints(x, 0, [-40, 140, 44, 138, 116, 340, -110, 340]), k.second, 2, k.sheer(0.9)),
      k.disc(x, 96, 44, k.third, 16),
      k.cut(transformPoints(x, 0, [-112, 122, -46, 96, 46, 94, 114, 120, 60, 148, -56, 150]), k.first),
      k.dot(x - 58, 124, 8, k.background),
      k.dot(x, 128, 9, k.background),
      k.dot(x + 58, 122, 8, k.background),
      k.man(x + 4, 320, 1, k.foreground),
      k.cut([STAGE_LEFT, 318, STAGE_RIGHT, 312, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.foreground),
    ],
    box: titleBoxOnFloor(k.foreground, 20, 326, 106),
  };
}

/** Draws a city of the future: needle towers and an elevated road with one car. */
function cityOfTomorrow(k: DrawingKit): DrawnComposition {
  const places = [[-70, 120, 60], [6, 60, 46], [64, 140, 44], [120, 30, 54], [188, 110, 40], [240, 76, 60]] as const;
  const towers = each(places, ([x, y, width], i) =>
    k.cut(
      [x, 330, x + 4, y + 30, x + width / 2, y - 22, x + width - 4, y + 30, x + width, 330],
      pickCyclically(i, k.first, k.foreground, k.third),
    ),
  );
  return {
    layers: [
      k.disc(96, 90, 64, k.second, 18),
      towers,
      k.path('M-20 190Q150 110 330 214L330 224Q150 124 -20 202z', k.background),
      k.disc(214, 144, 11, k.first, 9),
      k.cut([STAGE_LEFT, 312, STAGE_RIGHT, 306, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.foreground),
    ],
    box: titleBoxOnFloor(k.foreground, 20, 320, 112),
  };
}

/** Compositions for science fiction. */
export const scifi = {
  orbits, eclipseAndMonolith, rocket, lens, saucer, cityOfTomorrow,
} satisfies Family;
