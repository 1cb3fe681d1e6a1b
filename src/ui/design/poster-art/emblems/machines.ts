import type { Composition, Family } from '#ui/design/poster-art/composition.ts';
import { each, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';
import { atNight, onGround, onSheet, symmetric } from './emblem';

/** Draws a ball with lines, in flight. */
const ball: Composition = (k) => onSheet([
  k.line('M-20 250L90 190M-20 300L110 226M-10 340L140 258', k.third, 9),
  k.disc(176, 140, 108, k.first, 26),
  k.line('M176 32Q140 140 176 248M70 126Q176 160 284 126M100 66Q176 110 252 66M104 220Q176 176 250 220', k.foreground, 6),
], 340);

/** Draws a screen with rows of code. */
const computer: Composition = (k) => onSheet([
  k.cut([24, 50, 276, 46, 280, 240, 22, 244], k.foreground), k.cut([42, 68, 258, 64, 262, 222, 40, 226], k.background, 1),
  repeat(6, (i) => k.cut([58 + (i % 3) * 16, 84 + i * 22, 120 + k.whole(0, 110), 83 + i * 22, 120 + k.whole(0, 110), 94 + i * 22,
    58 + (i % 3) * 16, 95 + i * 22], i % 3 === 1 ? k.first : i % 3 ? k.third : k.second, 1)),
  k.cut([130, 240, 170, 240, 182, 284, 118, 284], k.foreground, 1), k.cut([80, 282, 220, 280, 226, 302, 74, 304], k.foreground, 1),
], 308);

/** Draws a controller for games. */
const gamepad: Composition = (k) => onSheet([
  k.disc(150, 150, 116, k.second, 24), k.line('M150 100Q150 40 200 30T230 -20', k.foreground, 7),
  k.path('M82 98H218C262 98 286 180 282 240C278 284 232 280 204 226H96C68 280 22 284 18 240C14 180 38 98 82 98z', k.first),
  k.cut([74, 130, 96, 130, 96, 150, 116, 150, 116, 172, 96, 172, 96, 192, 74, 192, 74, 172, 54, 172, 54, 150, 74, 150], k.foreground, 1),
  each([[214, 134], [240, 160], [214, 188], [188, 160]], ([x, y], i) => k.disc(x, y, 12, i % 2 ? k.background : k.foreground, 9)),
  k.cut([132, 150, 168, 149, 168, 160, 132, 161], k.foreground, 1),
]);

/** Draws a heart with its beat. */
const heartbeat: Composition = (k) => onSheet([
  k.path('M150 296C60 236 24 180 34 120C44 58 122 44 150 104C178 44 256 58 266 120C276 180 240 236 150 296z', k.first),
  k.line(`M${STAGE_LEFT} 176H92L112 176L130 116L158 236L178 150L190 176H${STAGE_RIGHT}`, k.foreground, 9, ' stroke-linejoin="round"'),
], 304);

/** Draws the cloud of an atomic bomb. */
const mushroomCloud: Composition = (k) => onGround(k, k.foreground, [
  k.disc(150, 150, 140, k.second, 26), each([[96, 108, 56], [204, 108, 56], [150, 78, 66], [150, 122, 58]], ([x, y, radius]) => k.disc(x, y,
    radius, k.first, 15)),
  k.path('M118 140Q136 220 92 320H208Q164 220 182 140z', k.first),
  k.path('M62 152Q150 182 238 152Q236 176 150 186Q64 176 62 152z', k.third),
  k.path('M84 232Q150 256 216 232Q214 250 150 256Q86 250 84 232z', k.third),
]);

/** Draws an atom. */
const atom: Composition = (k) => onSheet([
  k.disc(150, 164, 116, k.second, 24),
  each([0, 60, 120], (turn) => `<ellipse cx="150" cy="164" rx="136" ry="48" fill="none" stroke="${k.foreground}" stroke-width="8" transform="rotate(${turn} 150 164)"/>`),
  k.disc(150, 164, 30, k.first, 13), k.disc(268, 164, 13, k.first, 9), k.disc(88, 270, 13, k.first, 9), k.disc(94, 54, 13, k.first, 9),
]);

/** Draws a crystal of snow. */
const snowflake: Composition = (k) => onSheet([
  k.disc(150, 164, 134, k.second, 26),
  each([0, 60, 120, 180, 240, 300], (turn) => `<g transform="rotate(${turn} 150 164)">${k.line('M150 164V40M150 66L124 44M150 66L176 44M150 102L116 76M150 102L184 76', k.background, 10)}</g>`),
  k.star(150, 164, 34, 20, 6, k.background),
]);

/** Draws a cassette of tape. */
const cassette: Composition = (k) => onSheet([
  k.cut([20, 74, 280, 68, 284, 250, 18, 256], k.foreground, 2), k.cut([36, 88, 266, 84, 268, 190, 34, 194], k.first, 1),
  k.cut([36, 112, 266, 108, 266, 122, 36, 126], k.second, 1),
  k.cut([78, 132, 222, 130, 222, 180, 78, 182], k.foreground, 1),
  each([104, 196], (x) => k.disc(x, 156, 19, k.background, 12) + k.star(x, 156, 13, 6, 6, k.foreground)),
  k.cut([84, 254, 96, 208, 206, 206, 216, 252], k.third, 1),
], 264);

/** Draws a red eye of a machine, half of its face steel. */
const machineEye: Composition = (k) => atNight(k, [
  k.cut(symmetric(160, [0, -124, 76, -108, 104, -30, 92, 40, 66, 66, 60, 140, 0, 150]), k.third),
  k.cut([150, 36, 228, 54, 252, 128, 244, 200, 216, 226, 210, 300, 150, 310], k.background),
  k.disc(104, 158, 30, k.foreground, 13), k.disc(198, 156, 36, k.foreground, 14), k.disc(198, 156, 20, k.first, 11),
  k.dot(198, 156, 7, k.background),
  k.cut([150, 190, 172, 226, 150, 226], k.foreground, 1), k.line('M100 258H206M122 244V280M144 244V280M166 244V280M188 244V280',
    k.foreground, 4),
]);

/** Draws a circle, a triangle and a square. */
const threeShapes: Composition = (k) => onSheet([
  k.path('M88 92m-58 0a58 58 0 1 0 116 0a58 58 0 1 0 -116 0', 'none', ` stroke="${k.first}" stroke-width="16"`),
  k.line('M218 36L278 148H158z', k.second, 16), k.line('M96 186H206V296H96z', k.foreground, 16),
], 312);

/** Machines and signs. */
export const machines = {
  ball, computer, gamepad, heartbeat, mushroomCloud, atom, snowflake, cassette, machineEye, threeShapes,
} satisfies Family;
