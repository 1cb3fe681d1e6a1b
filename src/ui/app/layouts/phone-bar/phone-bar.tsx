import { NavLink } from 'react-router-dom';
import type { SignedIn } from '#domain/users/session';
import { Icon, type IconName } from '#ui/design/icons/icon.tsx';
import { useIsNarrow } from '#ui/hooks/use-is-narrow.ts';
import { PHONE_BAR_MESSAGES } from '#ui/messages/phone-bar.messages.ts';
import { namedListAddress } from '#ui/shell/navigation/list-address.ts';
import { AccountMenu } from '#ui/app/account-menu/avatar-menu.tsx';
import './phone-bar.css';

export type PhoneBarProps = { readonly person: SignedIn };

type PlaceProps = { readonly to: string; readonly icon: IconName; readonly label: string };

const Place = ({ to, icon, label }: PlaceProps): React.JSX.Element => (
  <NavLink to={to}>
    <Icon name={icon} />
    <span>{label}</span>
  </NavLink>
);

/** Presses the key that opens and focuses the header's search: a phone shows its keyboard only within the press. */
const openSearch = (): void => void document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));

/**
 * Renders a member's places at the bottom of a phone, where the thumb is: home, the search of the header, the pick of the evening, the
 * watchlist, and the menu of the account. Renders nothing on wider screens, whose header has them.
 */
export const PhoneBar = ({ person }: PhoneBarProps): React.JSX.Element | null =>
  useIsNarrow() ? (
    <nav className="phone-bar" aria-label={PHONE_BAR_MESSAGES.navigation}>
      <Place to="/home" icon="home" label={PHONE_BAR_MESSAGES.home} />
      <button type="button" onClick={openSearch}>
        <Icon name="search" />
        <span>{PHONE_BAR_MESSAGES.search}</span>
      </button>
      <Place to="/tonight" icon="clock" label={PHONE_BAR_MESSAGES.evening} />
      <Place to={namedListAddress(person.lists, 'watchlist')} icon="bookmark" label={PHONE_BAR_MESSAGES.watchlist} />
      <AccountMenu
        person={person}
        label={PHONE_BAR_MESSAGES.more}
        button={(props) => (
          <button {...props} type="button">
            <Icon name="menu" />
            <span>{PHONE_BAR_MESSAGES.more}</span>
          </button>
        )}
      />
    </nav>
  ) : null;
