import { useEffect, useRef } from 'react';
import { useImageFailure } from './use-image-failure';

/** An image URL and its other sizes. */
export interface ImageSourceSet {
  readonly src: string;
  readonly srcSet?: string;
}

interface PhotographProps extends ImageSourceSet {
  readonly sizes: string;
  readonly early: boolean;
}

/** Renders an image on top of the generated poster; when it fails to load, the poster stays visible. */
export const CoverImage = ({ src, srcSet, sizes, early }: PhotographProps) => {
  const image = useRef<HTMLImageElement>(null);
  const { isLost, onError } = useImageFailure(src);
  // A server-rendered image can fail before hydration attaches `onError`.
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    if (complete && naturalWidth === 0) onError();
  }, [onError]);
  if (isLost) return null;
  return (
    <img
      ref={image}
      className="photo"
      alt=""
      src={src}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      loading={early ? 'eager' : 'lazy'}
      fetchPriority={early ? 'high' : 'auto'}
      decoding="async"
      onError={onError}
    />
  );
};
