import type { SignedIn } from '#domain/users/session';
import { Icon } from '#ui/design/icons/icon.tsx';
import { PHONE_BAR_MESSAGES } from '#ui/messages/phone-bar.messages.ts';
import { memberPlaces } from '#ui/shell/account-menu/avatar-menu-items.ts';
import { namedListAddress } from '#ui/shell/navigation/list-address.ts';
import { AccountMenu } from '#ui/app/account-menu/avatar-menu.tsx';
import { PhoneBar, Place } from './phone-bar';

export type MemberPhoneBarProps = { readonly person: SignedIn };

/** Renders a member's places at the bottom of a phone, with the watchlist and the menu of the account. */
export const MemberPhoneBar = ({ person }: MemberPhoneBarProps): React.JSX.Element => (
  <PhoneBar home="/home">
    <Place to={namedListAddress(person.lists, 'watchlist')} icon="bookmark" label={PHONE_BAR_MESSAGES.watchlist} />
    <AccountMenu
      person={person}
      places={memberPlaces}
      label={PHONE_BAR_MESSAGES.more}
      button={(props) => (
        <button {...props} type="button">
          <Icon name="menu" />
          <span>{PHONE_BAR_MESSAGES.more}</span>
        </button>
      )}
    />
  </PhoneBar>
);
