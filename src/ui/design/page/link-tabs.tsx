import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { classNames } from '#ui/design/utils/class-names.ts';
import { formatNumber } from '#ui/design/utils/format-number.ts';
import { scrollRowTo } from '#ui/design/utils/scroll-row-to.ts';
import './link-tabs.css';

export interface TabLink {
  readonly to: string;
  readonly label: string;
  /** Null while it is unknown. */
  readonly count?: number | null;
  /** Marks the current tab where the path alone is ambiguous (a query, an index route). */
  readonly current?: boolean;
}

export interface LinkTabsProps {
  readonly tabs: ReadonlyArray<TabLink>;
  readonly label: string;
  readonly flush?: boolean;
}

/** Renders tabs that are links to pages; a dotted line marks the current page. On a narrow screen the row scrolls to the current tab. */
export const LinkTabs = ({ tabs, label, flush = false }: LinkTabsProps) => {
  const row = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => scrollRowTo(row.current, '[aria-current]'), [pathname, search]);
  return (
    <nav ref={row} className={classNames('tabs', flush && 'flush')} aria-label={label}>
      {tabs.map(({ to, label: tabLabel, count, current }) => {
        const content = (
          <>
            {tabLabel}
            {count != null && <span className="n num">{formatNumber(count)}</span>}
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
};
