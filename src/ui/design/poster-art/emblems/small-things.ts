import type { Composition, Family } from '#ui/design/poster-art/composition.ts';
import { each, repeat } from '#ui/design/poster-art/repeat.ts';
import { onGround, onSheet, unmirrored } from './emblem';

/** Draws a shoe with a high heel. */
const highHeel: Composition = (k) => onSheet([
  k.disc(158, 170, 120, k.second, 24),
  k.path('M40 262C90 262 120 236 150 200C180 166 196 118 214 84C240 96 262 128 256 164C248 196 238 230 236 300H222C220 250 214 226 196 216C168 244 130 286 60 290C36 290 28 270 40 262z', k.first),
  k.path('M40 262C90 262 120 236 150 200C140 234 100 276 34 278z', k.foreground),
], 304);

/** Draws a chef's hat with a wooden spoon. */
const chefHat: Composition = (k) => onSheet([
  k.disc(150, 150, 124, k.first, 24),
  k.line('M236 60L66 300', k.third, 14), k.path('M222 44C240 20 272 24 270 52C266 82 236 90 222 76z', k.third),
  k.path('M88 196C36 190 34 120 86 116C92 60 206 56 214 114C266 118 264 190 212 196V272H88z', k.lettering),
  k.path('M96 190C46 182 46 126 94 124C100 72 198 68 206 122C254 128 254 182 204 190V228H96z', k.sheet),
  k.line('M122 160V222M150 150V222M178 160V222', k.lettering, 4),
]);

/** Draws a cup of coffee that steams. */
const coffeeCup: Composition = (k) => onSheet([
  k.disc(150, 170, 126, k.second, 24),
  k.line('M112 116Q96 90 114 66T112 22M150 116Q134 90 152 66T150 22M188 116Q172 90 190 66T188 22', k.foreground, 7),
  k.path('M226 170C286 160 284 240 214 242', 'none', ` stroke="${k.first}" stroke-width="16"`),
  k.path('M68 142H232C236 230 206 282 150 282S64 230 68 142z', k.first),
  k.path('M76 146H224Q222 166 150 166T76 146z', k.foreground), k.path('M36 280H264Q240 304 150 304T36 280z', k.foreground),
], 306);

/** Draws a feather in the wind. */
const feather: Composition = (k) => onSheet([
  k.disc(196, 104, 72, k.second, 18),
  k.path('M246 30C160 40 90 110 78 236C140 232 206 190 226 130C214 132 206 132 196 130C226 110 244 72 246 30z', k.foreground),
  k.path('M246 30C190 90 130 150 52 300', 'none', ` stroke="${k.first}" stroke-width="6"`),
  k.line('M98 226l40 -8M122 184l48 -10M106 210l-14 -30M140 164l-10 -40', k.background, 4),
  k.line('M20 262Q80 290 150 262T280 262', k.third, 6),
]);

/** Draws a ball that hits pins. */
const bowling: Composition = (k) => onSheet([
  each([[84, -14], [150, 4], [216, 16]], ([x, turn], i) => `<g transform="rotate(${turn} ${x} 150)">` +
    k.path(`M${x} 30C${x + 26} 30 ${x + 24} 70 ${x + 14} 100C${x + 44} 150 ${x + 36} 210 ${x + 20} 236H${x - 20}C${x - 36} 210 ${x - 44} 150 ${x - 14} 100C${x - 24} 70 ${x - 26} 30 ${x} 30z`, i === 1 ? k.foreground : k.second) +
    k.cut([x - 16, 86, x + 16, 84, x + 17, 98, x - 17, 100], k.first, 1) + '</g>'),
  k.disc(164, 242, 66, k.first, 18), k.disc(150, 222, 9, k.foreground, 8), k.disc(176, 216, 9, k.foreground, 8),
  k.disc(170, 242, 9, k.foreground, 8),
], 312);

/** Draws a magic lamp and its smoke. */
const lamp: Composition = (k) => onSheet([
  k.path('M262 168C300 120 230 110 246 66C256 36 220 24 190 40C160 56 190 88 214 84C180 116 226 140 244 176z', k.third),
  k.path('M30 170C50 176 76 190 92 206H206C222 190 244 170 270 166C266 206 236 256 190 262H120C78 256 70 206 30 190z', k.first),
  k.path('M104 204C108 172 192 172 196 204z', k.second), k.disc(150, 168, 12, k.foreground, 9),
  k.path('M220 196C262 196 262 250 206 248', 'none', ` stroke="${k.foreground}" stroke-width="9"`),
  k.cut([116, 260, 188, 260, 212, 300, 90, 302], k.foreground, 1), k.star(70, 90, 26, 7, 4, k.second),
]);

/** Draws an apple, bitten once. */
const apple: Composition = (k) => onSheet([
  k.disc(150, 176, 128, k.second, 24),
  k.path('M150 110C118 78 52 96 56 176C58 244 104 304 150 286C196 304 242 244 244 200C212 202 200 160 232 140C216 92 176 86 150 110z',
    k.first),
  k.line('M150 112Q146 76 164 52', k.foreground, 9), k.path('M162 78C180 44 222 40 240 52C228 84 192 96 162 78z', k.third),
  k.cut([84, 150, 100, 126, 110, 132, 94, 176], k.background, 1),
]);

/** Draws a decorated fir. */
const christmasTree: Composition = (k) => onGround(k, k.background, [
  k.disc(150, 150, 122, k.second, 24),
  k.cut([136, 260, 164, 260, 166, 312, 134, 312], k.foreground, 1),
  each([[250, 100, 150], [196, 80, 96], [142, 58, 46]], ([y, half, top]) => k.cut([150, top, 150 + half, y + 18, 150 - half, y + 22],
    k.third)),
  each([[110, 236], [188, 246], [150, 206], [118, 184], [182, 178], [148, 138]],
    ([x, y], i) => k.disc(x, y, 10, i % 2 ? k.second : k.first, 8)),
  k.star(150, 44, 30, 12, 5, k.first),
]);

/** Draws a lantern cut from a pumpkin. */
const pumpkin: Composition = (k) => onSheet([
  k.cut([138, 78, 144, 34, 176, 28, 164, 80], k.third, 1),
  k.path('M150 84C90 50 18 90 22 186C26 280 100 312 150 296C200 312 274 280 278 186C282 90 210 50 150 84z', k.first),
  k.line('M104 80Q70 180 108 294M196 80Q230 180 192 294', k.foreground, 4),
  k.cut([70, 172, 102, 122, 132, 170], k.foreground), k.cut([168, 170, 198, 122, 230, 172], k.foreground),
  k.cut([138, 200, 150, 180, 162, 200], k.foreground),
  k.cut([62, 212, 96, 226, 110, 212, 134, 230, 150, 216, 168, 230, 190, 212, 206, 226, 238, 212, 216, 262, 150, 280, 84, 262],
    k.foreground),
], 304);

/** Draws a cross in front of rays. */
const cross: Composition = (k) => onSheet([
  k.star(150, 120, 190, 70, 18, k.second, 0.1, 2),
  k.cut([132, 24, 168, 22, 168, 96, 234, 94, 234, 130, 168, 132, 170, 306, 130, 306, 132, 132, 66, 132, 66, 98, 132, 96], k.foreground),
], 310);

/** Draws a bomb with a burning fuse. */
const bomb: Composition = (k) => onSheet([
  k.star(238, 56, 54, 20, 10, k.second, 0, 3), k.line('M178 112Q200 60 236 58', k.foreground, 8), k.disc(236, 58, 14, k.first, 8),
  k.disc(138, 200, 102, k.foreground, 24), k.cut([152, 104, 190, 92, 206, 122, 176, 140], k.foreground, 1),
  k.cut([72, 196, 82, 152, 110, 128, 118, 138, 94, 166, 86, 200], k.background, 1),
], 306);

/** Draws a cup for the winner. */
const trophy: Composition = (k) => onSheet([
  k.star(150, 130, 150, 108, 18, k.second, 0, 3),
  k.line('M88 80C30 70 40 170 112 166M212 80C270 70 260 170 188 166', k.foreground, 10),
  k.path('M82 52H218C222 150 196 204 150 208S78 150 82 52z', k.first), k.cut([140, 204, 160, 204, 168, 262, 132, 262], k.first, 1),
  k.cut([100, 260, 200, 258, 208, 302, 92, 304], k.foreground), k.star(150, 112, 34, 14, 5, k.background),
], 306);

/** Draws a bundle of banknotes. */
const banknotes: Composition = (k) => unmirrored(onSheet([
  repeat(3, (i) => k.cut([24 + i * 12, 64 + i * 46, 264 + i * 8, 50 + i * 46, 272 + i * 6, 152 + i * 46, 30 + i * 12, 166 + i * 46],
    i === 1 ? k.second : i ? k.third : k.foreground)),
  k.disc(160, 206, 40, k.background, 16),
  k.line('M176 188Q148 176 146 196T174 214T144 224M160 172V240', k.foreground, 7), k.disc(86, 212, 12, k.background, 8),
  k.disc(236, 200, 12, k.background, 8),
]));

/** Draws a newspaper. */
const newspaper: Composition = (k) => onSheet([
  k.disc(190, 120, 110, k.second, 24),
  k.cut([44, 64, 238, 48, 256, 282, 62, 298], k.foreground), k.cut([58, 78, 226, 64, 230, 108, 62, 120], k.first, 1),
  k.cut([64, 134, 138, 128, 144, 202, 70, 208], k.third, 1),
  k.line('M154 134l76 -6M156 158l76 -6M158 182l76 -6M74 226l166 -14M76 250l166 -14M78 274l110 -9', k.background, 8),
]);

/** Small things of daily life and of feasts. */
export const smallThings = {
  highHeel, chefHat, coffeeCup, feather, bowling, lamp, apple, christmasTree, pumpkin, cross, bomb, trophy, banknotes, newspaper,
} satisfies Family;
