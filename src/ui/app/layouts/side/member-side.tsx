import type { ReactNode } from 'react';
import type { SignedIn } from '#domain/users/session';
import type { Layout } from '../../routes';
import { MEMBER_MENU } from '../../../messages/member-menu.messages';
import { adminEntries, profileEntries } from './side-entries';
import { SideLayout } from './side-layout';

export interface MemberSideProps {
  readonly frame: Exclude<Layout, 'main'>;
  readonly member: SignedIn;
  readonly children: ReactNode;
}

/** Renders a page with the side menu of its area: profile or admin. */
export const MemberSide = ({ frame, member, children }: MemberSideProps): React.JSX.Element =>
  frame === 'admin' ? (
    <SideLayout label={MEMBER_MENU.adminArea} groups={adminEntries}>
      {children}
    </SideLayout>
  ) : (
    <SideLayout label={MEMBER_MENU.profileArea} groups={profileEntries(member)}>
      {children}
    </SideLayout>
  );
