import type { Composition, Family } from '#ui/design/poster-art/composition.ts';
import { each, repeat } from '#ui/design/poster-art/repeat.ts';
import { onGround, onSheet, symmetric } from './emblem';

/** Draws a round shield with a star. */
const shield: Composition = (k) => onSheet([
  k.disc(150, 166, 136, k.first, 30), k.disc(150, 166, 106, k.background, 26), k.disc(150, 166, 78, k.first, 22),
  k.disc(150, 166, 54, k.third, 20),
  k.star(150, 166, 50, 20, 5, k.background),
], 306);

/** Draws the face of an armour with two slits of light. */
const armour: Composition = (k) => onSheet([
  k.disc(150, 164, 130, k.third, 24),
  k.cut(symmetric(166, [0, -134, 66, -122, 94, -66, 92, 22, 66, 104, 34, 136, 0, 138]), k.first),
  k.cut(symmetric(166, [0, -58, 30, -86, 66, -70, 70, -6, 54, 40, 42, 104, 0, 112]), k.second),
  each([-1, 1], (side) => k.cut([150 + side * 14, 160, 150 + side * 58, 148, 150 + side * 54, 162, 150 + side * 18, 172], k.background, 1)),
  k.cut([118, 250, 182, 250, 174, 260, 126, 260], k.foreground, 1),
], 306);

/** Draws a war hammer in a thunderstorm. */
const hammer: Composition = (k) => onSheet([
  k.cut([210, -20, 236, 70, 204, 78, 268, 190, 232, 104, 262, 94, 250, -20], k.second),
  k.cut([52, -20, 40, 60, 64, 66, 30, 150, 84, 52, 58, 46, 80, -20], k.second),
  k.cut([66, 84, 82, 70, 218, 66, 236, 80, 238, 158, 222, 172, 84, 176, 66, 160], k.first),
  k.cut([66, 104, 238, 100, 238, 138, 66, 142], k.third, 1),
  k.cut([138, 174, 166, 174, 164, 284, 140, 284], k.foreground, 1),
  k.cut([132, 282, 172, 282, 172, 304, 132, 304], k.foreground, 1),
], 306);

/** Draws a raised fist in front of a burst. */
const fist: Composition = (k) => onSheet([
  k.star(150, 160, 150, 100, 14, k.second, 0.1, 4),
  each([0, 1, 2, 3], (i) => k.cut([84 + i * 34, 84 - (i % 3 ? 10 : 0), 114 + i * 34, 82 - (i % 3 ? 10 : 0), 115 + i * 34, 172, 84 + i * 34,
    174], k.first)),
  k.cut([84, 176, 220, 172, 222, 214, 196, 250, 196, 326, 112, 326, 110, 250, 84, 220], k.first),
  k.cut([66, 150, 92, 134, 168, 178, 176, 204, 148, 210, 92, 188], k.foreground),
], 326);

/** Draws a glove with five stones. */
const gauntlet: Composition = (k) => onSheet([
  k.disc(150, 150, 122, k.third, 24),
  each([0, 1, 2, 3], (i) => k.cut([86 + i * 34, 66 - (i % 3 ? 14 : 0), 114 + i * 34, 64 - (i % 3 ? 14 : 0), 116 + i * 34, 150, 84 + i * 34,
    152], k.second)),
  k.cut([84, 150, 220, 146, 226, 206, 200, 250, 214, 326, 92, 326, 106, 250, 84, 210], k.second),
  k.cut([86, 200, 50, 172, 40, 140, 58, 132, 86, 160], k.second),
  each([0, 1, 2, 3], (i) => k.disc(100 + i * 34, 136, 10, i % 2 ? k.first : k.foreground, 8)),
  k.disc(152, 196, 20, k.first, 10),
  k.cut([98, 268, 206, 266, 210, 286, 94, 288], k.foreground, 1),
], 326);

/** Draws a hero with a cape above the roofs. */
const cape: Composition = (k) => onGround(k, k.foreground, [
  k.disc(150, 140, 110, k.second, 24),
  k.cut(symmetric(0, [0, 112, 30, 122, 78, 232, 104, 262, 62, 256, 40, 278, 0, 262]), k.first),
  k.man(150, 250, 2.8, k.foreground),
  repeat(8, (i) => {
    const top = k.whole(244, 286);
    return k.cut([i * 52 - 50, 340, i * 52 - 50, top, i * 52 - 6, top - 3, i * 52 - 6, 340], k.foreground, 1);
  }),
]);

/** Draws a bow with its arrow. */
const bow: Composition = (k) => onSheet([
  k.disc(176, 160, 106, k.second, 22),
  k.line('M112 18C250 70 250 250 112 304', k.foreground, 12, ' stroke-linecap="round"'),
  k.line('M112 18L40 160L112 304', k.foreground, 3),
  k.line('M40 160H262', k.first, 8),
  k.cut([254, 140, 296, 160, 254, 180, 264, 160], k.first, 1),
  k.cut([36, 160, 14, 140, 44, 142, 66, 160, 44, 178, 14, 180], k.third, 1),
], 310);

/** Draws a mask for the eyes. */
const dominoMask: Composition = (k) => onSheet([
  k.cut(symmetric(160, [0, -30, 50, -52, 132, -72, 140, 0, 96, 62, 40, 56, 0, 20]), k.first),
  each([-1, 1], (side) => k.cut([150 + side * 26, 164, 150 + side * 58, 128, 150 + side * 102, 126, 150 + side * 94, 166, 150 + side * 58,
    180], k.background, 1)),
  k.line('M20 130L-20 80M280 130L320 80', k.foreground, 8),
], 260);

/** Draws a trident in the sea. */
const trident: Composition = (k) => onGround(k, k.second, [
  k.disc(150, 150, 112, k.first, 24),
  k.line('M150 70V330M92 84V120Q92 168 150 168Q208 168 208 120V84', k.foreground, 13),
  each([92, 150, 208], (x, i) => k.cut([x - 20, i === 1 ? 76 : 96, x, i === 1 ? 20 : 44, x + 20, i === 1 ? 76 : 96, x, i === 1 ? 62 : 84],
    k.foreground, 1)),
  k.path(`M-270 276${'q29 -24 58 0'.repeat(12)}V340H-270z`, k.third),
]);

/** Draws an X in a ring. */
const ringedX: Composition = (k) => onSheet([
  k.disc(150, 164, 134, k.first, 28), k.disc(150, 164, 110, k.background, 26),
  k.cut([62, 92, 96, 62, 150, 132, 206, 62, 240, 92, 178, 164, 240, 236, 204, 266, 150, 196, 96, 266, 62, 236, 122, 164], k.foreground),
], 302);

/** Signs of heroes. */
export const heroes = { shield, armour, hammer, fist, gauntlet, cape, bow, dominoMask, trident, ringedX } satisfies Family;
