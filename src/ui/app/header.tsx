import { NavLink } from 'react-router-dom';
import { isSignedIn } from '#domain/user/session';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { classNames } from '#ui/design/kit/class-names.ts';
import { Logo } from '#ui/design/text/logo.tsx';
import { SearchForm } from './search-form';
import { useSession } from './session';
import { topLinks } from './top-links';
import { useScrolled } from './use-scrolled';
import './header.css';

export interface HeaderProps {
  /** Lies over the first picture of the page instead of above it. */
  readonly over?: boolean;
}

/** The top of every page: the house's name, the way around, search, and who is there. */
export const Header = ({ over = false }: HeaderProps): React.JSX.Element => {
  const { session } = useSession();
  const scrolled = useScrolled();
  return (
    <header className={classNames('top', over && 'over', over && scrolled !== 'scrolled' && 'on-screen', scrolled)}>
      <Logo to="/" />
      <nav className="top-nav" aria-label="Main">
        {topLinks(isSignedIn(session)).map(({ label, to }) => (
          <NavLink key={to} to={to} end={to === '/'}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="top-find">
        <SearchForm />
      </div>
      <div className="top-end">{isSignedIn(session) ? null : <ButtonLink small to="/login">Sign In</ButtonLink>}</div>
    </header>
  );
};
