import type { ComponentType, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#ui/design/utils/class-names.ts';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import type { ImageSourceSet } from './photograph';
import { BackdropImage } from './backdrop-image';
import './genre-tile.css';

export interface GenreTileProps {
  readonly to: string;
  /** History state for the link. */
  readonly state?: unknown;
  /** The link itself, when it should do more than lead somewhere. */
  readonly as?: ComponentType<LinkProps>;
  /** Whose picture it shows; for a mood, a title of that genre. */
  readonly art: ArtTitle;
  readonly picture?: ImageSourceSet | null;
  readonly heading: string;
  /** A quiet line below: "206 films". */
  readonly note?: string;
  /** A sentence, on a large frame. */
  readonly pitch?: ReactNode;
  readonly size?: 's' | 'm' | 'l';
  /** As high as its place instead of 16:9. */
  readonly tall?: boolean;
  readonly early?: boolean;
  readonly sizes?: string;
}

/** A wide picture with words in it, and a link: a mood, a genre, a double bill. */
export const GenreTile = ({ to, state, as: Anchor = Link, art, heading, note, pitch, size = 's', tall = false, ...picture }: GenreTileProps) => (
  <Anchor className={classNames('frame', tall && 'tall')} to={to} state={state}>
    <BackdropImage title={art} sizes="(max-width: 767px) 50vw, 25vw" {...picture} />
    <span className="say">
      <span className={`poster p-${size}`}>{heading}</span>
      {note !== undefined && <small className="num">{note}</small>}
      {pitch !== undefined && <span className="pitch">{pitch}</span>}
    </span>
  </Anchor>
);
