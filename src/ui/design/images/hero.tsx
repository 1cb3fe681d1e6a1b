import type { ReactNode, Ref } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';
import { PosterImage, type ArtTitle, type ImageSourceSet } from './poster-image';
import { BackdropImage } from './backdrop-image';
import './image-filter.css';

export interface HeroProps {
  /** visitor: the landing page; recommended: one recommended film; feature: the page of a title, with its poster beside the text. */
  readonly kind: 'visitor' | 'recommended' | 'feature';
  /** Title whose backdrop fills the hero; null while it is not known. */
  readonly art: ArtTitle | null;
  /** Backdrop image; generated art without one. */
  readonly image?: ImageSourceSet | null;
  /** Dims the image, which may be bright where the text is. */
  readonly dimmed?: boolean;
  /** Called when an image fails to load. */
  readonly onImageError?: () => void;
  /** Poster image, for `feature`. */
  readonly poster?: ImageSourceSet | null;
  /** Ref to the poster element, for `feature`. */
  readonly posterRef?: Ref<HTMLSpanElement>;
  /** Accessible name of the section, usually the title. */
  readonly label: string;
  /** Heading, facts, sentence, buttons. */
  readonly children: ReactNode;
  /** A secondary line in the corner that names the title in the image. */
  readonly caption?: ReactNode;
}

/** Renders the top of a page: a full-width image with text in its dark corner. Always in the first view, so its images load eagerly. */
export const Hero = ({
  kind, art, image = null, dimmed = false, onImageError, poster = null, posterRef = null, label, children, caption,
}: HeroProps) => (
  <section className={classNames('screen on-screen', kind, dimmed && 'dimmed')} aria-label={label} onErrorCapture={onImageError}>
    {art && <BackdropImage title={art} image={image} early />}
    {kind === 'feature' && art ? (
      <div className="in">
        <PosterImage title={art} image={poster} label={`Poster: ${art.title}`} sizes="(max-width: 767px) 1px, 21vw" early ref={posterRef} />
        <div className="words">{children}</div>
      </div>
    ) : (
      <div className="in">{children}</div>
    )}
    {caption !== undefined && <p className="shown">{caption}</p>}
  </section>
);
