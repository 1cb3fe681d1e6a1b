import { fitName, NAME_LEADING, TEXT_BOXES, type Box, type PictureFormat } from './picture-layout';
import { PICTURE_COLOURS, PICTURE_FACES } from './picture-style';

/** A number with what it counts. */
type PictureFigure = { readonly value: string; readonly label: string };

/** The texts of a share picture. */
export type PictureTexts = {
  readonly name: string;
  /** A line below the name, with figures above it: "17 titles · Maya Rosen". */
  readonly facts: string;
  /** At most six; empty for a picture with posters alone. */
  readonly figures: ReadonlyArray<PictureFigure>;
};

const BRAND = 'MARQUEE';
/** Largest size of the name in px. */
const NAME_SIZE = { wide: 132, tall: 168 } as const;
const FACTS_SIZE = { wide: 25, tall: 34 } as const;
const BRAND_SIZE = { wide: 40, tall: 52 } as const;

/** Draws the mark of the product, as the logo of the page has it. */
const drawBrand = (context: CanvasRenderingContext2D, { x, y, width, height }: Box, size: number): void => {
  const bottom = y + height;
  context.fillStyle = PICTURE_COLOURS.amber;
  for (let bulb = 0; bulb <= width; bulb += size * 0.4) {
    context.beginPath();
    context.arc(x + bulb + 3, bottom - size * 1.32, 3, 0, 2 * Math.PI);
    context.fill();
  }
  context.save();
  context.translate(x, bottom - size * 0.76);
  context.scale((size * 0.76) / 32, (size * 0.76) / 32);
  context.fillStyle = PICTURE_COLOURS.text;
  context.fill(new Path2D('M0 32V0h9.5L19 17 28.5 0H38v32h-8.5V14.5L19 32 8.5 14.5V32z'));
  context.fillStyle = PICTURE_COLOURS.amber;
  context.fill(new Path2D('M13.2 0h11.6L19 10.4z'));
  context.restore();
  context.fillStyle = PICTURE_COLOURS.text;
  context.font = `${size}px ${PICTURE_FACES.poster}`;
  context.fillText(BRAND, x + size * 1.16, bottom);
};

const drawNameAndFacts = (context: CanvasRenderingContext2D, format: PictureFormat, { name, facts }: PictureTexts): void => {
  const box = TEXT_BOXES[format];
  const [factsSize, brandSize] = [FACTS_SIZE[format], BRAND_SIZE[format]];
  const measure = (text: string, size: number): number => {
    context.font = `${size}px ${PICTURE_FACES.poster}`;
    return context.measureText(text).width;
  };
  const room = { width: box.width, height: box.height - factsSize * 2.4 - brandSize * 1.7 };
  const { size, lines } = fitName(name.toLocaleUpperCase(), room, NAME_SIZE[format], measure);
  context.fillStyle = PICTURE_COLOURS.text;
  context.font = `${size}px ${PICTURE_FACES.poster}`;
  lines.forEach((line, index) => context.fillText(line, box.x, box.y + size * (0.76 + index * NAME_LEADING), box.width));
  context.fillStyle = PICTURE_COLOURS.quiet;
  context.font = `500 ${factsSize}px ${PICTURE_FACES.text}`;
  context.fillText(facts, box.x, box.y + size * (0.76 + (lines.length - 1) * NAME_LEADING) + factsSize * 1.9, box.width);
  drawBrand(context, box, brandSize);
};

/** Where figures stand below the name: columns, distances of rows, sizes in px, and how far the texts begin above their box. */
const FIGURES = {
  wide: { columns: 2, up: 0, top: 182, row: 94, value: 62, label: 18, name: 124, facts: 22 },
  tall: { columns: 3, up: 20, top: 186, row: 106, value: 76, label: 25, name: 124, facts: 30 },
} as const;

/** Draws the facts, the name and below them the figures. A tall picture has the brand beside the name, a wide one at the bottom. */
const drawNameAndFigures = (
  context: CanvasRenderingContext2D, format: PictureFormat, { name, facts, figures }: PictureTexts,
): void => {
  const [box, place, brand] = [TEXT_BOXES[format], FIGURES[format], BRAND_SIZE[format]];
  const top = box.y - place.up;
  const nameTop = top + place.facts * 1.5;
  context.fillStyle = PICTURE_COLOURS.quiet;
  context.font = `500 ${place.facts}px ${PICTURE_FACES.text}`;
  context.fillText(facts, box.x, top + place.facts * 0.8, box.width);
  context.fillStyle = PICTURE_COLOURS.text;
  context.font = `${place.name}px ${PICTURE_FACES.poster}`;
  context.fillText(name.toLocaleUpperCase(), box.x, nameTop + place.name * 0.76, box.width * (format === 'wide' ? 1 : 0.6));
  const column = box.width / place.columns;
  for (const [at, { value, label }] of figures.entries()) {
    const x = box.x + (at % place.columns) * column;
    const y = top + place.top + Math.floor(at / place.columns) * place.row + place.value * 0.76;
    context.fillStyle = PICTURE_COLOURS.amber;
    context.font = `${place.value}px ${PICTURE_FACES.poster}`;
    context.fillText(value, x, y, column * 0.9);
    context.fillStyle = PICTURE_COLOURS.quiet;
    context.font = `500 ${place.label}px ${PICTURE_FACES.text}`;
    context.fillText(label, x, y + place.label * 1.35, column * 0.88);
  }
  if (format === 'wide') drawBrand(context, box, brand);
  else {
    context.font = `${brand}px ${PICTURE_FACES.poster}`;
    const width = brand * 1.16 + context.measureText(BRAND).width;
    drawBrand(context, { x: box.x + box.width - width, y: nameTop, width, height: place.name * 0.76 }, brand);
  }
};

/** Draws the texts of a picture. */
export const drawPictureTexts = (context: CanvasRenderingContext2D, format: PictureFormat, texts: PictureTexts): void =>
  (texts.figures.length === 0 ? drawNameAndFacts : drawNameAndFigures)(context, format, texts);

/** Returns all texts, for loading the characters of the fonts. */
export const pictureCharacters = ({ name, facts, figures }: PictureTexts): ReadonlyArray<string> =>
  [name, name.toLocaleUpperCase(), facts, BRAND, ...figures.flatMap(({ value, label }) => [value, label])];
