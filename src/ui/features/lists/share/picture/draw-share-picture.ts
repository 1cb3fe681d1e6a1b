import type { ImageUrlBuilder } from '#application/ports/image-url-builder';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import type { PosterRenderer } from '#ui/design/images/renderer/poster-renderer.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { drawDrawnPoster } from './draw-drawn-poster';
import { loadImage } from './load-image';
import { drawPictureTexts, pictureCharacters, type PictureTexts } from './draw-picture-texts';
import { PICTURE_SIZES, posterPlaces, WALL_POSTERS, type Box, type PictureFormat } from './picture-layout';
import { PICTURE_COLOURS, PICTURE_FACES } from './picture-style';

const JPEG_QUALITY = 0.92;

/** Loads the fonts with the characters of the texts. A font that cannot be loaded is replaced by the next one of its family. */
const loadFonts = (texts: ReadonlyArray<string>): Promise<unknown> => {
  const characters = texts.join('');
  return Promise.allSettled([PICTURE_FACES.poster, PICTURE_FACES.text].map((face) => document.fonts.load(`40px ${face}`, characters)));
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
  gradient.addColorStop(0, PICTURE_COLOURS.ground);
  gradient.addColorStop(1, PICTURE_COLOURS.clearGround);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
};

/** Content of a share picture. */
export type PictureContent = PictureTexts & { readonly titles: ReadonlyArray<StoredTitle> };

/** Draws posters with a name, and returns the picture as JPEG. Rejects if the browser cannot draw it. */
export const drawSharePicture = async (content: PictureContent, format: PictureFormat, images: ImageUrlBuilder): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  const { width, height } = PICTURE_SIZES[format];
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  const { defaultPosterRenderer: renderer } = await import('#ui/design/images/renderer/default-poster-renderer.ts');
  const places = posterPlaces(format, content.titles.length);
  const shown = content.titles.slice(0, places.length);
  const row = shown.map((title) => toArtTitle(storedTitleToTitle(title)));
  await loadFonts([...pictureCharacters(content), ...shown.map(({ title }) => title.toUpperCase())]);
  context.fillStyle = PICTURE_COLOURS.ground;
  context.fillRect(0, 0, width, height);
  await Promise.all(
    places.flatMap((place, index) => {
      const title = shown[index];
      return title === undefined ? [] : [drawPoster(context, place, title, images, { renderer, row })];
    }),
  );
  if (places.length === WALL_POSTERS) shade(context, format);
  drawPictureTexts(context, format, content);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (picture === null) throw new Error('The browser cannot encode the picture.');
  return picture;
};
