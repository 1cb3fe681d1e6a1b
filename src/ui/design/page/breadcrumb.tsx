import { Link } from 'react-router-dom';
import './page-head.css';

export interface Crumb {
  readonly label: string;
  /** Absent for the page one is on. */
  readonly to?: string;
}

/** The way back up: the last one is the page itself. */
export const Breadcrumb = ({ crumbs }: { readonly crumbs: ReadonlyArray<Crumb> }) => (
  <nav className="crumbs" aria-label="Breadcrumb">
    <ol>
      {crumbs.map(({ label, to }) => (
        <li key={label}>{to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}</li>
      ))}
    </ol>
  </nav>
);
