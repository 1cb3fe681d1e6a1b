import type { ReactNode } from 'react';
import type { SignedIn } from '#domain/users/session';
import type { Layout } from '../../routes';
import { adminEntries, profileEntries } from './side-entries';
import { SideLayout } from './side-layout';

export interface MemberSideProps {
  readonly frame: Exclude<Layout, 'house'>;
  readonly member: SignedIn;
  readonly children: ReactNode;
}

/** A page beside the menu of its area: a member's own pages, or the back of the house. */
export const MemberSide = ({ frame, member, children }: MemberSideProps): React.JSX.Element =>
  frame === 'admin' ? (
    <SideLayout label="The back of the house" groups={adminEntries}>
      {children}
    </SideLayout>
  ) : (
    <SideLayout label="Your pages" groups={profileEntries(member)}>
      {children}
    </SideLayout>
  );
