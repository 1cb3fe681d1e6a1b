import type { Ref } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { CoverImage, type ImageSourceSet } from './cover-image';
import { GeneratedPoster } from '#ui/design/images/renderer/generated-poster.tsx';
import './poster-image.css';

export type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
export type { ImageSourceSet } from './cover-image';

export interface PosterImageProps {
  readonly title: ArtTitle;
  /** Poster image. Without one, and until it is loaded, the generated poster is shown. */
  readonly image?: ImageSourceSet | null;
  /** In the first view: the generated poster is part of the HTML, or the image is loaded eagerly. */
  readonly early?: boolean;
  /** The `sizes` attribute, for choosing from srcSet. */
  readonly sizes?: string;
  /** Accessible name for a poster that stands alone; inside a link with text the poster is decorative. */
  readonly label?: string;
  readonly ref?: Ref<HTMLSpanElement>;
  readonly className?: string;
}

/** Renders a poster with an aspect ratio of 2:3: an image, or generated art. */
export const PosterImage = ({ title, image = null, early = false, sizes = '200px', label, ref, className }: PosterImageProps) => (
  <span
    className={classNames('art', className)}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    ref={ref}
  >
    <GeneratedPoster
      key={`${title.id} ${title.title}`}
      format="poster"
      title={title}
      early={early && image === null}
      cover={image?.src ?? null}
    />
    {image && <CoverImage key={image.src} {...image} sizes={sizes} early={early} />}
  </span>
);
