import type { Composition, Family } from '#ui/design/poster-art/composition.ts';
import { each } from '#ui/design/poster-art/repeat.ts';
import { atNight, onGround, onSheet, symmetric } from './emblem';

const SIDES = [-1, 1] as const;

/** Draws the face of a clown. */
const clown: Composition = (k) => onSheet([
  each(SIDES, (side) => each([[104, 112, 44], [120, 166, 36], [90, 66, 34]], ([x, y, radius]) => k.disc(150 + side * x, y, radius, k.first,
    12))),
  k.cut(symmetric(166, [0, -116, 64, -104, 98, -40, 92, 48, 56, 120, 0, 138]), k.lettering),
  k.cut(symmetric(166, [0, -110, 60, -98, 92, -40, 86, 46, 52, 114, 0, 132]), k.sheet),
  each(SIDES, (side) => k.cut([150 + side * 44, 82, 150 + side * 62, 140, 150 + side * 46, 196, 150 + side * 28, 140], k.third, 1)),
  each(SIDES, (side) => k.disc(150 + side * 45, 140, 11, k.lettering, 9)),
  k.disc(150, 178, 23, k.first, 12),
  k.path('M78 206Q150 254 222 206Q206 278 150 278Q94 278 78 206z', k.first),
  k.path('M98 228Q150 256 202 228Q190 262 150 262Q110 262 98 228z', k.lettering),
], 308);

/** Draws a human skull. */
const humanSkull: Composition = (k) => onSheet([
  k.disc(150, 160, 136, k.first, 24),
  k.cut(symmetric(160, [0, -112, 66, -98, 98, -34, 88, 34, 58, 60, 56, 122, 0, 128]), k.foreground),
  each(SIDES, (side) => k.cut([150 + side * 18, 180, 150 + side * 30, 140, 150 + side * 68, 138, 150 + side * 76, 172, 150 + side * 46,
    196], k.first)),
  k.cut(symmetric(160, [0, 34, 14, 62, 0, 58]), k.first, 1),
  k.line('M122 254V286M141 252V288M160 252V288M179 254V286', k.first, 5),
]);

/** Draws a pirate's flag: a skull above two crossed sabres. */
const jollyRoger: Composition = (k) => onGround(k, k.third, [
  k.path('M20 40C100 10 190 70 290 36V250C190 286 100 226 20 256z', k.foreground),
  k.line('M20 20V340', k.foreground, 10),
  k.line('M76 90Q150 190 240 214M232 88Q158 190 70 214', k.first, 10),
  k.cut(symmetric(130, [0, -58, 38, -50, 52, -12, 44, 22, 28, 34, 26, 64, 0, 68]), k.background),
  each(SIDES, (side) => k.disc(150 + side * 20, 132, 13, k.foreground, 9)),
  k.line('M142 180V196M158 180V196', k.foreground, 4),
]);

/** Draws a mask that screams. */
const screamingMask: Composition = (k) => atNight(k, [
  k.path('M150 -20C270 -20 300 120 290 340H10C0 120 30 -20 150 -20z', k.third),
  k.path('M150 24C220 24 240 96 226 164C214 232 190 316 150 316C110 316 86 232 74 164C60 96 80 24 150 24z', k.background),
  each(SIDES, (side) => k.path(`M${150 + side * 20} 158C${150 + side * 16} 110 ${150 + side * 50} 92 ${150 + side * 60} 118C${150 + side * 66} 148 ${150 + side * 44} 176 ${150 + side * 20} 158z`, k.foreground)),
  k.path('M150 196C178 196 180 292 150 292C120 292 122 196 150 196z', k.foreground),
]);

/** Draws lips with fangs. */
const fangs: Composition = (k) => atNight(k, [
  k.path('M30 160C80 100 124 92 150 118C176 92 220 100 270 160C230 262 70 262 30 160z', k.first),
  k.path('M56 162Q150 138 244 162Q206 222 150 222Q94 222 56 162z', k.foreground),
  k.path('M66 160Q150 142 234 160Q200 172 150 172Q100 172 66 160z', k.background),
  each(SIDES, (side) => k.cut([150 + side * 34, 164, 150 + side * 62, 162, 150 + side * 46, 214], k.background, 1)),
  k.path('M104 208C114 236 108 262 104 268C96 260 96 236 104 208z', k.first),
]);

/** Draws an astronaut in whose visor a planet is mirrored. */
const astronaut: Composition = (k) => onSheet([
  k.cut([34, 330, 60, 262, 240, 262, 266, 330], k.second),
  k.disc(150, 156, 126, k.second, 26),
  k.cut([14, 130, 38, 128, 38, 190, 14, 188], k.third, 1),
  k.cut([262, 128, 286, 130, 286, 188, 262, 190], k.third, 1),
  k.path('M58 150C58 84 100 66 150 66S242 84 242 150S204 236 150 236S58 216 58 150z', k.foreground),
  k.path('M58 164C110 136 190 136 242 164C236 214 200 236 150 236S64 214 58 164z', k.first),
  k.cut([86, 112, 112, 86, 124, 90, 96, 124], k.background, 1),
  k.dot(196, 106, 5, k.background),
], 328);

/** Draws a helmet of antiquity with its crest. */
const antiqueHelmet: Composition = (k) => onSheet([
  k.disc(150, 170, 120, k.second, 24),
  k.path('M46 152C40 40 240 4 268 130L244 146C220 76 120 68 76 160z', k.first),
  k.path('M76 172C76 96 120 72 156 74C214 76 238 124 232 190L226 300L176 316L168 214L140 214L132 316L82 290z', k.foreground),
  each(SIDES, (side) => k.cut([154 + side * 14, 178, 154 + side * 60, 162, 154 + side * 56, 190, 154 + side * 20, 198], k.first, 1)),
], 318);

/** Draws a head whose thoughts turn in a spiral. */
const mind: Composition = (k) => {
  let spiral = 'M150 130';
  for (let turn = 0; turn < 26; turn++) spiral += `L${Math.round(150 + Math.cos(turn * 0.6) * (4 + turn * 2.6))} ${Math.round(130 + Math.sin(turn * 0.6) * (4 + turn * 2.6))}`;
  return onSheet([
    k.disc(160, 160, 132, k.second, 24),
    k.path('M74 330L86 258C48 226 40 172 54 122C70 66 116 38 160 40C218 42 252 84 252 140L276 188L254 200L254 252L206 258L206 330z',
      k.first),
    k.line(spiral, k.background, 7),
  ], 326);
};

/** Draws a head with horns before flames. */
const devil: Composition = (k) => onSheet([
  k.star(150, 176, 148, 92, 12, k.first, 0.3, 8),
  each(SIDES, (side) => k.path(`M${150 + side * 40} 110C${150 + side * 96} 100 ${150 + side * 112} 60 ${150 + side * 92} 18C${150 + side * 84} 60 ${150 + side * 58} 76 ${150 + side * 18} 84z`, k.foreground)),
  k.cut(symmetric(170, [0, -92, 56, -84, 76, -20, 62, 50, 26, 120, 0, 150]), k.foreground),
  each(SIDES, (side) => k.cut([150 + side * 14, 168, 150 + side * 54, 146, 150 + side * 48, 172], k.second, 1)),
  k.path('M116 222Q150 250 184 222Q150 236 116 222z', k.second),
], 318);

/** Human and inhuman heads. */
export const faces = {
  clown, humanSkull, jollyRoger, screamingMask, fangs, astronaut, antiqueHelmet, mind, devil,
} satisfies Family;
