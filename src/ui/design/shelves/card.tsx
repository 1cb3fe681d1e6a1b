import type { ComponentType, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { PosterImage, type ArtTitle, type ImageSourceSet } from '#ui/design/images/poster-image.tsx';
import './card.css';

export interface CardProps {
  readonly to: string;
  /** History state for the link. */
  readonly state?: unknown;
  readonly title: ArtTitle;
  readonly picture?: ImageSourceSet | null;
  /** Out of ten; shown with one decimal, left out when null. */
  readonly rating?: number | null;
  /** The second line, when it should be more than the year: "2008 · 5 seasons". */
  readonly note?: string;
  /** In the first view. */
  readonly early?: boolean;
  readonly sizes?: string;
  /** Usually a KeepButton: lies on the poster, under a finger in the caption. */
  readonly action?: ReactNode;
  /** The link itself, when it should do more than lead somewhere. */
  readonly as?: ComponentType<LinkProps>;
}

const cardSizes = '(max-width: 767px) 32vw, 200px';

/** A title on a shelf or in a grid: poster, name, rating, year; one link and, beside it, the keep slot. */
export const Card = ({ to, state, title, picture = null, rating = null, note, early = false, sizes = cardSizes, action, ...rest }: CardProps) => {
  const { as: Anchor = Link } = rest;
  return (
    <div className="card">
      <Anchor to={to} state={state}>
        <PosterImage title={title} picture={picture} early={early} sizes={sizes} />
        <span className="cap">
          <b>{title.title}</b>
          {rating !== null && (
            <i className="num">
              <small className="sr">rated </small>
              {rating.toFixed(1)}
            </i>
          )}
          <span className="num">{note ?? title.year ?? ' '}</span>
        </span>
      </Anchor>
      {action}
    </div>
  );
};
