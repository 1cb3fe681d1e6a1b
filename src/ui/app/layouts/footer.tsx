import { useService } from '#ui/services.tsx';
import { CLOCK } from '#application/service-keys';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Bulbs } from '#ui/design/text/bulbs.tsx';
import { Logo } from '#ui/design/text/logo.tsx';
import { TmdbLogo } from '#ui/features/shared/tmdb-logo.tsx';
import { FOOTER_MESSAGES } from '#ui/messages/shell.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { ThemeSwitch } from '#ui/shell/layouts/header/theme-switch.tsx';
import './footer.css';

/** Only TMDB has titles in several languages, and dates and offers by region. */
const VisitorChoices = __ON_TMDB__
  ? lazyOptionalPart(() => import('./visitor-choices').then((module) => module.VisitorChoices)) : null;

const subscribeToNothing = () => () => undefined;
/** Returns false in prerendered pages and while they are hydrated. */
const useIsHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, () => true, () => false);

/**
 * Renders the current year. A page prerendered in an earlier year hydrates with the old number; the changed `key` replaces the
 * element after hydration.
 */
const ThisYear = (): React.JSX.Element => {
  const clock = useService(CLOCK);
  const isHydrated = useIsHydrated();
  return (
    <span key={isHydrated ? 'now' : 'prerendered'} className="num" suppressHydrationWarning>
      {new Date(clock.now()).getFullYear()}
    </span>
  );
};

/** Renders the footer of pages without a side menu: support links, social links, TMDB's attribution and logo, and the theme switch. */
export const Footer = (): React.JSX.Element => {
  const isHydrated = useIsHydrated();
  return (
    <footer className="site-footer">
      <Bulbs unlit />
      <div className="footer-inner">
        <div className="footer-about">
          <Logo to="/" />
          <p>
            © <ThisYear /> {FOOTER_MESSAGES.attribution}
          </p>
          {__TMDB_LOGO__ === null ? null : <TmdbLogo {...__TMDB_LOGO__} />}
        </div>
        <nav aria-label={FOOTER_MESSAGES.support}>
          <Link to="/feedback">{FOOTER_MESSAGES.feedback}</Link>
          <Link to="/help">{FOOTER_MESSAGES.help}</Link>
          <Link to="/faq">{FOOTER_MESSAGES.faq}</Link>
          <Link to="/privacy">{FOOTER_MESSAGES.privacy}</Link>
          <Link to="/terms">{FOOTER_MESSAGES.terms}</Link>
          <Link to="/imprint">{FOOTER_MESSAGES.imprint}</Link>
        </nav>
        <nav aria-label={FOOTER_MESSAGES.social}>
          <Link to="/">{FOOTER_MESSAGES.facebook}</Link>
          <Link to="/">{FOOTER_MESSAGES.twitter}</Link>
          <Link to="/">{FOOTER_MESSAGES.tiktok}</Link>
        </nav>
        <ThemeSwitch />
        {VisitorChoices !== null && isHydrated && <VisitorChoices />}
      </div>
    </footer>
  );
};
