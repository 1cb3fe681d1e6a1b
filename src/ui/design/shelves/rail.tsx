import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PosterHeading } from '#ui/design/text/poster-heading.tsx';
import './rail.css';

export interface RailProps {
  readonly heading: string;
  readonly level?: 1 | 2 | 3;
  readonly id?: string;
  /** Where "See all" leads. */
  readonly to?: string;
  readonly toLabel?: string;
  /** How many there are in all, behind "See all". */
  readonly count?: number;
  /** What stands at the end of the line: arrows, a small button, a note. */
  readonly children?: ReactNode;
}

/** A section head: words, a line, and what can be done. */
export const Rail = ({ heading, level = 2, id, to, toLabel = 'See all', count, children }: RailProps) => (
  <div className="rail">
    <PosterHeading level={level} {...(id !== undefined && { id })}>
      {heading}
    </PosterHeading>
    <span className="line" />
    {to !== undefined && (
      <Link className="more" to={to}>
        {toLabel}
        {count !== undefined && <span className="num">{count.toLocaleString('en-US')}</span>}
        <span className="sr">: {heading}</span>
      </Link>
    )}
    {children}
  </div>
);
