/** Formats of a share picture: wide for link previews and posts, tall for phones. */
export type PictureFormat = 'wide' | 'tall';

/** Sizes in pixels. */
export const PICTURE_SIZES = { wide: { width: 1200, height: 630 }, tall: { width: 1080, height: 1350 } } as const;

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Number of posters of a full wall. */
export const WALL_POSTERS = 12;
const WALL_COLUMNS = 4;
const GAP = 14;

/** The wall of a format: its left end, the width of a poster, and the upper end of the even and the odd columns. It leaves the picture. */
const WALLS = { wide: { left: 466, poster: 196, tops: [-168, -36] }, tall: { left: -21, poster: 270, tops: [-204, -52] } } as const;

/** Where a few posters stand. */
const FRAMES: Readonly<Record<PictureFormat, Box>> = {
  wide: { x: 466, y: 32, width: 702, height: 566 }, tall: { x: 40, y: 40, width: 1000, height: 860 },
};

/** Where the text stands: list name, facts, and the product's name at the bottom. */
export const TEXT_BOXES: Readonly<Record<PictureFormat, Box>> = {
  wide: { x: 56, y: 56, width: 370, height: 518 }, tall: { x: 64, y: 946, width: 952, height: 348 },
};

const heightOf = (width: number): number => width * 1.5;

const wall = (format: PictureFormat): ReadonlyArray<Box> => {
  const { left, poster, tops } = WALLS[format];
  return Array.from({ length: WALL_POSTERS }, (_, index) => {
    const column = index % WALL_COLUMNS;
    const row = Math.floor(index / WALL_COLUMNS);
    const top = column % 2 === 0 ? tops[0] : tops[1];
    return { x: left + column * (poster + GAP), y: top + row * (heightOf(poster) + GAP), width: poster, height: heightOf(poster) };
  });
};

type Grid = { readonly columns: number; readonly rows: number; readonly poster: number };

/** Returns the columns and rows, all full, in which at most `count` posters are largest together, with the width of a poster. */
const largestGrid = ({ width, height }: Box, count: number): Grid => {
  const grids = [1, 2, 3].filter((rows) => rows <= count).map((rows) => {
    const columns = Math.floor(count / rows);
    const poster = Math.min((width - (columns - 1) * GAP) / columns, (height - (rows - 1) * GAP) / rows / 1.5);
    return { columns, rows, poster: Math.floor(poster) };
  });
  const areaOf = ({ columns, rows, poster }: Grid): number => columns * rows * poster * poster;
  return grids.reduce((best, grid) => (areaOf(grid) > areaOf(best) ? grid : best), { columns: 0, rows: 0, poster: 0 });
};

/**
 * Returns the places of posters: a wall that leaves the picture on its sides, or for fewer posters a frame of full rows, in which some can
 * be missing.
 */
export const posterPlaces = (format: PictureFormat, count: number): ReadonlyArray<Box> => {
  if (count >= WALL_POSTERS) return wall(format);
  const frame = FRAMES[format];
  const { columns, rows, poster } = largestGrid(frame, count);
  const width = columns * (poster + GAP) - GAP;
  const height = rows * (heightOf(poster) + GAP) - GAP;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: frame.x + (frame.width - width) / 2 + (index % columns) * (poster + GAP),
    y: frame.y + (frame.height - height) / 2 + Math.floor(index / columns) * (heightOf(poster) + GAP),
    width: poster, height: heightOf(poster),
  }));
};

/** Line height, relative to the size. */
export const NAME_LEADING = 0.94;

/** Returns the width of a text in a size. */
type MeasureText = (text: string, size: number) => number;

/** Breaks a text into lines. @param breaksWords breaks a word that is wider than a line too. */
const breakLines = (text: string, width: number, measure: (text: string) => number, breaksWords: boolean): ReadonlyArray<string> => {
  const lines: string[] = [];
  let line = '';
  const put = (part: string, glue: string): void => {
    const longer = line === '' ? part : line + glue + part;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = part;
    } else line = longer;
  };
  for (const word of text.split(' ')) {
    if (!breaksWords || measure(word) <= width) put(word, ' ');
    else Array.from(word).forEach((letter, index) => put(letter, index === 0 ? ' ' : ''));
  }
  return line === '' ? lines : [...lines, line];
};

/**
 * Returns the lines of a name in the largest size in which they fit, from `most` down to a quarter of it. Words are broken only if no size
 * fits them; the rest of a longer name is cut.
 */
export const fitName = (
  name: string, { width, height }: Pick<Box, 'width' | 'height'>, most: number, measure: MeasureText,
): { readonly size: number; readonly lines: ReadonlyArray<string> } => {
  const least = most / 4;
  for (const breaksWords of [false, true])
    for (let size = most; size >= least; size -= 4) {
      const measureLine = (text: string): number => measure(text, size);
      const lines = breakLines(name, width, measureLine, breaksWords);
      if (lines.length * size * NAME_LEADING <= height && lines.every((line) => measureLine(line) <= width)) return { size, lines };
    }
  const lines = breakLines(name, width, (text) => measure(text, least), true).slice(0, Math.floor(height / (least * NAME_LEADING)));
  return { size: least, lines: lines.map((line, index) => (index === lines.length - 1 ? `${line.slice(0, -1)}…` : line)) };
};
