import type { Ref } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { Photograph, type ImageSourceSet } from './photograph';
import { GeneratedPoster } from './renderer/generated-poster';
import './poster-image.css';

export type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
export type { ImageSourceSet } from './photograph';

export interface PosterImageProps {
  readonly title: ArtTitle;
  /** A real poster; without it, and until it arrives, the printed one. */
  readonly picture?: ImageSourceSet | null;
  /** In the first view: printed into the HTML, or fetched at once. */
  readonly early?: boolean;
  /** How wide it is shown, for choosing from srcSet. */
  readonly sizes?: string;
  /** Words for a poster that stands alone; inside a link it is decoration. */
  readonly label?: string;
  readonly ref?: Ref<HTMLSpanElement>;
  readonly className?: string;
}

/** A poster, two to three: a real one, or the title printed on paper. */
export const PosterImage = ({ title, picture = null, early = false, sizes = '200px', label, ref, className }: PosterImageProps) => (
  <span
    className={classNames('art', className)}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    ref={ref}
  >
    <GeneratedPoster key={`${title.id} ${title.title}`} format="poster" title={title} early={early && picture === null} />
    {picture && <Photograph key={picture.src} {...picture} sizes={sizes} early={early} />}
  </span>
);
