import { lazy, Suspense, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { isSignedIn, type SignedIn } from '#domain/users/session';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import { Face } from '#ui/design/text/face.tsx';
import { Logo } from '#ui/design/text/logo.tsx';
import { SearchBox } from '#ui/features/search/box/search-box.tsx';
import { locationKey } from '../../navigation/location-key';
import { useSession } from '../../providers/session-provider';
import { topLinks } from './top-links';
import { useScrolled } from './use-scrolled';
import './header.css';

type Avatar = (props: { readonly person: SignedIn }) => React.JSX.Element;
const plainFace: Avatar = ({ person }) => (
  <NavLink className="face-btn" to="/user-profile" aria-label="Your profile">
    <Face name={person.name} picture={person.photoURL} />
  </NavLink>
);
/** Strangers never see it, so they do not load it; where it does not come the face leads to its owner's pages, which have a menu too. */
const AvatarMenu = lazy(() =>
  import('../../account-menu/avatar-menu').then(({ AvatarMenu: Whole }: { readonly AvatarMenu: Avatar }) => ({ default: Whole })).catch(() => ({ default: plainFace })),
);

export interface HeaderProps {
  /** Lies over the first picture of the page instead of above it. */
  readonly over?: boolean;
}

/** The top of every page: the house's name, the way around, search, and who is there. */
export const Header = ({ over = false }: HeaderProps): React.JSX.Element => {
  const { session } = useSession();
  const scrolled = useScrolled();
  const place = locationKey(useLocation());
  // On a phone the search takes the header's whole row, until it has led somewhere.
  const [searchingAt, setSearchingAt] = useState<string | null>(null);
  const searching = searchingAt === place;
  return (
    <header className={classNames('top', over && 'over', scrolled, searching && 'searching', isSignedIn(session) && 'member')}>
      <Logo to="/" />
      <nav className="top-nav" aria-label="Main">
        {topLinks(isSignedIn(session)).map(({ label, to }) => (
          <NavLink key={to} to={to} end={to === '/'}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="top-find">
        <SearchBox key={searching ? 'searching' : 'resting'} autoFocus={searching} onCalled={() => setSearchingAt(place)} />
      </div>
      <div className="top-end">
        <IconButton
          className="top-find-toggle"
          icon={searching ? 'close' : 'search'}
          label={searching ? 'Close the search' : 'Search'}
          aria-expanded={searching}
          onClick={() => setSearchingAt(searching ? null : place)}
        />
        {isSignedIn(session) ? (
          <Suspense fallback={<span className="face-btn"><Face name={session.name} picture={session.photoURL} /></span>}>
            <AvatarMenu person={session} />
          </Suspense>
        ) : (
          <ButtonLink small className="sign-in" to="/login">
            Sign In
          </ButtonLink>
        )}
      </div>
    </header>
  );
};
