import { Link } from 'react-router-dom';
import { BREADCRUMB_LABEL } from '#ui/messages/design.messages.ts';
import './page-head.css';

export interface Crumb {
  readonly label: string;
  /** Absent for the current page. */
  readonly to?: string;
}

/** Renders the path of parent pages; the last entry is the current page. */
export const Breadcrumb = ({ crumbs }: { readonly crumbs: ReadonlyArray<Crumb> }) => (
  <nav className="crumbs" aria-label={BREADCRUMB_LABEL}>
    <ol>
      {crumbs.map(({ label, to }) => (
        <li key={label}>{to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}</li>
      ))}
    </ol>
  </nav>
);
