import { Link } from 'react-router-dom';
import { Bulbs } from '#ui/design/text/bulbs.tsx';
import { Logo } from '#ui/design/text/logo.tsx';
import { ThemeSwitch } from './header/theme-switch';
import { ThisYear } from './this-year';
import './footer.css';

/** Renders the footer of pages without a side menu: support links, social links, TMDB attribution and the theme switch. */
export const Footer = (): React.JSX.Element => (
  <footer className="foot">
    <Bulbs unlit />
    <div className="foot-in">
      <div className="foot-house">
        <Logo to="/" />
        <p>
          © <ThisYear /> Marquee. This product uses the TMDB API but is not endorsed or certified by TMDB.
        </p>
      </div>
      <nav aria-label="Support">
        <Link to="/feedback">Feedback</Link>
        <Link to="/help">Help</Link>
        <Link to="/faq">FAQ</Link>
      </nav>
      <nav aria-label="Elsewhere">
        <Link to="/">Facebook</Link>
        <Link to="/">Twitter</Link>
        <Link to="/">Tiktok</Link>
      </nav>
      <ThemeSwitch />
    </div>
  </footer>
);
