import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';
import '#ui/design/shelves/poster-grid.css';
import '#ui/design/shelves/section-head.css';
import '#ui/design/shelves/shelf.css';
import './skeleton.css';

const times = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, index) => index);
const width = (value: string): CSSProperties => ({ '--w': value }) as CSSProperties;

/** Renders one bar: a line of text (t), a heading (h), a poster (p) or a 16:9 image (w). `wide` is a CSS width, for t and h only. */
export const SkeletonBar = ({ shape = 't', wide = '100%' }: { readonly shape?: 't' | 'h' | 'p' | 'w'; readonly wide?: string }) => (
  <span className={`sk ${shape}`} style={shape === 't' || shape === 'h' ? width(wide) : undefined} />
);

/** Renders a placeholder for a page heading that is not loaded yet; `children` is read by screen readers only. */
export const HeadingSkeleton = ({ children }: { readonly children: string }) => (
  <h1 className="poster p-xl">
    <span className="sr">{children}</span>
    <span className="sk name" aria-hidden="true" />
  </h1>
);

/** Renders the placeholder of a card. */
export const CardSkeleton = () => (
  <div className="sk-card">
    <SkeletonBar shape="p" />
    <SkeletonBar wide="80%" />
    <SkeletonBar wide="34%" />
  </div>
);

export interface ShelfSkeletonProps {
  readonly cards?: number;
  readonly size?: 'normal' | 'big' | 'wide';
}

/** Renders the placeholder of a shelf. */
export const ShelfSkeleton = ({ cards = 12, size = 'normal' }: ShelfSkeletonProps) => (
  <div className={classNames('shelf sk-shelf', size !== 'normal' && size)} aria-hidden="true">
    <div className="section-head">
      <SkeletonBar shape="h" wide="11rem" />
      <span className="line" />
    </div>
    <div className="row">
      {times(cards).map((index) => (size === 'wide' ? <SkeletonBar key={index} shape="w" /> : <CardSkeleton key={index} />))}
    </div>
  </div>
);

/** Renders the placeholder of a poster grid. */
export const GridSkeleton = ({ cards = 24, flush = false }: { readonly cards?: number; readonly flush?: boolean }) => (
  <div className={classNames('grid', flush && 'flush')} aria-hidden="true">
    {times(cards).map((index) => (
      <CardSkeleton key={index} />
    ))}
  </div>
);

/** Renders the placeholder of a hero: a dark background with bars in the text corner. */
export const HeroSkeleton = () => (
  <div className="sk-hero" aria-hidden="true">
    <span className="sk" style={{ width: 'min(34rem, 80%)', height: 'clamp(3.5rem, 8vw, 8rem)' }} />
    <SkeletonBar wide="min(22rem, 60%)" />
    <SkeletonBar wide="min(28rem, 72%)" />
    <span className="sk" style={{ width: '9rem', height: '2.75rem' }} />
  </div>
);

const widthOf = (index: number, lines: number): string =>
  index === lines - 1 ? '62%' : index % 3 === 0 ? '96%' : index % 3 === 1 ? '88%' : '93%';

/** Renders the placeholder of a paragraph. */
export const LinesSkeleton = ({ lines = 4 }: { readonly lines?: number }) => (
  <div className="sk-lines" aria-hidden="true">
    {times(lines).map((index) => (
      <SkeletonBar key={index} wide={widthOf(index, lines)} />
    ))}
  </div>
);

/**
 * Wraps skeletons and announces `label` once as a status. The label stays outside of the `aria-busy` element, because screen readers may
 * withhold busy content.
 */
export const LoadingRegion = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="waits">
    <p className="sr" role="status">
      {label}
    </p>
    <div aria-busy="true">{children}</div>
  </div>
);
