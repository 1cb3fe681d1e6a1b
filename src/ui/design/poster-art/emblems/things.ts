import type { Composition, Family } from '#ui/design/poster-art/composition.ts';
import { each, repeat } from '#ui/design/poster-art/repeat.ts';
import { atNight, onSheet, symmetric, unmirrored } from './emblem';

/** Draws an hourglass. */
const hourglass: Composition = (k) => onSheet([
  k.disc(150, 164, 128, k.second, 24),
  k.cut(symmetric(164, [0, -112, 76, -112, 72, -64, 10, 0, 72, 64, 76, 112, 0, 112]), k.background),
  k.cut(symmetric(164, [0, -56, 56, -56, 8, -4, 0, -4]), k.first, 1),
  k.cut(symmetric(164, [0, 44, 62, 108, 0, 110]), k.first, 1),
  k.line('M150 160V216', k.first, 5),
  k.cut([58, 36, 242, 34, 242, 56, 58, 58], k.foreground, 1),
  k.cut([58, 272, 242, 270, 242, 294, 58, 294], k.foreground, 1),
]);

/** Draws a clock at five to twelve. */
const clock: Composition = (k) => {
  const marks = repeat(12, (i) => `M${Math.round(150 + Math.cos(i * 0.5236) * 92)} ${Math.round(164 + Math.sin(i * 0.5236) * 92)}L${Math.round(150 + Math.cos(i * 0.5236) * 106)} ${Math.round(164 + Math.sin(i * 0.5236) * 106)}`);
  return unmirrored(onSheet([
    k.disc(150, 164, 136, k.foreground, 28), k.disc(150, 164, 118, k.background, 26), k.line(marks, k.foreground, 8),
    k.cut([142, 170, 110, 92, 122, 84, 158, 164], k.first, 1),
    k.cut([142, 168, 146, 62, 156, 62, 160, 168], k.foreground, 1),
    k.disc(150, 166, 15, k.first, 10),
  ], 304));
};

/** Draws a wand that throws stars. */
const wand: Composition = (k) => atNight(k, [
  k.disc(206, 96, 90, k.third, 20),
  k.star(206, 96, 74, 22, 8, k.second, 0.2, 3),
  k.cut([196, 98, 208, 108, 74, 314, 48, 300], k.background),
  k.cut([92, 250, 104, 258, 74, 314, 48, 300], k.first, 1),
  k.star(206, 96, 36, 10, 4, k.background),
  each([[90, 70, 16], [252, 196, 14], [60, 150, 11], [140, 40, 10], [268, 30, 9]],
    ([x, y, size]) => k.star(x, y, size, size / 3, 4, k.background)),
]);

/** Draws two dice. */
const dice: Composition = (k) => onSheet([
  k.cut([60, 96, 170, 62, 206, 166, 94, 204], k.first, 3),
  each([[94, 108], [164, 90], [106, 180], [176, 158], [133, 134]], ([x, y]) => k.disc(x, y, 12, k.background, 9)),
  k.cut([138, 184, 240, 176, 248, 278, 146, 286], k.foreground, 3),
  each([[166, 206], [193, 230], [220, 256]], ([x, y]) => k.disc(x, y, 12, k.background, 9)),
]);

/** Draws a boxing glove. */
const boxingGlove: Composition = (k) => onSheet([
  k.star(150, 150, 148, 104, 16, k.second, 0, 3),
  k.path('M88 240C56 200 50 132 76 92C104 52 182 44 216 74C250 106 248 170 224 206L214 240z', k.first),
  k.path('M90 206C56 204 36 172 46 140C56 118 86 118 96 140L128 182C120 202 106 208 90 206z', k.foreground),
  k.cut([92, 238, 214, 236, 220, 302, 88, 304], k.foreground),
  k.line('M96 262H216', k.background, 6),
], 306);

/** Draws a flask that boils. */
const flask: Composition = (k) => onSheet([
  k.disc(150, 206, 122, k.second, 24),
  k.path('M124 46H176V140L246 270Q252 300 222 302H78Q48 300 54 270L124 140z', k.background),
  k.path('M94 208Q122 190 150 208T208 206L246 270Q252 300 222 302H78Q48 300 54 270z', k.first),
  k.line('M124 46V140L54 270Q48 300 78 302H222Q252 300 246 270L176 140V46M108 46H192', k.foreground, 10),
  k.dot(120, 250, 12, k.background), k.dot(166, 238, 8, k.background), k.dot(178, 272, 14, k.background), k.dot(150, 26, 9, k.first),
  k.dot(168, 4, 6, k.first),
], 308);

/** Draws a knife. */
const knife: Composition = (k) => onSheet([
  k.cut([-270, -20, 420, -20, 420, 120, -270, 230], k.first),
  k.path('M196 20C220 90 200 170 168 214L130 192z', k.background),
  k.path('M196 20L130 192L146 202C186 150 204 92 196 20z', k.third),
  k.cut([112, 184, 186, 226, 178, 240, 104, 198], k.foreground, 1),
  k.cut([126, 206, 160, 226, 112, 306, 78, 288], k.foreground),
  k.path('M220 206C234 232 236 252 220 254C204 252 206 232 220 206z', k.first),
], 306);

/** Draws the scales of justice. */
const scales: Composition = (k) => onSheet([
  k.disc(150, 150, 110, k.second, 24),
  k.line('M150 46V288M52 96L248 76', k.foreground, 9),
  k.line('M56 96L22 194M56 96L92 194M244 78L208 172M244 78L280 172', k.foreground, 3),
  k.path('M12 194H102Q94 232 57 232T12 194z', k.first), k.path('M198 172H290Q282 210 244 210T198 172z', k.first),
  k.disc(150, 44, 16, k.foreground, 10), k.cut([96, 286, 204, 284, 214, 304, 88, 306], k.foreground, 1),
], 308);

/** Draws an open book. */
const book: Composition = (k) => onSheet([
  k.disc(150, 130, 104, k.second, 22),
  k.path('M150 120C112 84 56 88 14 104V276C60 260 116 262 150 290C184 262 240 260 286 276V104C244 88 188 84 150 120z', k.foreground),
  k.path('M144 126C112 98 64 100 28 112V258C68 246 114 250 144 270z', k.sheet),
  k.path('M156 126C188 98 236 100 272 112V258C232 246 186 250 156 270z', k.sheet),
  k.line('M46 140Q88 128 128 148M46 170Q88 158 128 178M46 200Q88 188 128 208', k.third, 6),
  k.cut([196, 112, 226, 106, 226, 216, 211, 196, 196, 216], k.first, 1),
]);

/** Draws the microphone of a singer. */
const microphone: Composition = (k) => onSheet([
  k.star(150, 118, 150, 60, 12, k.second, 0.1, 3),
  k.disc(150, 108, 72, k.foreground, 20),
  k.line('M88 78H212M80 108H220M88 138H212M116 44V172M150 36V180M184 44V172', k.background, 3),
  k.cut([98, 168, 202, 166, 198, 192, 102, 194], k.first, 1),
  k.cut([116, 192, 184, 192, 168, 326, 132, 326], k.foreground),
], 326);

/** Draws a guitar. */
const guitar: Composition = (k) => onSheet([
  k.disc(150, 170, 126, k.second, 24),
  '<g transform="rotate(28 150 170)">',
  k.cut([138, -8, 162, -8, 160, 170, 140, 170], k.foreground, 1), k.cut([130, -46, 170, -46, 166, -6, 134, -6], k.foreground, 1),
  k.path('M150 134C190 130 204 158 190 186C226 206 230 300 150 302C70 300 74 206 110 186C96 158 110 130 150 134z', k.first),
  k.disc(150, 214, 26, k.foreground, 12), k.cut([118, 262, 182, 262, 182, 274, 118, 274], k.foreground, 1),
  k.line('M146 -20V264M154 -20V264', k.background, 2),
  '</g>',
], 312);

/** Draws the hat of a witch under the moon. */
const witchHat: Composition = (k) => onSheet([
  k.disc(206, 110, 84, k.second, 20),
  k.cut([92, 236, 128, 128, 148, 60, 222, 28, 240, 60, 200, 84, 196, 140, 222, 234], k.foreground),
  k.cut([86, 216, 220, 212, 226, 240, 84, 244], k.first, 1), k.cut([140, 212, 170, 211, 172, 246, 140, 247], k.second, 1),
  k.path('M20 262C80 226 230 222 284 254C240 292 74 300 20 262z', k.foreground),
], 292);

/** Draws two rings, one through the other. */
const weddingRings: Composition = (k) => onSheet([
  k.path('M108 190m-72 0a72 72 0 1 0 144 0a72 72 0 1 0 -144 0', 'none', ` stroke="${k.first}" stroke-width="20"`),
  k.path('M194 190m-72 0a72 72 0 1 0 144 0a72 72 0 1 0 -144 0', 'none', ` stroke="${k.second}" stroke-width="20"`),
  k.path('M178 174A72 72 0 0 1 174 218', 'none', ` stroke="${k.first}" stroke-width="20"`),
  k.cut([194, 104, 164, 70, 178, 46, 210, 46, 224, 70], k.third), k.cut([194, 104, 182, 70, 206, 70], k.background, 1),
]);

/** Things that stand for a story. */
export const things = { hourglass, clock, wand, dice, boxingGlove, flask, knife, scales, book, microphone, guitar, witchHat,
  weddingRings } satisfies Family;
