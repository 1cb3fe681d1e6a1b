import type { ReactNode, Ref } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';
import { PosterImage, type ArtTitle, type ImageSourceSet } from './poster-image';
import { BackdropImage } from './backdrop-image';
import './image-filter.css';

export interface HeroProps {
  /** hall: the landing page; tonight: one film put forward; feature: a title's own page, with its poster beside the words. */
  readonly kind: 'hall' | 'tonight' | 'feature';
  /** Whose picture fills the screen. */
  readonly art: ArtTitle;
  /** A real backdrop. */
  readonly picture?: ImageSourceSet | null;
  /** A real poster, on a feature. */
  readonly poster?: ImageSourceSet | null;
  /** The poster's place, on a feature. */
  readonly posterRef?: Ref<HTMLSpanElement>;
  /** What the section is called for assistive technology, usually the title. */
  readonly label: string;
  /** Heading, facts, sentence, buttons. */
  readonly children: ReactNode;
  /** A quiet line in the corner: what is on the screen. */
  readonly caption?: ReactNode;
}

/** The top of a page: an edge-to-edge picture, words in its dark corner. In the first view, so its pictures come early. */
export const Hero = ({ kind, art, picture = null, poster = null, posterRef = null, label, children, caption }: HeroProps) => (
  <section className={classNames('screen on-screen', kind)} aria-label={label}>
    <BackdropImage title={art} picture={picture} early />
    {kind === 'feature' ? (
      <div className="in">
        <PosterImage title={art} picture={poster} label={`Poster: ${art.title}`} sizes="(max-width: 767px) 1px, 21vw" early ref={posterRef} />
        <div className="words">{children}</div>
      </div>
    ) : (
      <div className="in">{children}</div>
    )}
    {caption !== undefined && <p className="shown">{caption}</p>}
  </section>
);
