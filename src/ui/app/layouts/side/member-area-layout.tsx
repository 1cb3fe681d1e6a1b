import type { ReactNode } from 'react';
import { shownListName } from '#domain/lists/list-name';
import type { SignedIn } from '#domain/users/session';
import { useOwnLists } from '#ui/features/lists/shared/use-own-lists.ts';
import type { Layout } from '#ui/app/routes.tsx';
import { MEMBER_MENU_MESSAGES } from '#ui/messages/member-menu.messages.ts';
import { adminEntries, profileEntries, type MenuList } from '#ui/shell/layouts/side/side-entries.ts';
import { SideLayout } from './side-layout';

export interface MemberAreaLayoutProps {
  readonly frame: Exclude<Layout, 'main'>;
  readonly member: SignedIn;
  readonly children: ReactNode;
}

/** Returns the lists of the menu in the member's order, archived ones last; until they are loaded, as the profile has them. */
const useMenuLists = ({ lists }: SignedIn): ReadonlyArray<MenuList> => {
  const own = useOwnLists();
  if (own._tag !== 'success') return lists;
  const ordered = [...own.all.filter(({ archived }) => !archived), ...own.all.filter(({ archived }) => archived)];
  return ordered.map((list) => ({ listName: list.name, listID: list.listID, shownName: shownListName(list) }));
};

const ProfileSide = ({ member, children }: Omit<MemberAreaLayoutProps, 'frame'>): React.JSX.Element => (
  <SideLayout label={MEMBER_MENU_MESSAGES.profileArea} groups={profileEntries({ ...member, lists: useMenuLists(member) })}>
    {children}
  </SideLayout>
);

/** Renders a page with the side menu of its area: profile or admin. */
export const MemberAreaLayout = ({ frame, member, children }: MemberAreaLayoutProps): React.JSX.Element =>
  frame === 'admin' ? (
    <SideLayout label={MEMBER_MENU_MESSAGES.adminArea} groups={adminEntries}>
      {children}
    </SideLayout>
  ) : (
    <ProfileSide member={member}>{children}</ProfileSide>
  );
