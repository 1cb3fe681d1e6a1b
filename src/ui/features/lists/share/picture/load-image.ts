import { withTimeout } from '#domain/shared/with-timeout';

/** Longest time in ms that a picture waits for a poster; then the poster is drawn. */
const TIMEOUT_MS = 8000;

/**
 * Loads an image that a canvas may draw. Rejects if it cannot be loaded in time, and if its host does not allow other sites to read it: a
 * canvas with such an image could not be saved.
 */
export const loadImage = (source: string): Promise<HTMLImageElement> =>
  withTimeout(TIMEOUT_MS, async () => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = source;
    await image.decode();
    return image;
  });
