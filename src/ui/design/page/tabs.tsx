import { Link, NavLink } from 'react-router-dom';
import { classNames } from '#ui/design/utils/class-names.ts';
import './tabs.css';

export interface TabLink {
  readonly to: string;
  readonly label: string;
  readonly count?: number;
  /** Says that this is the one, where the address alone cannot tell (a query, an index). */
  readonly current?: boolean;
}

/** Tabs that are pages: links, the current one lit by bulbs. */
export const Tabs = ({ tabs, label, flush = false }: { readonly tabs: ReadonlyArray<TabLink>; readonly label: string; readonly flush?: boolean }) => (
  <nav className={classNames('tabs', flush && 'flush')} aria-label={label}>
    {tabs.map(({ to, label: words, count, current }) => {
      const inside = (
        <>
          {words}
          {count !== undefined && <span className="n num">{count.toLocaleString('en-US')}</span>}
        </>
      );
      return current === undefined ? (
        <NavLink key={to} to={to} end>
          {inside}
        </NavLink>
      ) : (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
          {inside}
        </Link>
      );
    })}
  </nav>
);
