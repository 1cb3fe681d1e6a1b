import * as TE from 'fp-ts/TaskEither';
import { MAX_BANNER_WIDTH } from '#domain/banners/banner-admin-repository';
import type { Answer } from '#domain/shared/answer';
import { invalid } from '#domain/shared/failure';
import { detectImageType, type ImageFile } from '#domain/users/pictures/avatars';

const QUALITY = 0.82;

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

const draw = async ({ bytes, type }: ImageFile): Promise<ImageFile> => {
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, MAX_BANNER_WIDTH / bitmap.width);
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The canvas has no 2D context');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Browsers without a WebP encoder return a PNG, which can be too large.
  const webp = await toBlob(canvas, 'image/webp');
  const blob = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg');
  const encoded = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  const detected = detectImageType(encoded);
  if (detected === null) throw new Error('The image could not be encoded');
  return { bytes: encoded, type: detected };
};

/**
 * Encodes an image of an accepted type again in the browser, at most `MAX_BANNER_WIDTH` px wide; metadata and appended bytes are lost.
 * Fails with `invalid` for a file that the browser cannot decode.
 */
export const encodeOnCanvas = (image: ImageFile): Answer<ImageFile> =>
  TE.tryCatch(
    () => draw(image),
    () => invalid('image', 'not-an-image'),
  );
