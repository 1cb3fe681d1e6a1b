import type { Composition, Family } from '#ui/design/poster-art/composition.ts';
import { each, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT } from '#ui/design/poster-art/stage.ts';
import { atNight, onGround, onSheet, symmetric } from './emblem';

/** Draws a bat in front of the moon. */
const bat: Composition = (k) => {
  const half = [0, -34, 9, -32, 16, -60, 25, -24, 44, -18, 62, -46, 142, -70, 122, -30, 128, 12, 100, 2, 88, 38, 62, 22, 44, 56, 24, 42, 0,
    92];
  return atNight(k, [k.disc(150, 160, 128, k.second, 26), k.cut(symmetric(162, half), k.foreground, 1)]);
};

/** Draws the fin of a shark between waves. */
const sharkFin: Composition = (k) => {
  const waves = each([[k.third, 232], [k.second, 262], [k.foreground, 296]], ([fill, y], i) =>
    k.path(`M${STAGE_LEFT - i * 22} ${y}${'q29 -26 58 0'.repeat(12)}V470H${STAGE_LEFT}z`, fill));
  return onGround(k, k.foreground, [
    k.disc(206, 96, 54, k.first, 17),
    k.path('M70 268C96 170 140 96 214 58C190 128 200 200 236 268z', k.foreground),
    waves,
  ]);
};

/** Draws the head of a tyrannosaur with its teeth. */
const dinosaur: Composition = (k) => {
  const head = [
    -20, 330, 14, 210, 48, 132, 92, 92, 140, 74, 166, 88, 238, 108, 276, 136, 276, 166, 256, 172, 248, 196, 236, 174, 226, 200, 214, 176,
    202, 202, 190, 178, 178, 200, 166, 180, 138, 194, 146, 210, 168, 222, 178, 206, 188, 226, 202, 208, 212, 230, 226, 212, 246, 234, 238,
    256, 170, 264, 142, 276, 136, 330,
  ];
  return onSheet([
    k.disc(176, 154, 124, k.first, 24), k.cut(head, k.foreground, 1), k.disc(152, 112, 12, k.second, 10), k.dot(154, 112, 5, k.foreground),
    k.dot(256, 136, 5, k.second),
  ], 326);
};

/** Draws a spider on its thread. */
const spider: Composition = (k) => {
  const legs = each([1, -1], (side) => each([[-70, -46, 30], [-96, 0, 70], [-86, 40, 118], [-60, 66, 150]], ([x, y, end]) =>
    `M150 168L${150 + side * x} ${150 + y}L${150 + side * (x * 1.25)} ${130 + end}`));
  return onSheet([
    k.disc(150, 178, 122, k.second, 24),
    k.line('M150 -20V150', k.foreground, 3),
    k.line(legs, k.foreground, 8, ' stroke-linejoin="round"'),
    k.disc(150, 206, 44, k.foreground, 16),
    k.disc(150, 150, 26, k.foreground, 12),
    k.cut(symmetric(206, [0, 0, 16, -22, 16, 22]), k.first, 1),
  ]);
};

/** Draws a web over a town at night. */
const web: Composition = (k) => {
  const angles = [0, 0.42, 0.82, 1.2, 1.57];
  const at = (angle: number, radius: number): string =>
    `${Math.round(300 - Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`;
  const threads = each(angles, (angle) => `M300 0L${at(angle, 420)}`);
  const rings = each([70, 124, 182, 246, 316], (radius) =>
    `M${at(0, radius)}${each([0.42, 0.82, 1.2, 1.57], (angle) => `Q${at(angle - 0.2, radius * 0.88)} ${at(angle, radius)}`)}`);
  const towers = repeat(9, (i) => {
    const top = k.whole(216, 284);
    return k.cut([i * 46 - 40, 340, i * 46 - 40, top, i * 46, top - 3, i * 46, 340], k.foreground, 1);
  });
  return onGround(k, k.foreground, [k.disc(96, 176, 84, k.first, 20), k.line(threads + rings, k.foreground, 4), towers]);
};

/** Draws a dragon that breathes fire. */
const dragon: Composition = (k) => onSheet([
  k.disc(128, 176, 118, k.second, 24),
  k.cut([232, 164, 290, 130, 280, 164, 326, 168, 286, 192, 312, 222, 270, 212, 262, 240, 226, 190], k.first),
  k.path('M20 330C16 220 46 150 112 126L56 84L140 104L112 40L184 106C222 112 248 128 258 152L208 166L236 184L184 204C152 202 136 222 136 254C136 284 148 308 172 330z', k.foreground),
  k.cut([28, 206, 4, 192, 40, 176, 24, 154, 66, 156], k.foreground, 1),
  k.dot(186, 136, 8, k.first),
], 326);

/** Draws a wolf that howls at the moon. */
const wolf: Composition = (k) => onSheet([
  k.disc(186, 128, 100, k.second, 22),
  k.cut([
    24, 330, 56, 232, 48, 178, 86, 152, 78, 96, 120, 132, 158, 112, 200, 52, 218, 46, 224, 60, 188, 126, 216, 92, 226, 104, 196, 164, 174,
    196, 188, 250, 220, 330,
  ], k.foreground),
  k.cut([134, 140, 152, 128, 154, 138], k.first, 1),
], 326);

/** Draws a moth with eyes on its wings. */
const moth: Composition = (k) => onSheet([
  k.cut(symmetric(150, [2, -18, 46, -92, 120, -112, 132, -56, 96, 4, 8, 14]), k.first),
  k.cut(symmetric(150, [4, 12, 84, 18, 104, 78, 64, 130, 20, 66]), k.third),
  each([-1, 1], (side) => k.disc(150 + side * 78, 104, 24, k.background, 12) + k.dot(150 + side * 78, 104, 11, k.foreground)),
  k.cut(symmetric(150, [0, -40, 10, -30, 12, 60, 0, 120]), k.foreground, 1),
  k.line('M148 112Q140 66 112 58M152 112Q160 66 188 58', k.foreground, 4),
]);

/** Draws the knight of a game of chess. */
const chessKnight: Composition = (k) => onSheet([
  k.disc(150, 166, 124, k.second, 24),
  k.cut([
    96, 274, 106, 226, 142, 184, 134, 168, 96, 188, 70, 172, 82, 142, 116, 96, 116, 56, 142, 78, 186, 92, 216, 138, 220, 204, 208, 274,
  ], k.foreground),
  k.cut([80, 272, 222, 270, 230, 304, 70, 306], k.foreground, 1),
  k.dot(128, 126, 7, k.first),
  k.line('M178 112Q200 142 196 196', k.first, 6),
], 308);

/** Animals that are more than a face. */
export const creatures = { bat, sharkFin, dinosaur, spider, web, dragon, wolf, moth, chessKnight } satisfies Family;
