import { useCallback, useEffect, useState } from 'react';

type ImageFailure = { readonly isLost: boolean; readonly onError: () => void };

/**
 * Reports whether the image at `src` failed to load; pass `onError` to its `<img>`. Resets when `src` changes, and on the `online` event to
 * retry the same URL.
 */
export const useImageFailure = (src: string | null): ImageFailure => {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  useEffect(() => {
    if (failedSrc === null) return undefined;
    const reset = (): void => setFailedSrc(null);
    addEventListener('online', reset);
    return () => removeEventListener('online', reset);
  }, [failedSrc]);
  return { isLost: src !== null && failedSrc === src, onError: useCallback(() => setFailedSrc(src), [src]) };
};
