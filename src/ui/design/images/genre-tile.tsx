import type { ComponentType, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#ui/design/utils/class-names.ts';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import type { ImageSourceSet } from './cover-image';
import { BackdropImage } from './backdrop-image';
import './genre-tile.css';

export interface GenreTileProps {
  readonly to: string;
  /** History state for the link. */
  readonly state?: unknown;
  /** Replaces the link component, for example to add behaviour on click. */
  readonly as?: ComponentType<LinkProps>;
  /** Title whose art is shown; for a genre, one of its titles. */
  readonly art: ArtTitle;
  readonly image?: ImageSourceSet | null;
  readonly heading: string;
  /** Language of the heading; undefined if it is the page's. */
  readonly lang?: string | undefined;
  /** A secondary line below: "206 films". */
  readonly note?: string;
  /** A sentence, for a large tile. */
  readonly pitch?: ReactNode;
  readonly size?: 's' | 'm' | 'l';
  /** Fills the height of the container instead of 16:9. */
  readonly tall?: boolean;
  readonly early?: boolean;
  readonly sizes?: string;
}

/** Renders a link as a wide image with text: a genre, a featured title. */
export const GenreTile = ({
  to, state, as: Anchor = Link, art, heading, lang, note, pitch, size = 's', tall = false,
  ...image
}: GenreTileProps) => (
  <Anchor className={classNames('genre-tile', tall && 'tall')} to={to} state={state}>
    <BackdropImage title={art} sizes="(max-width: 22.4em) 100vw, (max-width: 767px) 50vw, 25vw" {...image} />
    <span className="tile-text">
      <span className={`poster p-${size}`} lang={lang}>{heading}</span>
      {note !== undefined && <small className="num">{note}</small>}
      {pitch !== undefined && <span className="pitch">{pitch}</span>}
    </span>
  </Anchor>
);
