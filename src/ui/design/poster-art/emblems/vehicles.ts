import type { Composition, Family } from '#ui/design/poster-art/composition.ts';
import { each, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';
import { atNight, onGround, onSheet, symmetric } from './emblem';

/** Draws a car in the night, seen from the front. */
const car: Composition = (k) => atNight(k, [
  k.disc(150, 130, 110, k.third, 24),
  k.cut(symmetric(200, [0, -96, 66, -92, 92, -26, 122, -8, 130, 62, 0, 66]), k.first),
  k.cut(symmetric(200, [0, -80, 56, -76, 74, -28, 0, -26]), k.foreground, 1),
  each([-1, 1], (side) => k.disc(150 + side * 88, 216, 20, k.background, 12) + k.cut([150 + side * 74, 258, 150 + side * 120, 256,
    150 + side * 118, 300, 150 + side * 78, 300], k.background, 1)),
  k.cut([96, 232, 204, 232, 198, 252, 102, 252], k.foreground, 1), k.line('M88 216L-60 330M212 216L360 330', k.second, 3),
]);

/** Draws a locomotive under steam. */
const train: Composition = (k) => onGround(k, k.foreground, [
  each([[70, 60, 40], [130, 40, 34], [190, 62, 28]], ([x, y, radius]) => k.disc(x, y, radius, k.second, 12)),
  k.cut([126, 64, 174, 64, 166, 100, 134, 100], k.foreground, 1), k.disc(150, 176, 92, k.foreground, 24), k.disc(150, 176, 72, k.first, 22),
  k.disc(150, 176, 22, k.foreground, 11), k.disc(150, 116, 18, k.background, 10),
  k.cut([54, 244, 246, 242, 262, 286, 38, 288], k.third), k.cut(symmetric(286, [0, 0, 84, 0, 110, 60, 0, 60]), k.first, 1),
  k.line('M120 288L100 340M150 288V340M180 288L200 340', k.foreground, 5),
]);

/** Draws an airliner above clouds. */
const airliner: Composition = (k) => onSheet([
  k.disc(214, 86, 62, k.first, 18),
  '<g transform="rotate(-18 150 170)">',
  k.path('M-6 180C-6 160 20 152 50 150H230C270 150 296 168 298 180C290 196 260 200 230 200H40C10 200 -6 196 -6 180z', k.foreground),
  k.cut([120, 176, 176, 176, 96, 290, 66, 290], k.second), k.cut([4, 158, 40, 156, 6, 84, -24, 84], k.second),
  k.line('M70 168H236', k.background, 6, ' stroke-dasharray="9 9"'),
  '</g>',
  k.path('M-40 320C0 270 60 270 84 296C110 262 176 270 190 300C230 280 280 290 320 320z', k.third),
], 320);

/** Draws the bow of an ocean liner and an iceberg. */
const liner: Composition = (k) => onGround(k, k.third, [
  k.cut([196, 310, 220, 214, 250, 160, 274, 190, 300, 140, 340, 220, STAGE_RIGHT, 310], k.background),
  k.cut([250, 160, 262, 240, 240, 310, 290, 310, 274, 190], k.second, 1),
  each([0, 1, 2], (i) => k.cut([30 + i * 42, 130, 30 + i * 42, 72, 60 + i * 42, 68, 60 + i * 42, 130], i % 2 ? k.foreground : k.first, 1)),
  k.cut([STAGE_LEFT, 128, 168, 124, 176, 164, STAGE_LEFT, 164], k.second, 1),
  k.cut([STAGE_LEFT, 162, 228, 158, 182, 310, STAGE_LEFT, 310], k.foreground),
  k.line('M10 196H186', k.background, 6, ' stroke-dasharray="7 14"'),
  k.path(`M${STAGE_LEFT} 292${'q29 -20 58 0'.repeat(12)}V330H${STAGE_LEFT}z`, k.third),
]);

/** Draws a wedge-shaped warship above a planet. */
const warship: Composition = (k) => atNight(k, [
  repeat(9, () => k.dot(k.between(k.wide ? -200 : 10, k.wide ? 330 : 290), k.between(8, 300), k.whole(2, 4), k.background)),
  k.disc(70, 250, 76, k.third, 20),
  k.cut([230, 132, 226, 96, 210, 92, 210, 74, 282, 60, 282, 80, 264, 86, 268, 120], k.second, 1),
  k.cut([6, 206, 290, 112, 292, 160], k.background, 1), k.cut([6, 206, 292, 160, 284, 214], k.first, 1),
  k.line('M80 190L268 152M120 208L250 198', k.foreground, 4), k.line('M60 216L-20 330M96 214L60 330', k.second, 4),
]);

/** Draws a space station like a moon. */
const deathMoon: Composition = (k) => atNight(k, [
  repeat(9, () => k.dot(k.between(k.wide ? -200 : 10, k.wide ? 330 : 290), k.between(8, 310), k.whole(2, 4), k.background)),
  k.disc(150, 164, 124, k.second, 28),
  k.path('M26 156Q150 172 274 156V172Q150 188 26 172z', k.foreground), k.disc(192, 106, 36, k.foreground, 15),
  k.disc(188, 110, 24, k.third, 13),
  k.line('M70 214H150M96 236H206M60 128H120M178 206H240', k.foreground, 5), k.line('M188 110L330 30', k.first, 6),
]);

/** Draws two crossed blades of light. */
const blades: Composition = (k) => atNight(k, [
  k.disc(150, 130, 96, k.third, 22),
  k.line('M226 20L116 220', k.first, 16, ' stroke-linecap="round"'), k.line('M226 20L116 220', k.background, 5, ' stroke-linecap="round"'),
  k.line('M74 20L184 220', k.second, 16, ' stroke-linecap="round"'), k.line('M74 20L184 220', k.background, 5, ' stroke-linecap="round"'),
  k.line('M114 224L74 298M186 224L226 298', k.background, 20), k.line('M104 244L94 262M196 244L206 262', k.foreground, 20),
]);

/** Draws a tank on a ridge. */
const tank: Composition = (k) => onGround(k, k.foreground, [
  k.disc(110, 130, 80, k.first, 20),
  k.cut([112, 190, 128, 146, 206, 142, 226, 188], k.foreground), k.cut([20, 152, 132, 158, 132, 172, 20, 166], k.foreground, 1),
  k.cut([46, 192, 266, 186, 290, 226, 28, 230], k.third), k.path('M36 232H280Q300 268 262 288H60Q16 270 36 232z', k.foreground),
  each([76, 122, 168, 214, 254], (x) => k.disc(x, 258, 17, k.second, 10)),
  k.cut([STAGE_LEFT, 330, 30, 286, 270, 282, STAGE_RIGHT, 330], k.second),
]);

/** Draws a bicycle that flies in front of the moon. */
const bicycle: Composition = (k) => atNight(k, [
  k.disc(150, 150, 122, k.background, 26),
  k.line('M98 196m-36 0a36 36 0 1 0 72 0a36 36 0 1 0 -72 0M208 176m-36 0a36 36 0 1 0 72 0a36 36 0 1 0 -72 0M98 196L128 138L190 130L208 176M128 138L160 188L98 196M160 188L190 130L184 108L204 104', k.foreground, 6),
  k.man(140, 146, 1.1, k.foreground), k.cut([182, 110, 210, 98, 222, 122, 194, 132], k.first, 1),
]);

/** Vehicles on land, at sea, in the air and in space. */
export const vehicles = { car, train, airliner, liner, warship, deathMoon, blades, tank, bicycle } satisfies Family;
