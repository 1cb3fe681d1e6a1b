import { CLOCK } from '#application/service-keys';
import type { SignedIn } from '#domain/users/session';
import { Menu } from '#ui/design/overlays/menu.tsx';
import { Avatar } from '#ui/design/text/avatar.tsx';
import { useService } from '#ui/services.tsx';
import { greetingText, MEMBER_MENU_MESSAGES } from '#ui/messages/member-menu.messages.ts';
import { avatarMenuItems } from '#ui/shell/account-menu/avatar-menu-items.ts';
import { useSignOut } from './use-sign-out';
import './avatar-menu.css';

/** Renders the menu of the signed-in user: greeting, name and links. */
export const AvatarMenu = ({ person }: { readonly person: SignedIn }): React.JSX.Element => {
  const clock = useService(CLOCK);
  const signOut = useSignOut();
  return (
    <Menu
      label={MEMBER_MENU_MESSAGES.label}
      head={
        <>
          {greetingText(new Date(clock.now()).getHours())}
          <b>
            <bdi>{person.name}</bdi>
          </b>
        </>
      }
      items={avatarMenuItems(person, signOut)}
      button={(props) => (
        <button {...props} type="button" className="avatar-btn" aria-label={MEMBER_MENU_MESSAGES.label}>
          <Avatar name={person.name} image={person.photoURL} />
        </button>
      )}
    />
  );
};
