import type { ImgHTMLAttributes } from 'react';
import { useImageFailure } from './use-image-failure';

type Props = ImgHTMLAttributes<HTMLImageElement> & { readonly src: string; readonly alt: string };

/** Renders a non-essential image; renders nothing when it fails to load. */
export const OptionalImage = (props: Props): React.JSX.Element | null => {
  const { isLost, onError } = useImageFailure(props.src);
  return isLost ? null : <img loading="lazy" decoding="async" {...props} onError={onError} />;
};
