import { classNames } from '#ui/design/utils/class-names.ts';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { Photograph, type ImageSourceSet } from './photograph';
import { GeneratedPoster } from './renderer/generated-poster';
import './poster-image.css';

export interface BackdropImageProps {
  readonly title: ArtTitle;
  readonly picture?: ImageSourceSet | null;
  readonly early?: boolean;
  readonly sizes?: string;
  readonly label?: string;
  /** Keeps 16:9 by itself; otherwise it fills the place it is put into. */
  readonly framed?: boolean;
  readonly className?: string;
}

/** A backdrop: a real one, or the title's motif printed wide, quiet on the left for words. */
export const BackdropImage = ({ title, picture = null, early = false, sizes = '100vw', label, framed = false, className }: BackdropImageProps) => (
  <span
    className={classNames('wide-art', framed && 'framed', className)}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <GeneratedPoster key={`${title.id} ${title.title}`} format="backdrop" title={title} early={early && picture === null} />
    {picture && <Photograph key={picture.src} {...picture} sizes={sizes} early={early} />}
  </span>
);
