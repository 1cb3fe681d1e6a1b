import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { SEE_ALL_LABEL } from '#ui/messages/design.messages.ts';
import { formatNumber } from '#ui/design/utils/format-number.ts';
import './section-head.css';

export interface SectionHeadProps {
  readonly heading: string;
  readonly level?: 1 | 2 | 3;
  readonly id?: string;
  /** Target of "See all". */
  readonly to?: string | undefined;
  readonly toLabel?: string;
  /** Total number of items, displayed after "See all". */
  readonly count?: number;
  /** Content at the end of the line: arrows, a small button, a note. */
  readonly children?: ReactNode;
}

/** Renders a section head: heading, line, actions. */
export const SectionHead = ({ heading, level = 2, id, to, toLabel = SEE_ALL_LABEL, count, children }: SectionHeadProps) => (
  <div className="section-head">
    <DisplayHeading level={level} {...(id !== undefined && { id })}>
      {heading}
    </DisplayHeading>
    <span className="line" />
    {to !== undefined && (
      <Link className="more" to={to}>
        {toLabel}
        {count !== undefined && <span className="num">{formatNumber(count)}</span>}
        <span className="sr">{`: ${heading}`}</span>
      </Link>
    )}
    {children}
  </div>
);
