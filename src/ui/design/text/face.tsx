import type { CSSProperties } from 'react';
import { useFailedImages } from '#ui/design/images/use-failed-images.ts';
import { initialsOf, initialsColour } from './initials';
import './face.css';

export interface FaceProps {
  readonly name: string;
  /** The address of a picture; without it, or if it cannot be had, the initials. */
  readonly picture?: string | null;
  /** Its other sizes. */
  readonly srcSet?: string | undefined;
  readonly size?: 's' | 'm' | 'l';
  /** Says the name; otherwise it is decoration beside one. */
  readonly alone?: boolean;
}

/** CSS pixels across; see face.css. */
const ACROSS = { s: 32, m: 38, l: 80 };

/** A person: a picture, or initials on a paper of their own. */
export const Face = ({ name, picture = null, srcSet, size = 'm', alone = false }: FaceProps) => {
  const { isLost, onError } = useFailedImages(picture);
  return (
    <span
      className={size === 'm' ? 'face' : `face ${size}`}
      style={{ '--face-paper': initialsColour(name) } as CSSProperties}
      {...(alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {picture !== null && !isLost ? (
        <img src={picture} srcSet={srcSet} sizes={srcSet === undefined ? undefined : `${ACROSS[size]}px`} alt="" loading="lazy" decoding="async" onError={onError} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
};
