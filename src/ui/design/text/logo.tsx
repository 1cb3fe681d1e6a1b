import { Link } from 'react-router-dom';
import { LOGO_TO_HOME_TEXT } from '#ui/messages/design.messages.ts';
import './logo.css';

const Mark = () => (
  <svg viewBox="0 0 38 32" aria-hidden="true">
    <path d="M0 32V0h9.5L19 17 28.5 0H38v32h-8.5V14.5L19 32 8.5 14.5V32z" fill="currentColor" />
    <path d="M13.2 0h11.6L19 10.4z" fill="oklch(0.815 0.158 76)" />
  </svg>
);

/** Renders the product name with its mark; a link if `to` is given. */
export const Logo = ({ to }: { readonly to?: string }) =>
  to === undefined ? (
    <span className="logo">
      <Mark />
      Marquee
    </span>
  ) : (
    <Link className="logo" to={to}>
      <Mark />
      Marquee<span className="sr">{LOGO_TO_HOME_TEXT}</span>
    </Link>
  );
