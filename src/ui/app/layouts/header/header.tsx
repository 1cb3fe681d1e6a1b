import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { isSignedIn, type SignedIn } from '#domain/users/session';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { useLayer } from '#ui/design/overlays/open-layers.ts';
import { classNames } from '#ui/design/utils/class-names.ts';
import { Avatar } from '#ui/design/text/avatar.tsx';
import { Logo } from '#ui/design/text/logo.tsx';
import { SearchBox } from '#ui/features/search/box/search-box.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { PartBoundary } from '#ui/shell/errors/part-boundary.tsx';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { HEADER_MESSAGES } from '#ui/messages/shell.messages.ts';
import { topLinks } from '#ui/shell/layouts/header/top-links.ts';
import { useScrolled } from '#ui/shell/layouts/header/use-scrolled.ts';
import './header.css';

type Props = { readonly person: SignedIn };
const AvatarLink = ({ person }: Props): React.JSX.Element => (
  <NavLink className="avatar-btn" to="/user-profile" aria-label={HEADER_MESSAGES.profile}>
    <Avatar name={person.name} image={person.photoURL} />
  </NavLink>
);
const PlainAvatar = ({ person }: Props): React.JSX.Element => (
  <span className="avatar-btn">
    <Avatar name={person.name} image={person.photoURL} />
  </span>
);
/** Loaded lazily, because visitors never see it. If loading fails, the avatar links to the profile pages, which have a menu too. */
const AvatarMenu = lazyOptionalPart<Props>(
  () => import('#ui/app/account-menu/avatar-menu.tsx').then((module) => module.AvatarMenu),
  AvatarLink, PlainAvatar,
);

export interface HeaderProps {
  /** Overlays the page's hero image instead of standing above the page. */
  readonly over?: boolean;
}

/** Renders the header of every page: logo, navigation, search, and the avatar menu or "Sign In". */
export const Header = ({ over = false }: HeaderProps): React.JSX.Element => {
  const { session } = useSession();
  const scrolled = useScrolled();
  const currentKey = locationKey(useLocation());
  // On a phone the open search fills the header row until the location changes.
  const [searchingAt, setSearchingAt] = useState<string | null>(null);
  const searching = searchingAt === currentKey;
  if (searchingAt !== null && !searching) setSearchingAt(null);
  useLayer(searching, () => setSearchingAt(null));
  return (
    <header className={classNames('top', over && 'over', scrolled, searching && 'searching', isSignedIn(session) && 'member')}>
      <Logo to="/" />
      <nav className="top-nav" aria-label={HEADER_MESSAGES.navigation}>
        {topLinks(isSignedIn(session)).map(({ label, to }) => (
          <NavLink key={to} to={to} end={to === '/'}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="top-find">
        <PartBoundary resetKey={currentKey}>
          <SearchBox key={searching ? 'searching' : 'resting'} autoFocus={searching} onCalled={() => setSearchingAt(currentKey)} />
        </PartBoundary>
      </div>
      <div className="top-end">
        <IconButton
          className="top-find-toggle"
          icon={searching ? 'close' : 'search'}
          label={searching ? HEADER_MESSAGES.closeSearch : HEADER_MESSAGES.openSearch}
          aria-expanded={searching}
          onClick={() => setSearchingAt(searching ? null : currentKey)}
        />
        {isSignedIn(session) ? (
          <AvatarMenu person={session} />
        ) : (
          <ButtonLink small className="sign-in" to="/login">
            {HEADER_MESSAGES.signIn}
          </ButtonLink>
        )}
      </div>
    </header>
  );
};
