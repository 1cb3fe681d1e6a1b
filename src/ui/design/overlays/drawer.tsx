import type { ReactNode } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import { useDialog } from './use-dialog';
import './modal.css';
import './drawer.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Accessible name: "Your menu". */
  readonly label: string;
  /** Content beside the close button, usually the logo. */
  readonly head?: ReactNode;
  readonly side?: 'left' | 'right';
  readonly children: ReactNode;
}

/** Renders a panel at the side of the screen and locks scrolling of the page. The content is mounted only while the drawer is open. */
export const Drawer = ({ open, onClose, label, head, side = 'left', children }: DrawerProps) => {
  const { ref, present, handlers } = useDialog(open, onClose);
  return (
    <dialog ref={ref} className={classNames('drawer', side === 'right' && 'right')} aria-label={label} tabIndex={-1} {...handlers}>
      {present && (
        <div className="drawer-in">
          <div className="dh">
            <div>{head}</div>
            <IconButton icon="close" label={`Close: ${label}`} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
};
