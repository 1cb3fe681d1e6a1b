import type { ImageUrlBuilder } from '#application/ports/image-url-builder';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import type { PosterRenderer } from '#ui/design/images/renderer/poster-renderer.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { drawDrawnPoster } from './draw-drawn-poster';
import { loadImage } from './load-image';
import {
  fitName, NAME_LEADING, PICTURE_SIZES, posterPlaces, TEXT_BOXES, WALL_POSTERS, type Box, type PictureFormat,
} from './picture-layout';

/** Content of a share picture. */
export type ShownList = {
  readonly name: string;
  /** The line below the name: "17 titles · Maya Rosen". */
  readonly facts: string;
  readonly titles: ReadonlyArray<StoredTitle>;
};

// The colours of the dark theme, which a picture always has.
const GROUND = 'oklch(0.158 0.014 305)';
const CLEAR_GROUND = 'oklch(0.158 0.014 305 / 0)';
const TEXT = 'oklch(0.960 0.013 85)';
const QUIET = 'oklch(0.795 0.016 80)';
const AMBER = 'oklch(0.815 0.158 76)';

const POSTER_FACE = '"League Gothic", "League Gothic Fallback", Impact, sans-serif';
const TEXT_FACE = '"Instrument Sans", "Instrument Sans Fallback", Arial, sans-serif';
/** Largest size of the name in px. */
const NAME_SIZE = { wide: 132, tall: 168 } as const;
const FACTS_SIZE = { wide: 25, tall: 34 } as const;
const BRAND_SIZE = { wide: 40, tall: 52 } as const;
const JPEG_QUALITY = 0.92;

/** Loads the fonts with the characters of the texts. A font that cannot be loaded is replaced by the next one of its family. */
const loadFonts = (texts: ReadonlyArray<string>): Promise<unknown> => {
  const characters = texts.join('');
  return Promise.allSettled([POSTER_FACE, TEXT_FACE].map((face) => document.fonts.load(`40px ${face}`, characters)));
};

/** Draws a title's own picture or, without one, the poster that the app draws. */
const drawPoster = async (
  context: CanvasRenderingContext2D, place: Box, title: StoredTitle, images: ImageUrlBuilder,
  art: { readonly renderer: PosterRenderer; readonly row: ReadonlyArray<ArtTitle> },
): Promise<void> => {
  const source = images.source('poster', title.posterPath);
  const image = source === null ? null : await loadImage(source.src).catch(() => null);
  if (image === null) {
    await drawDrawnPoster(context, place, art.renderer, art.row, toArtTitle(storedTitleToTitle(title)));
    return;
  }
  context.drawImage(image, place.x, place.y, place.width, place.height);
};

/** Darkens the wall towards the text. */
const shade = (context: CanvasRenderingContext2D, format: PictureFormat): void => {
  const { width, height } = PICTURE_SIZES[format];
  const gradient = format === 'wide' ? context.createLinearGradient(440, 0, 700, 0) : context.createLinearGradient(0, 900, 0, 640);
  gradient.addColorStop(0, GROUND);
  gradient.addColorStop(1, CLEAR_GROUND);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
};

/** Draws the mark of the product, as the logo of the page has it. */
const drawBrand = (context: CanvasRenderingContext2D, { x, y, width, height }: Box, size: number): void => {
  const bottom = y + height;
  context.fillStyle = AMBER;
  for (let bulb = 0; bulb <= width; bulb += size * 0.4) {
    context.beginPath();
    context.arc(x + bulb + 3, bottom - size * 1.32, 3, 0, 2 * Math.PI);
    context.fill();
  }
  context.save();
  context.translate(x, bottom - size * 0.76);
  context.scale((size * 0.76) / 32, (size * 0.76) / 32);
  context.fillStyle = TEXT;
  context.fill(new Path2D('M0 32V0h9.5L19 17 28.5 0H38v32h-8.5V14.5L19 32 8.5 14.5V32z'));
  context.fillStyle = AMBER;
  context.fill(new Path2D('M13.2 0h11.6L19 10.4z'));
  context.restore();
  context.fillStyle = TEXT;
  context.font = `${size}px ${POSTER_FACE}`;
  context.fillText('MARQUEE', x + size * 1.16, bottom);
};

const drawTexts = (context: CanvasRenderingContext2D, format: PictureFormat, { name, facts }: ShownList): void => {
  const box = TEXT_BOXES[format];
  const [factsSize, brandSize] = [FACTS_SIZE[format], BRAND_SIZE[format]];
  const measure = (text: string, size: number): number => {
    context.font = `${size}px ${POSTER_FACE}`;
    return context.measureText(text).width;
  };
  const room = { width: box.width, height: box.height - factsSize * 2.4 - brandSize * 1.7 };
  const { size, lines } = fitName(name.toLocaleUpperCase(), room, NAME_SIZE[format], measure);
  context.fillStyle = TEXT;
  context.font = `${size}px ${POSTER_FACE}`;
  lines.forEach((line, index) => context.fillText(line, box.x, box.y + size * (0.76 + index * NAME_LEADING), box.width));
  context.fillStyle = QUIET;
  context.font = `500 ${factsSize}px ${TEXT_FACE}`;
  context.fillText(facts, box.x, box.y + size * (0.76 + (lines.length - 1) * NAME_LEADING) + factsSize * 1.9, box.width);
  drawBrand(context, box, brandSize);
};

/** Draws the posters of a list with its name, and returns the picture as JPEG. Rejects if the browser cannot draw it. */
export const drawSharePicture = async (list: ShownList, format: PictureFormat, images: ImageUrlBuilder): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  const { width, height } = PICTURE_SIZES[format];
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  const { defaultPosterRenderer: renderer } = await import('#ui/design/images/renderer/default-poster-renderer.ts');
  const places = posterPlaces(format, list.titles.length);
  const shown = list.titles.slice(0, places.length);
  const row = shown.map((title) => toArtTitle(storedTitleToTitle(title)));
  await loadFonts([list.name, list.name.toLocaleUpperCase(), list.facts, 'MARQUEE', ...shown.map(({ title }) => title.toUpperCase())]);
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  await Promise.all(
    places.flatMap((place, index) => {
      const title = shown[index];
      return title === undefined ? [] : [drawPoster(context, place, title, images, { renderer, row })];
    }),
  );
  if (places.length === WALL_POSTERS) shade(context, format);
  drawTexts(context, format, list);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (picture === null) throw new Error('The browser cannot encode the picture.');
  return picture;
};
