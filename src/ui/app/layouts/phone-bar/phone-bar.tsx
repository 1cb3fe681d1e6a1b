import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon, type IconName } from '#ui/design/icons/icon.tsx';
import { PHONE_WIDTH } from '#ui/design/utils/media-queries.ts';
import { useMediaQuery } from '#ui/hooks/use-media-query.ts';
import { isAt } from '#ui/shell/navigation/is-at.ts';
import { PHONE_BAR_MESSAGES } from '#ui/messages/phone-bar.messages.ts';
import './phone-bar.css';

type PlaceProps = { readonly to: string; readonly icon: IconName; readonly label: string };

/** Renders a link to a place, marked while the place is shown. */
export const Place = ({ to, icon, label }: PlaceProps): React.JSX.Element => (
  <Link to={to} aria-current={isAt(useLocation(), to) ? 'page' : undefined}>
    <Icon name={icon} />
    <span>{label}</span>
  </Link>
);

/** Presses the key that opens and focuses the header's search: a phone shows its keyboard only within the press. */
const openSearch = (): void => void document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));

type Props = {
  /** Path of the start page. */
  readonly home: string;
  /** The places that only visitors or only members have. */
  readonly children: ReactNode;
};

/**
 * Renders places at the bottom of a phone, where the thumb is: home, the search of the header, the pick of the evening, and further ones.
 * Renders nothing on wider screens, whose header has them.
 */
export const PhoneBar = ({ home, children }: Props): React.JSX.Element | null =>
  useMediaQuery(PHONE_WIDTH) ? (
    <nav className="phone-bar" aria-label={PHONE_BAR_MESSAGES.navigation}>
      <Place to={home} icon="home" label={PHONE_BAR_MESSAGES.home} />
      <button type="button" onClick={openSearch}>
        <Icon name="search" />
        <span>{PHONE_BAR_MESSAGES.search}</span>
      </button>
      <Place to="/tonight" icon="clock" label={PHONE_BAR_MESSAGES.evening} />
      {children}
    </nav>
  ) : null;
