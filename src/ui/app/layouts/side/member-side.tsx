import type { ReactNode } from 'react';
import type { SignedIn } from '#domain/users/session';
import type { Layout } from '../../routes';
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
    <SideLayout label="The back of the house" groups={adminEntries}>
      {children}
    </SideLayout>
  ) : (
    <SideLayout label="Your pages" groups={profileEntries(member)}>
      {children}
    </SideLayout>
  );
