import { CLOCK } from '#application/service-keys';
import type { SignedIn } from '#domain/users/session';
import { Menu, type MenuItem, type MenuProps } from '#ui/design/overlays/menu.tsx';
import { Avatar } from '#ui/design/text/avatar.tsx';
import { useService } from '#ui/services.tsx';
import { greetingText, MEMBER_MENU_MESSAGES } from '#ui/messages/member-menu.messages.ts';
import { avatarMenuItems } from '#ui/shell/account-menu/avatar-menu-items.ts';
import { useSignOut } from './use-sign-out';
import './avatar-menu.css';

type Props = { readonly person: SignedIn };
type MenuOfProps = Props & Pick<MenuProps, 'label' | 'button'> & { readonly places?: ReadonlyArray<MenuItem> | undefined };

/** Renders the menu of the signed-in user behind a button: greeting, name and links. */
export const AccountMenu = ({ person, places, ...button }: MenuOfProps): React.JSX.Element => {
  const clock = useService(CLOCK);
  const signOut = useSignOut();
  return (
    <Menu
      {...button}
      head={
        <>
          {greetingText(new Date(clock.now()).getHours())}
          <b>
            <bdi>{person.name}</bdi>
          </b>
        </>
      }
      items={avatarMenuItems(person, signOut, places)}
    />
  );
};

/** Renders the account menu behind the member's picture. */
export const AvatarMenu = ({ person }: Props): React.JSX.Element => (
  <AccountMenu
    person={person}
    label={MEMBER_MENU_MESSAGES.label}
    button={(props) => (
      <button {...props} type="button" className="avatar-btn" aria-label={MEMBER_MENU_MESSAGES.label}>
        <Avatar name={person.name} image={person.photoURL} />
      </button>
    )}
  />
);
