import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { invalid } from '#domain/shared/failure';
import { detectImageType, type ImageFile } from '#domain/users/avatars';
import type { CropArea } from '#application/profile/avatar-machine';

/** The side of a member's picture, in px. */
const SIDE = 512;
const QUALITY = 0.9;

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> => new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** JPEG knows no transparency: what can be seen through would become black. */
const layLightGround = (context: CanvasRenderingContext2D): void => {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
};

/** Browsers that cannot write WebP answer with another type. */
const smallest = async (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): Promise<Blob | null> => {
  const webp = await encode(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return webp;
  layLightGround(context);
  return encode(canvas, 'image/jpeg');
};

const draw = async ({ bytes, type }: ImageFile, { x, y, width, height }: CropArea): Promise<ImageFile> => {
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is nothing to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, SIDE, SIDE);
  bitmap.close();
  const cut = new Uint8Array((await (await smallest(canvas, context))?.arrayBuffer()) ?? new ArrayBuffer(0));
  const sniffed = detectImageType(cut);
  if (sniffed === null) throw new Error('The picture could not be written');
  return { bytes: cut, type: sniffed };
};

/** Draws the part anew, 512 by 512 px: what was hidden in the file (place, camera, thumbnail) stays behind. */
export const cropImage = (picture: ImageFile, area: CropArea): Answer<ImageFile> =>
  TE.tryCatch(
    () => draw(picture, area),
    () => invalid('picture', 'not-a-picture'),
  );
