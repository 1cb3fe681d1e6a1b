/** Time in ms that an image may take before art is drawn in its place. Most images arrive sooner, and drawing costs more than they do. */
export const IMAGE_WAIT_MS = 400;

export interface ImageCallbacks {
  /** Called once, when the image has failed or is still missing after `IMAGE_WAIT_MS`. */
  readonly onMissing: () => void;
  /** Called when the image is ready to be painted, also after `onMissing`. */
  readonly onLoaded: () => void;
}

/**
 * Reports whether an image is missing, or loaded and decoded: what is behind it stays until it is painted. Returns a function that ends the
 * reports.
 */
export const followImage = (image: HTMLImageElement, { onMissing, onLoaded }: ImageCallbacks): (() => void) => {
  const isLoaded = (): boolean => image.complete && image.naturalWidth > 0;
  if (isLoaded()) {
    onLoaded();
    return () => undefined;
  }
  let hasEnded = false;
  const miss = (): void => {
    clearTimeout(timer);
    image.removeEventListener('error', miss);
    onMissing();
  };
  const timer = setTimeout(miss, IMAGE_WAIT_MS);
  const load = (): void => {
    clearTimeout(timer);
    void image
      .decode()
      .catch(() => undefined)
      .then(() => (hasEnded ? undefined : onLoaded()));
  };
  image.addEventListener('error', miss);
  image.addEventListener('load', load);
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    image.removeEventListener('error', miss);
    image.removeEventListener('load', load);
  };
};
