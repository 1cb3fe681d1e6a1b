import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#ui/design/utils/class-names.ts';
import '#ui/design/shelves/poster-grid.css';
import '#ui/design/shelves/rail.css';
import '#ui/design/shelves/shelf.css';
import './skeleton.css';

const times = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, at) => at);
const width = (value: string): CSSProperties => ({ '--w': value }) as CSSProperties;

/** One bar: a line of text (t), a heading (h), a poster (p) or a wide picture (w). Width as CSS, for lines and headings. */
export const SkeletonBar = ({ shape = 't', wide = '100%' }: { readonly shape?: 't' | 'h' | 'p' | 'w'; readonly wide?: string }) => (
  <span className={`sk ${shape}`} style={shape === 't' || shape === 'h' ? width(wide) : undefined} aria-hidden="true" />
);

/** The name of a page that is not known yet: said to those who do not see its shape. */
export const NameSkeleton = ({ children }: { readonly children: string }) => (
  <h1 className="poster p-xl">
    <span className="sr">{children}</span>
    <span className="sk name" aria-hidden="true" />
  </h1>
);

/** The shape of a card. */
export const CardSkeleton = () => (
  <div className="sk-card" aria-hidden="true">
    <SkeletonBar shape="p" />
    <SkeletonBar wide="80%" />
    <SkeletonBar wide="34%" />
  </div>
);

export interface ShelfSkeletonProps {
  readonly cards?: number;
  readonly size?: 'normal' | 'big' | 'wide';
}

/** The shape of a shelf. */
export const ShelfSkeleton = ({ cards = 12, size = 'normal' }: ShelfSkeletonProps) => (
  <div className={classNames('shelf sk-shelf', size !== 'normal' && size)} aria-hidden="true">
    <div className="rail">
      <SkeletonBar shape="h" wide="11rem" />
      <span className="line" />
    </div>
    <div className="row">
      {times(cards).map((at) => (size === 'wide' ? <SkeletonBar key={at} shape="w" /> : <CardSkeleton key={at} />))}
    </div>
  </div>
);

/** The shape of a poster grid. */
export const GridSkeleton = ({ cards = 24, flush = false }: { readonly cards?: number; readonly flush?: boolean }) => (
  <div className={classNames('grid', flush && 'flush')} aria-hidden="true">
    {times(cards).map((at) => (
      <CardSkeleton key={at} />
    ))}
  </div>
);

/** The shape of a hero: the screen still dark, words to come in its corner. */
export const HeroSkeleton = () => (
  <div className="sk-hero" aria-hidden="true">
    <span className="sk" style={{ width: 'min(34rem, 80%)', height: 'clamp(3.5rem, 8vw, 8rem)' }} />
    <SkeletonBar wide="min(22rem, 60%)" />
    <SkeletonBar wide="min(28rem, 72%)" />
    <span className="sk" style={{ width: '9rem', height: '2.75rem' }} />
  </div>
);

const widthOf = (at: number, lines: number): string => (at === lines - 1 ? '62%' : at % 3 === 0 ? '96%' : at % 3 === 1 ? '88%' : '93%');

/** The shape of a paragraph. */
export const LinesSkeleton = ({ lines = 4 }: { readonly lines?: number }) => (
  <div className="sk-lines" aria-hidden="true">
    {times(lines).map((at) => (
      <SkeletonBar key={at} wide={widthOf(at, lines)} />
    ))}
  </div>
);

/** What to wrap skeletons in: says once that something is loading, and what. The words stand outside of what is busy, which may be kept back until it is not. */
export const Loading = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="waits">
    <p className="sr" role="status">
      {label}
    </p>
    <div aria-busy="true">{children}</div>
  </div>
);
