import type { CSSProperties } from 'react';
import { useImageFailure } from '#ui/design/images/use-image-failure.ts';
import { initialsOf, initialsColour } from './initials';
import './avatar.css';

export interface AvatarProps {
  readonly name: string;
  /** Image URL; without one, or if it fails to load, the initials are shown. */
  readonly image?: string | null;
  /** The `srcset` attribute. */
  readonly srcSet?: string | undefined;
  readonly size?: 's' | 'm' | 'l';
  /** Exposes the name to screen readers; otherwise the avatar is decoration beside a name. */
  readonly alone?: boolean;
}

/** Width in CSS pixels; must match face.css. */
const WIDTH_PX = { s: 32, m: 38, l: 80 };

/** Renders an avatar: an image, or initials on a background colour of the name. */
export const Avatar = ({ name, image = null, srcSet, size = 'm', alone = false }: AvatarProps) => {
  const { isLost, onError } = useImageFailure(image);
  return (
    <span
      className={size === 'm' ? 'avatar' : `avatar ${size}`}
      style={{ '--face-paper': initialsColour(name) } as CSSProperties}
      {...(alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {image !== null && !isLost ? (
        <img
          src={image}
          srcSet={srcSet}
          sizes={srcSet === undefined ? undefined : `${WIDTH_PX[size]}px`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={onError}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
};
