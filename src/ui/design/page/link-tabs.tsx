import { Link, NavLink } from 'react-router-dom';
import { classNames } from '#ui/design/utils/class-names.ts';
import { formatNumber } from '#ui/design/utils/format-number.ts';
import './link-tabs.css';

export interface TabLink {
  readonly to: string;
  readonly label: string;
  readonly count?: number;
  /** Marks the current tab where the path alone is ambiguous (a query, an index route). */
  readonly current?: boolean;
}

/** Renders tabs that are links to pages; bulbs mark the current page. */
export const LinkTabs = ({ tabs, label, flush = false }: { readonly tabs: ReadonlyArray<TabLink>; readonly label: string; readonly flush?: boolean }) => (
  <nav className={classNames('tabs', flush && 'flush')} aria-label={label}>
    {tabs.map(({ to, label: tabLabel, count, current }) => {
      const content = (
        <>
          {tabLabel}
          {count !== undefined && <span className="n num">{formatNumber(count)}</span>}
        </>
      );
      return current === undefined ? (
        <NavLink key={to} to={to} end>
          {content}
        </NavLink>
      ) : (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
          {content}
        </Link>
      );
    })}
  </nav>
);
