import type { Composition, Family } from '#ui/design/poster-art/composition.ts';
import { each, repeat } from '#ui/design/poster-art/repeat.ts';
import { atNight, onGround, onSheet } from './emblem';

/** Draws a top that spins. */
const spinningTop: Composition = (k) => onSheet([
  each([[132, 34], [100, 24], [64, 15]], ([radius, height],
    i) => `<ellipse cx="150" cy="284" rx="${radius}" ry="${height}" fill="${i % 2 ? k.background : k.second}"/>`),
  '<g transform="rotate(9 150 280)">',
  k.cut([143, 26, 157, 26, 160, 110, 140, 110], k.foreground, 1),
  k.path('M60 126Q150 84 240 126C240 170 190 204 162 250L150 284L138 250C110 204 60 170 60 126z', k.first),
  k.path('M60 126Q150 160 240 126Q238 144 226 158Q150 184 74 158Q62 144 60 126z', k.foreground),
  '</g>',
], 318);

/** Draws a swan on a lake. */
const swan: Composition = (k) => onGround(k, k.third, [
  k.disc(196, 110, 84, k.second, 20),
  k.path('M52 244C60 180 110 150 172 166C206 176 250 172 276 140C284 214 240 276 160 278C100 280 56 272 52 244z', k.foreground),
  k.path('M92 226C40 190 60 140 92 110C112 90 104 62 84 60C62 60 54 76 52 96L32 84C36 48 62 32 90 36C132 42 144 86 116 122C94 152 98 186 140 202z', k.foreground),
  k.cut([52, 94, 34, 84, 20, 104], k.first, 1), k.line('M150 210Q210 220 258 176M160 236Q210 240 246 214', k.background, 5),
  k.path(`M-270 272${'q29 -14 58 0'.repeat(12)}V320H-270z`, k.third),
]);

/** Draws a snake that is about to bite. */
const snake: Composition = (k) => onSheet([
  k.disc(150, 150, 120, k.second, 24),
  k.line('M84 292C230 320 290 236 200 206C110 178 66 150 112 108C140 84 176 96 186 100', k.first, 34, ' stroke-linecap="round"'),
  k.line('M84 292C230 320 290 236 200 206C110 178 66 150 112 108', k.foreground, 6, ' stroke-dasharray="10 12"'),
  k.path('M160 78C200 56 246 78 270 106L230 112L262 132C236 146 190 142 162 122z', k.first), k.dot(206, 88, 7, k.foreground),
  k.line('M232 114L276 124L296 116M276 124L292 136', k.foreground, 4),
], 320);

/** Draws a hand that holds the strings of a puppet. */
const puppetStrings: Composition = (k) => onSheet([
  k.cut([40, 30, 250, 20, 256, 44, 46, 56], k.first), k.cut([132, -20, 172, -20, 168, 96, 138, 98], k.first),
  k.line('M52 44L104 230M248 34L206 226M150 90V180M110 40L128 300M196 34L176 300', k.foreground, 3), k.man(152, 306, 2.1, k.foreground),
  k.line('M140 214L104 230M166 214L206 226', k.foreground, 9),
], 312);

/** Draws a black hole with its ring of light. */
const blackHole: Composition = (k) => atNight(k, [
  repeat(9, () => k.dot(k.between(k.wide ? -200 : 10, k.wide ? 330 : 290), k.between(8, 310), k.whole(2, 4), k.background)),
  k.disc(150, 160, 104, k.first, 26), k.disc(150, 160, 90, k.second, 24), k.disc(150, 160, 74, k.foreground, 24),
  '<g transform="rotate(-12 150 160)">', k.path('M-30 162Q150 128 330 162Q150 206 -30 162z', k.second),
  k.path('M20 164Q150 146 280 164Q150 188 20 164z', k.background), '</g>',
]);

/** Draws two capsules of different colours. */
const pills: Composition = (k) => onSheet([
  '<g transform="rotate(-32 150 160)">',
  k.line('M60 110H240', k.foreground, 74, ' stroke-linecap="round"'), k.line('M150 110H240', k.first, 74, ' stroke-linecap="round"'),
  k.cut([150, 73, 168, 73, 168, 147, 150, 147], k.first, 0),
  k.line('M70 216H220', k.second, 74, ' stroke-linecap="round"'), k.line('M70 216H140', k.third, 74, ' stroke-linecap="round"'),
  k.cut([126, 179, 140, 179, 140, 253, 126, 253], k.third, 0), k.line('M56 92H120M64 198H110', k.background, 7, ' stroke-linecap="round"'),
  '</g>',
], 314);

/** Draws a television with a crack in its screen. */
const television: Composition = (k) => onSheet([
  k.line('M150 84L96 20M150 84L214 14', k.foreground, 6), k.cut([24, 82, 276, 76, 280, 274, 20, 280], k.first),
  k.path('M46 104Q120 94 204 102Q214 180 204 254Q120 262 46 254Q36 180 46 104z', k.background),
  k.line('M128 174L70 118M128 174L196 122M128 174L182 246M128 174L60 226M96 142L160 148L158 206L98 200z', k.foreground, 4),
  k.disc(244, 124, 15, k.foreground, 10), k.disc(244, 172, 15, k.foreground, 10), k.line('M228 214H260M228 232H260', k.foreground, 5),
  k.cut([60, 278, 96, 277, 84, 304, 66, 304], k.foreground, 1), k.cut([204, 275, 240, 274, 234, 303, 216, 304], k.foreground, 1),
], 308);

/** Draws a bulb that shines. */
const lightBulb: Composition = (k) => onSheet([
  k.star(150, 130, 150, 116, 14, k.second, 0.1, 2),
  k.path('M150 40C214 40 240 90 226 138C216 174 190 190 186 226H114C110 190 84 174 74 138C60 90 86 40 150 40z', k.background),
  k.line('M128 222L118 138L138 158L150 134L162 158L182 138L172 222', k.first, 6),
  k.cut([112, 228, 188, 226, 186, 244, 114, 246], k.foreground, 1), k.cut([112, 250, 188, 248, 184, 268, 116, 270], k.foreground, 1),
  k.cut([126, 272, 174, 271, 162, 290, 138, 290], k.foreground, 1),
]);

/** Signs that single films made famous. */
export const signs = { spinningTop, swan, snake, puppetStrings, blackHole, pills, television, lightBulb } satisfies Family;
