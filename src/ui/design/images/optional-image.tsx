import type { ImgHTMLAttributes } from 'react';
import { useFailedImages } from './use-failed-images';

type Props = ImgHTMLAttributes<HTMLImageElement> & { readonly src: string; readonly alt: string };

/** A picture that nothing depends on: one that cannot be had leaves no broken frame behind. */
export const OptionalImage = (picture: Props): React.JSX.Element | null => {
  const { isLost, onError } = useFailedImages(picture.src);
  return isLost ? null : <img loading="lazy" decoding="async" {...picture} onError={onError} />;
};
