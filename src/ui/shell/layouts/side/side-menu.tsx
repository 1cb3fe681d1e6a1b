import { Link, useLocation, type Location } from 'react-router-dom';
import { Icon } from '#ui/design/icons/icon.tsx';
import { MEMBER_MENU_MESSAGES } from '#ui/messages/member-menu.messages.ts';
import { useIntent, usePreloadPage } from '#ui/shell/providers/preload-page.ts';
import type { SideEntry, SideGroup } from './side-entries';
import { isAt } from '#ui/shell/navigation/is-at.ts';
import { SideGroupEntries } from './side-group-entries';

const isCurrent = (entry: SideEntry, location: Location): boolean =>
  entry.also?.some((also) => (also.endsWith('/') ? location.pathname.startsWith(also) : location.pathname === also)) === true ||
  isAt(location, entry.to);

/** Renders the link of an entry. Loads the page's code when the user is about to open the page, so that it appears without a skeleton. */
const SideLink = ({ entry, current }: { readonly entry: SideEntry; readonly current: boolean }): React.JSX.Element => {
  const preload = usePreloadPage();
  const intent = useIntent(() => void preload(entry.to).catch(() => undefined));
  return (
    <Link to={entry.to} aria-current={current ? 'page' : undefined} {...intent}>
      <Icon name={entry.icon} />
      <span>
        <bdi>{entry.label}</bdi>
      </span>
    </Link>
  );
};

export interface SideMenuProps {
  /** The accessible name: "Profile menu". */
  readonly label: string;
  readonly groups: ReadonlyArray<SideGroup>;
  readonly onSignOut: () => void;
}

/** Renders the entries of a side menu, with bulbs beside the current entry and "Sign Out" at the end. */
export const SideMenu = ({ label, groups, onSignOut }: SideMenuProps): React.JSX.Element => {
  const location = useLocation();
  return (
    <nav className="side-menu" aria-label={label}>
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ heading, entries }) => (
          <div key={heading ?? ''} className="side-group">
            {heading === null ? null : <h2>{heading}</h2>}
            <SideGroupEntries entries={entries} isCurrent={(entry) => isCurrent(entry, location)}>
              {(entry) => (
                <li key={entry.to}>
                  <SideLink entry={entry} current={isCurrent(entry, location)} />
                </li>
              )}
            </SideGroupEntries>
          </div>
        ))}
      <button type="button" className="side-last" onClick={onSignOut}>
        <Icon name="leave" />
        {MEMBER_MENU_MESSAGES.signOut}
      </button>
    </nav>
  );
};
