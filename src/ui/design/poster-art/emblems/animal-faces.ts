import type { Composition, Family } from '#ui/design/poster-art/composition.ts';
import { each } from '#ui/design/poster-art/repeat.ts';
import { onSheet, symmetric } from './emblem';

const SIDES = [-1, 1] as const;

/** Draws the face of an ape. */
const ape: Composition = (k) => onSheet([
  k.cut(symmetric(160, [0, -136, 62, -124, 104, -66, 112, 10, 100, 84, 62, 140, 0, 152]), k.foreground),
  each(SIDES, (side) => k.disc(150 + side * 116, 156, 22, k.foreground, 10)),
  k.cut(symmetric(160, [0, -44, 22, -62, 66, -54, 76, -14, 48, 16, 74, 62, 62, 114, 0, 126]), k.second),
  k.cut(symmetric(160, [0, -40, 70, -56, 72, -36, 0, -20]), k.foreground, 1),
  each(SIDES, (side) => k.dot(150 + side * 36, 146, 8, k.foreground) + k.dot(150 + side * 12, 202, 6, k.foreground)),
  k.line('M104 242Q150 262 196 242', k.foreground, 7),
], 314);

/** Draws the face of a lion. */
const lion: Composition = (k) => onSheet([
  k.star(150, 164, 144, 104, 17, k.first, 0.2, 4),
  k.star(150, 164, 116, 92, 13, k.third, 0, 3),
  k.cut(symmetric(164, [0, -84, 46, -78, 72, -34, 68, 20, 46, 66, 0, 92]), k.second),
  k.cut(symmetric(164, [0, 22, 28, 18, 0, 48]), k.foreground, 1),
  each(SIDES, (side) => k.cut([150 + side * 22, 148, 150 + side * 58, 134, 150 + side * 48, 152], k.foreground, 1)),
  k.line('M150 206V226M150 226Q126 246 112 228M150 226Q174 246 188 228', k.foreground, 6),
], 312);

/** Draws the face of a cat. */
const cat: Composition = (k) => onSheet([
  k.cut(symmetric(180, [0, -66, 48, -72, 98, -140, 116, -30, 104, 46, 58, 96, 0, 108]), k.foreground),
  each(SIDES, (side) => k.cut([150 + side * 62, 114, 150 + side * 90, 76, 150 + side * 94, 132], k.first, 1)),
  each(SIDES, (side) => k.cut([150 + side * 20, 184, 150 + side * 56, 150, 150 + side * 82, 166, 150 + side * 54, 192], k.second, 1)),
  each(SIDES, (side) => k.cut([150 + side * 50, 154, 150 + side * 58, 172, 150 + side * 52, 190, 150 + side * 46, 172], k.foreground, 0)),
  k.cut(symmetric(180, [0, 38, 16, 34, 0, 54]), k.first, 1),
  k.line('M74 222L12 210M78 236L18 250M226 222L288 210M222 236L282 250', k.foreground, 4),
]);

/** Draws the face of a dog with its tongue out. */
const dog: Composition = (k) => onSheet([
  k.cut(symmetric(160, [0, -104, 58, -96, 80, -34, 70, 60, 44, 112, 0, 120]), k.second),
  each(SIDES, (side) => k.cut([150 + side * 48, 66, 150 + side * 104, 78, 150 + side * 124, 176, 150 + side * 88, 214, 150 + side * 68,
    130], k.foreground)),
  k.cut([150, 214, 172, 222, 174, 286, 156, 302, 138, 286], k.first),
  k.cut(symmetric(160, [0, 6, 30, 2, 24, 34, 0, 46]), k.foreground, 1),
  k.line('M150 204V220Q128 240 112 222M150 220Q172 240 188 222', k.foreground, 6),
  each(SIDES, (side) => k.disc(150 + side * 36, 132, 10, k.foreground, 9)),
], 308);

/** Draws the face of a panda. */
const panda: Composition = (k) => onSheet([
  k.disc(150, 170, 130, k.first, 24),
  each(SIDES, (side) => k.disc(150 + side * 82, 76, 36, k.foreground, 13)),
  k.disc(150, 176, 106, k.lettering, 22),
  k.disc(150, 176, 98, k.sheet, 22),
  each(SIDES, (side) => k.cut([150 + side * 22, 168, 150 + side * 44, 134, 150 + side * 74, 148, 150 + side * 70, 190, 150 + side * 40,
    202], k.foreground)),
  each(SIDES, (side) => k.dot(150 + side * 46, 166, 9, k.background)),
  k.cut(symmetric(176, [0, 24, 20, 22, 0, 42]), k.foreground, 1),
  k.line('M118 234Q150 258 182 234', k.foreground, 6),
]);

/** Draws a bear of plush, sewn once. */
const teddy: Composition = (k) => onSheet([
  each(SIDES, (side) => k.disc(150 + side * 86, 86, 44, k.first, 14) + k.disc(150 + side * 86, 86, 22, k.third, 11)),
  k.disc(150, 172, 116, k.first, 24),
  k.disc(150, 216, 52, k.second, 16),
  each(SIDES, (side) => k.dot(150 + side * 46, 146, 11, k.foreground)),
  k.cut(symmetric(196, [0, -10, 24, -12, 0, 18]), k.foreground, 1),
  k.line('M150 210V234M128 240Q150 256 172 240M150 60V104M142 70h16M142 84h16M142 98h16', k.foreground, 5),
]);

/** Draws a monster with horns and one eye. */
const monster: Composition = (k) => onSheet([
  each(SIDES, (side) => k.cut([150 + side * 60, 84, 150 + side * 112, 26, 150 + side * 100, 112], k.third)),
  k.disc(150, 174, 120, k.first, 24),
  k.disc(150, 138, 58, k.background, 18),
  k.disc(156, 142, 30, k.second, 13),
  k.dot(158, 142, 14, k.foreground),
  k.path('M70 216Q150 250 230 214Q222 276 150 280Q80 276 70 216z', k.foreground),
  each([100, 132, 164, 196], (x) => k.cut([x - 12, 228, x + 12, 229, x, 252], k.background, 1)),
]);

/** Draws the head of a visitor from space. */
const alienHead: Composition = (k) => onSheet([
  k.star(150, 150, 150, 112, 20, k.second, 0, 2),
  k.path('M150 36C226 36 262 92 250 158C238 226 190 302 150 302C110 302 62 226 50 158C38 92 74 36 150 36z', k.first),
  each(SIDES, (side) => k.path(
    `M${150 + side * 16} 196C${150 + side * 20} 150 ${150 + side * 60} 128 ${150 + side * 84} 140C${150 + side * 84} 180 ${150 + side * 50} 212 ${150 + side * 16} 196z`,
    k.foreground)),
  k.line('M132 258H168M144 232V238M156 232V238', k.foreground, 5),
]);

/** Faces of animals and of beings that never were. */
export const animalFaces = { ape, lion, cat, dog, panda, teddy, monster, alienHead } satisfies Family;
