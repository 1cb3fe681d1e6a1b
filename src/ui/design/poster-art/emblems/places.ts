import type { Composition, Family } from '#ui/design/poster-art/composition.ts';
import { each, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';
import { atNight, onGround, onSheet, unmirrored } from './emblem';

/** Draws a tower with a clock. */
const clockTower: Composition = (k) => onGround(k, k.foreground, [
  k.disc(196, 120, 84, k.second, 20),
  k.cut([94, 320, 100, 150, 92, 146, 92, 82, 104, 80, 128, 10, 152, 80, 164, 82, 164, 146, 156, 150, 162, 320], k.first),
  k.disc(128, 114, 25, k.background, 13), k.line('M128 116V98M128 116L140 122', k.foreground, 4),
  k.line('M112 170V300M128 170V300M144 170V300', k.foreground, 4),
  k.cut([STAGE_LEFT, 320, STAGE_LEFT, 262, 60, 258, 64, 236, 72, 258, 92, 258, 92, 320], k.third),
  k.cut([162, 320, 162, 262, 220, 258, 226, 240, 232, 258, STAGE_RIGHT, 262, STAGE_RIGHT, 320], k.third),
]);

/** Draws the iron tower of Paris. */
const eiffelTower: Composition = (k) => onGround(k, k.second, [
  k.disc(208, 92, 56, k.first, 17),
  k.path('M146 14H154L162 120L176 190L224 320H184Q176 258 150 258T116 320H76L124 190L138 120z', k.foreground),
  k.line('M132 128H168M116 196H184', k.background, 6), k.line('M138 140L164 184M162 140L136 184M122 206L186 246M178 206L114 246',
    k.background, 3),
]);

/** Draws the skyline of a big city with lit windows. */
const skyline: Composition = (k) => {
  const lit = repeat(22, () => `M${k.whole(4, 290)} ${k.whole(196, 290)}h7`);
  const towers = [[-60, 190, 64], [4, 150, 46], [50, 210, 40], [92, 84, 48], [140, 180, 46], [186, 120, 44], [230, 196, 40],
    [268, 140, 60]] as const;
  return onGround(k, k.foreground, [
    k.disc(216, 90, 64, k.first, 18), each(towers, ([x, y, width], i) => k.cut([x, 320, x, y, x + width, y - 6, x + width, 320],
      i % 3 ? k.foreground : k.third)),
    k.cut([108, 84, 116, 34, 124, 82], k.foreground, 1), k.line(lit, k.second, 8),
    k.wide ? k.cut([STAGE_LEFT, 320, STAGE_LEFT, 220, -130, 216, -130, 250, -58, 250, -58, 320],
      k.foreground) + k.cut([326, 320, 326, 200, 370, 196, 370, 320], k.third) : '',
  ]);
};

/** Draws a small island with a palm. */
const palmIsland: Composition = (k) => onGround(k, k.third, [
  k.disc(90, 112, 58, k.first, 18), k.path('M150 284C146 220 158 160 186 112L198 118C176 166 168 220 174 284z', k.foreground),
  each([[96, 82, 130, 140], [120, 40, 150, 130], [206, 30, 214, 110], [286, 76, 250, 120], [276, 150, 236, 160]],
    ([x, y, cx, cy]) => k.path(`M192 114Q${cx} ${cy - 62} ${x} ${y}Q${cx} ${cy - 24} 192 114z`, k.second)),
  k.path('M40 300Q150 228 268 300z', k.first), k.path(`M${STAGE_LEFT} 294${'q29 -16 58 0'.repeat(12)}V320H${STAGE_LEFT}z`, k.third),
]);

/** Draws two hands at the bars of a cell. */
const bars: Composition = (k) => atNight(k, [
  k.path(`M${k.wide ? 30 : STAGE_LEFT} -20H${STAGE_RIGHT}V340H${k.wide ? 30 : STAGE_LEFT}z`, k.third), k.disc(150, 120, 70, k.second, 20),
  each([-190, -130, -70, -10, 50, 110, 190, 250, 310, 370], (x) => k.cut([x - 9, -20, x + 9, -20, x + 9, 340, x - 9, 340], k.foreground,
    1)),
  each([110, 190], (x) => each([0, 1, 2, 3], (i) => k.cut([x - 26, 206 + i * 18, x + 22, 204 + i * 18, x + 24, 218 + i * 18, x - 26,
    220 + i * 18], k.background))),
  k.cut([STAGE_LEFT, 318, STAGE_RIGHT, 316, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.foreground, 1),
]);

/** Draws the front of a grand hotel. */
const hotel: Composition = (k) => onGround(k, k.foreground, [
  k.cut([STAGE_LEFT, 330, 0, 180, 90, 250, 210, 160, STAGE_RIGHT, 330], k.third), k.cut([48, 320, 50, 122, 250, 118, 252, 320], k.first),
  k.cut([40, 124, 74, 72, 226, 70, 260, 120], k.second),
  k.cut([116, 72, 150, 24, 184, 70], k.foreground), repeat(15, (i) => k.cut([70 + (i % 5) * 35, 144 + Math.floor(i / 5) * 44,
    88 + (i % 5) * 35, 143 + Math.floor(i / 5) * 44, 88 + (i % 5) * 35, 172 + Math.floor(i / 5) * 44, 70 + (i % 5) * 35,
    173 + Math.floor(i / 5) * 44], k.background, 1)),
  k.cut([134, 320, 134, 280, 150, 266, 166, 280, 166, 320], k.foreground, 1),
]);

/** Draws a maze with a person in its middle. */
const maze: Composition = (k) => onSheet([
  k.disc(150, 164, 138, k.second, 28),
  k.line('M150 40A124 124 0 1 1 62 76M88 102A88 88 0 1 1 150 252M150 252M118 246A88 88 0 0 1 78 112M104 140A52 52 0 1 1 126 210M150 216V252M238 164H274M62 164H26M150 76V112', k.foreground, 13), k.man(150, 192, 0.9, k.first),
], 306);

/** Draws the tent of a circus. */
const circusTent: Composition = (k) => onGround(k, k.foreground, [
  k.disc(150, 150, 124, k.second, 24), each([k.first, k.background, k.first, k.background, k.first], (fill, i) => k.cut([150, 70,
    42 + i * 44, 176, 86 + i * 44, 174], fill, 1)),
  each([k.first, k.background, k.first, k.background, k.first],
    (fill, i) => k.cut([42 + i * 44, 176, 86 + i * 44, 174, 82 + i * 48, 318, 30 + i * 48, 318], fill, 1)),
  k.line('M150 72V28', k.foreground, 5), k.cut([152, 28, 196, 40, 152, 54], k.third, 1),
  k.cut([150, 210, 172, 318, 128, 318], k.foreground, 1),
]);

/** Draws the curtain of a stage in the light of a lamp. */
const curtain: Composition = (k) => atNight(k, [
  k.cut([140, -20, 160, -20, 250, 330, 50, 330], k.second), k.man(150, 306, 1.7, k.foreground),
  k.path('M60 306Q150 286 240 306Q150 330 60 306z', k.background), k.man(150, 306, 1.7, k.foreground),
  each([-1, 1], (side) => each([0, 1, 2], (i) => k.path(`M${150 + side * (92 + i * 30)} -20C${150 + side * (70 + i * 34)} 120 ${150 + side * (96 + i * 26)} 180 ${150 + side * (120 + i * 20)} 340H${150 + side * (i === 2 && !k.wide ? 420 : 190)}V-20z`, i % 2 ? k.third : k.first))),
  k.cut([STAGE_LEFT, -20, STAGE_RIGHT, -20, STAGE_RIGHT, 22, 236, 34, 150, 18, 64, 34, STAGE_LEFT, 22], k.third),
  k.cut([STAGE_LEFT, 324, STAGE_RIGHT, 322, STAGE_RIGHT, 470, STAGE_LEFT, 470], k.foreground, 1),
]);

/** Draws the gate of a Japanese shrine in front of the sun. */
const torii: Composition = (k) => onGround(k, k.foreground, [
  k.disc(150, 164, 108, k.first, 24), k.cut([72, 320, 80, 96, 100, 96, 104, 320], k.foreground, 1),
  k.cut([196, 320, 200, 96, 220, 96, 228, 320], k.foreground, 1),
  k.path('M14 62Q150 92 286 62L278 98Q150 112 22 98z', k.foreground), k.cut([46, 136, 254, 136, 254, 154, 46, 154], k.foreground, 1),
  k.cut([140, 104, 160, 104, 160, 138, 140, 138], k.foreground, 1),
]);

/** Draws a wave that breaks over a boat. */
const wave: Composition = (k) => onGround(k, k.second, [
  k.disc(226, 76, 40, k.first, 15),
  k.path('M-270 340V220C-60 230 -40 30 130 34C216 36 258 92 236 142C228 108 190 92 160 112C112 146 160 250 420 262V340z', k.second),
  k.path('M-20 190C40 150 60 62 134 58C180 58 212 80 222 108C192 84 158 84 136 110C104 148 60 180 -20 190z', k.background),
  k.cut([206, 226, 276, 214, 262, 244, 220, 250], k.foreground, 1),
  k.path(`M${STAGE_LEFT} 282${'q29 -22 58 0'.repeat(12)}V330H${STAGE_LEFT}z`, k.third),
]);

/** Draws gravestones under the moon. */
const graves: Composition = (k) => onGround(k, k.foreground, [
  k.disc(208, 90, 62, k.second, 18), each([[44, 190, 60], [206, 176, 64]], ([x, y,
    width]) => k.path(`M${x} 320V${y}q0 -34 ${width / 2} -34t${width / 2} 34V320z`, k.third)),
  k.path('M104 320V160Q104 112 150 112T196 160V320z', k.first), k.line('M150 146V212M128 168H172M126 236H174M126 254H174', k.foreground, 8),
]);

/** Draws a blackboard with letters and an apple. */
const blackboard: Composition = (k) => unmirrored(onSheet([
  k.cut([18, 48, 282, 42, 286, 244, 16, 250], k.second), k.cut([34, 64, 266, 58, 270, 228, 32, 234], k.foreground, 1),
  k.line('M62 176L92 92L122 176M74 148H112M150 92V176Q204 178 200 152T150 134Q196 132 190 110T150 92M250 100Q214 92 214 134T250 168',
    k.background, 7),
  k.line('M66 206H190', k.first, 6),
  k.path('M232 250C220 236 190 244 194 272C198 302 222 312 232 304C242 312 266 302 270 272C274 244 244 236 232 250z', k.first),
  k.line('M232 250Q232 236 240 230', k.foreground, 5),
], 312));

/** Draws dunes under two moons, with a person on a ridge. */
const dunes: Composition = (k) => onGround(k, k.foreground, [
  k.disc(96, 90, 52, k.first, 17), k.disc(190, 60, 20, k.background, 10), k.path('M-270 250Q-60 130 90 190T420 150V340H-270z', k.second),
  k.path('M90 190Q60 250 170 340H420V150Q250 236 90 190z', k.third), k.man(96, 194, 0.9, k.foreground),
  k.path('M-270 320Q60 190 240 270T420 270V340H-270z', k.first),
]);

/** Draws a road to the horizon. */
const road: Composition = (k) => onGround(k, k.foreground, [
  k.disc(150, 150, 76, k.first, 20), k.cut([STAGE_LEFT, 200, -20, 150, 60, 186, 230, 138, STAGE_RIGHT, 200], k.third),
  k.cut([STAGE_LEFT, 196, STAGE_RIGHT, 194, STAGE_RIGHT, 340, STAGE_LEFT, 340], k.second),
  k.cut([140, 194, 160, 194, 330, 340, -30, 340], k.foreground, 1), k.line('M150 202V214M150 226V246M150 262V300', k.background, 8),
]);

/** Places. */
export const places = {
  clockTower, eiffelTower, skyline, palmIsland, bars, hotel, maze, circusTent, curtain, torii, wave, graves, blackboard, dunes, road,
} satisfies Family;
