import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { invalid } from '#domain/shared/failure';
import { AVATAR_SIZE, detectImageType, type ImageFile } from '#domain/users/pictures/avatars';
import type { CropArea } from '#application/profile/avatar-machine';

const QUALITY = 0.9;

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** Puts white behind transparent pixels, which JPEG would turn black because the format has no transparency. */
const fillBackground = (context: CanvasRenderingContext2D): void => {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, AVATAR_SIZE, AVATAR_SIZE);
};

/** Encodes as WebP, or as JPEG in browsers without a WebP encoder: their `toBlob` returns another type. */
const encodeSmallest = async (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): Promise<Blob | null> => {
  const webp = await encode(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return webp;
  fillBackground(context);
  return encode(canvas, 'image/jpeg');
};

const draw = async ({ bytes, type }: ImageFile, { x, y, width, height }: CropArea): Promise<ImageFile> => {
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIZE;
  canvas.height = AVATAR_SIZE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The canvas has no 2D context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, AVATAR_SIZE, AVATAR_SIZE);
  bitmap.close();
  const cropped = new Uint8Array((await (await encodeSmallest(canvas, context))?.arrayBuffer()) ?? new ArrayBuffer(0));
  const detectedType = detectImageType(cropped);
  if (detectedType === null) throw new Error('The image could not be encoded');
  return { bytes: cropped, type: detectedType };
};

/**
 * Crops an image and encodes it again at 512 × 512 px, which drops metadata of the file (location, camera, thumbnail).
 * Fails with `invalid('picture', 'not-a-picture')` if the browser cannot decode or encode the image.
 */
export const cropImage = (image: ImageFile, area: CropArea): Answer<ImageFile> =>
  TE.tryCatch(
    () => draw(image, area),
    () => invalid('image', 'not-an-image'),
  );
