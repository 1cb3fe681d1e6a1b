import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '#ui/design/page/page-head.tsx';
import './admin-page.css';

export type AdminHeadProps = Pick<PageHeadProps, 'heading' | 'crumbs'> & {
  /** A sentence below the heading: "1,284 users, 4 enabled admins, 7 disabled". */
  readonly note?: ReactNode;
  /** Buttons of the page, the primary one last. */
  readonly actions?: ReactNode;
};

/** Renders the head of a page of the admin area: heading, a sentence and the buttons of the page. */
export const AdminHead = ({ heading, crumbs, note, actions }: AdminHeadProps): React.JSX.Element => (
  <div className="admin-head">
    <div className="admin-head-text">
      <PageHead heading={heading} size="l" {...(crumbs !== undefined && { crumbs })} />
      {note !== undefined && <p className="admin-note num">{note}</p>}
    </div>
    {actions !== undefined && <div className="acts">{actions}</div>}
  </div>
);
