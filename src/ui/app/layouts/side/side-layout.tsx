import type { ReactNode } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import { Drawer } from '#ui/design/overlays/drawer.tsx';
import { Logo } from '#ui/design/text/logo.tsx';
import type { SideGroup } from '#ui/shell/layouts/side/side-entries.ts';
import { SideMenu } from '#ui/shell/layouts/side/side-menu.tsx';
import { useDrawer } from '#ui/shell/layouts/side/use-drawer.ts';
import { useSignOut } from '#ui/app/account-menu/use-sign-out.ts';
import './side-layout.css';

export interface SideLayoutProps {
  /** The accessible name of the menu and of the drawer on narrow screens: "Profile menu". */
  readonly label: string;
  readonly groups: ReadonlyArray<SideGroup>;
  readonly children: ReactNode;
}

/** Renders a page beside its menu; on narrow screens a button opens the menu as a drawer. */
export const SideLayout = ({ label, groups, children }: SideLayoutProps): React.JSX.Element => {
  const drawer = useDrawer();
  const signOut = useSignOut();
  const menu = <SideMenu label={label} groups={groups} onSignOut={signOut} />;
  return (
    <div className="with-side">
      <div className="side">{menu}</div>
      <div className="pane">
        <Button small className="drawer-btn" icon="menu" aria-expanded={drawer.isOpen} aria-haspopup="dialog" onClick={drawer.open}>
          {label}
        </Button>
        {children}
      </div>
      <Drawer open={drawer.isOpen} onClose={drawer.close} label={label} head={<Logo />}>
        {menu}
      </Drawer>
    </div>
  );
};
