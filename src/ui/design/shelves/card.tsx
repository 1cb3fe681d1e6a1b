import type { ComponentType, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { PosterImage, type ArtTitle, type ImageSourceSet } from '#ui/design/images/poster-image.tsx';
import { RATED_PREFIX_TEXT } from '#ui/messages/design.messages.ts';
import './card.css';

export interface CardProps {
  readonly to: string;
  /** History state for the link. */
  readonly state?: unknown;
  readonly title: ArtTitle;
  readonly image?: ImageSourceSet | null;
  /** Rating out of ten, rendered with one decimal; omitted when null. */
  readonly rating?: number | null;
  /** Replaces the year in the second line: "2008 · 5 seasons". */
  readonly note?: string;
  /** In the first view. */
  readonly early?: boolean;
  readonly sizes?: string;
  /** Buttons over the poster. */
  readonly action?: ReactNode;
  /** Language of the title, if it is not the page's. */
  readonly lang?: string | undefined;
  /** Replaces the link component, for example to add behaviour on click. */
  readonly as?: ComponentType<LinkProps>;
}

const cardSizes = '(max-width: 767px) 32vw, 200px';

/** Renders a title on a shelf or in a grid: poster, name, rating, year. One link, with the action beside it. */
export const Card = ({
  to, state, title, image = null, rating = null, note, early = false, sizes = cardSizes, action, lang,
  ...rest
}: CardProps) => {
  const { as: Anchor = Link } = rest;
  return (
    <div className="card">
      <Anchor to={to} state={state}>
        <PosterImage title={title} image={image} early={early} sizes={sizes} />
        <span className="cap">
          <b lang={lang}>{title.title}</b>
          {rating !== null && (
            <i className="num">
              <small className="sr">{RATED_PREFIX_TEXT}</small>
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
