import { classNames } from '#ui/design/utils/class-names.ts';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { CoverImage, type ImageSourceSet } from './cover-image';
import { GeneratedPoster } from '#ui/design/images/renderer/generated-poster.tsx';
import './poster-image.css';

export interface BackdropImageProps {
  readonly title: ArtTitle;
  readonly image?: ImageSourceSet | null;
  readonly early?: boolean;
  readonly sizes?: string;
  readonly label?: string;
  /** Keeps an aspect ratio of 16:9; otherwise the image fills its container. */
  readonly framed?: boolean;
  readonly className?: string;
}

/** Renders a backdrop image, or the generated art of the title in a wide crop. The left side is calm, for text. */
export const BackdropImage = ({
  title, image = null, early = false, sizes = '100vw', label, framed = false, className,
}: BackdropImageProps) => (
  <span
    className={classNames('wide-art', framed && 'framed', className)}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <GeneratedPoster
      key={`${title.id} ${title.title}`}
      format="backdrop"
      title={title}
      early={early && image === null}
      cover={image?.src ?? null}
    />
    {image && <CoverImage key={image.src} {...image} sizes={sizes} early={early} />}
  </span>
);
