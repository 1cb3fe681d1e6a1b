import type { ReactNode } from 'react';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { Breadcrumb, type Crumb } from './breadcrumb';
import './page-head.css';

export interface PageHeadProps {
  readonly heading: string;
  /** A sentence at the end of the line: "206 films, 1924 to 2023." */
  readonly note?: ReactNode;
  readonly crumbs?: ReadonlyArray<Crumb>;
  /** A decorative picture before the heading. */
  readonly picture?: ReactNode;
  readonly size?: 'l' | 'xl';
}

/** Renders the head of a page without a hero: a large heading and a secondary sentence. */
export const PageHead = ({ heading, note, crumbs, picture, size = 'xl' }: PageHeadProps) => (
  <div className="head">
    {crumbs && <Breadcrumb crumbs={crumbs} />}
    <div className="head-row">
      {picture}
      <DisplayHeading level={1} size={size} focusable>
        {heading}
      </DisplayHeading>
      {note !== undefined && <p className="sub num">{note}</p>}
    </div>
  </div>
);
