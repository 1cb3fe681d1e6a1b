import { useState, type CSSProperties } from 'react';
import { initialsOf, paperOf } from './initials';
import './face.css';

export interface FaceProps {
  readonly name: string;
  /** The address of a picture; without it, or if it cannot be had, the initials. */
  readonly picture?: string | null;
  readonly size?: 's' | 'm' | 'l';
  /** Says the name; otherwise it is decoration beside one. */
  readonly alone?: boolean;
}

/** A person: a picture, or initials on a paper of their own. */
export const Face = ({ name, picture = null, size = 'm', alone = false }: FaceProps) => {
  const [lost, setLost] = useState<string | null>(null);
  return (
    <span
      className={size === 'm' ? 'face' : `face ${size}`}
      style={{ '--face-paper': paperOf(name) } as CSSProperties}
      {...(alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {picture !== null && lost !== picture ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setLost(picture)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
};
