import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, type Family, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import { pickCyclically, repeat } from '#ui/design/poster-art/repeat.ts';
import { STAGE_LEFT, STAGE_RIGHT } from '#ui/design/poster-art/stage.ts';

/** Draws an enlarged halftone screen with one row in colour. */
function halftone(k: DrawingKit): DrawnComposition {
  const rows = repeat(11, (i) => {
    const width = Math.max(2.5, 20 - Math.abs(i - 5) * 3);
    const data = `M${(k.wide ? -240 : 24) + (i % 2) * 10} ${40 + i * 24}H${k.wide ? STAGE_RIGHT : 290}`;
    return k.line(data, i === 5 ? k.first : k.foreground, width, ' stroke-linecap="round" stroke-dasharray="0 21"');
  });
  return { layers: [rows], box: TITLE_BOX_AT_BOTTOM };
}

/** Draws nine frames of a contact sheet, alternately faces and hills, one of them marked. */
function contactSheet(k: DrawingKit): DrawnComposition {
  const chosen = k.whole(0, 8);
  let exposed = '';
  const frames = repeat(9, (i) => {
    const x = 20 + (i % 3) * 89;
    const y = 20 + Math.trunc(i / 3) * 98;
    const fill = i === chosen ? k.first : pickCyclically(k.whole(0, 3), k.second, k.third, k.background, k.background);
    const frame = k.cut([x, y, x + 82, y, x + 82, y + 88, x, y + 88], fill, 1);
    exposed += i % 2
      ? `M${x + k.whole(10, 30)} ${y + 44}a20 20 0 1 1 40 0a20 20 0 1 1 -40 0z`
      : k.outline([x - 1, y + 90, x - 1, y + k.whole(30, 70), x + 83, y + k.whole(24, 70), x + 83, y + 90], 0);
    return frame;
  });
  return { background: k.foreground, layers: [frames, k.path(exposed, k.foreground)], box: titleBoxOnFloor(k.foreground, 22, 328, 100) };
}

/** Draws layers of soil in section, with a sun above. */
function strata(k: DrawingKit): DrawnComposition {
  const beds = repeat(4, (i) => {
    const y = 110 + i * 54;
    const left = `M${STAGE_LEFT} ${y}C-150 ${y - 60} -60 ${y + 40} 20 ${y + k.whole(-20, 20)}`;
    const right = `S150 ${y - k.whole(30, 70)} 210 ${y}S330 ${y + 40} ${STAGE_RIGHT} ${y - 30}V470H${STAGE_LEFT}z`;
    return k.path(left + right, pickCyclically(i, k.first, k.second, k.third, k.foreground));
  });
  return { layers: [k.disc(k.whole(80, 220), 74, 38, k.first, 14), beds], box: titleBoxOnFloor(k.foreground, 22, 326, 102) };
}

/** Draws a ring of sound bars of different lengths. */
function voices(k: DrawingKit): DrawnComposition {
  const rays = repeat(22, (i) => {
    const angle = (i / 22) * 6.283;
    const point = (radius: number): string =>
      `${Math.trunc(150 + Math.cos(angle) * radius)} ${Math.trunc(186 + Math.sin(angle) * radius)}`;
    return `M${point(66)}L${point(66 + k.between(14, 92))}`;
  });
  return {
    layers: [k.line(rays, k.foreground, 8), k.disc(150, 186, 46, k.first, 16), k.disc(150, 186, 17, k.background, 11)],
    box: TITLE_BOX_AT_BOTTOM,
    floor: 346,
  };
}

/** Draws a film camera on a tripod. */
const filmCamera = (k: DrawingKit): DrawnComposition => ({
  layers: [
    k.disc(88, 92, 50, k.second, 18),
    k.disc(190, 84, 62, k.first, 20),
    k.disc(88, 92, 13, k.lettering, 9),
    k.disc(190, 84, 15, k.lettering, 9),
    k.cut([42, 136, 214, 132, 214, 256, 40, 260], k.lettering),
    k.cut([214, 172, 280, 142, 282, 244, 214, 216], k.third),
    k.cut([60, 156, 118, 154, 118, 188, 60, 190], k.sheet, 1),
    k.line('M128 258L84 330M128 258L172 330', k.lettering, 9),
  ],
  box: TITLE_BOX_AT_BOTTOM,
  floor: 332,
});

/** Draws a globe with one marked location. */
function globe(k: DrawingKit): DrawnComposition {
  const grid = 'M26 172H274M150 48V296M150 48C72 110 72 234 150 296M150 48C228 110 228 234 150 296';
  return {
    layers: [
      k.disc(150, 172, 124, k.second, 26),
      k.cut([70, 96, 128, 70, 168, 96, 150, 142, 118, 150, 122, 196, 96, 214, 62, 160], k.third, 4),
      k.cut([176, 154, 232, 130, 262, 176, 226, 236, 196, 226, 182, 190], k.third, 4),
      k.line(grid, k.lettering, 2.2),
      k.disc(206, 118, 14, k.first, 10),
    ],
    box: TITLE_BOX_AT_BOTTOM,
  };
}

/** Compositions for documentaries: the world and instruments. */
export const documentary = {
  halftone, contactSheet, strata, voices, filmCamera, globe,
} satisfies Family;
