import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/design/icons/icon.tsx';
import './notice-bar.css';

export interface NoticeBarProps {
  readonly icon?: IconName;
  readonly children: ReactNode;
  /** A small button at its end. */
  readonly action?: ReactNode;
}

/** A line under the header about the whole app: offline, an update. Announced politely. */
export const NoticeBar = ({ icon = 'offline', children, action }: NoticeBarProps) => (
  <div className="strip" role="status">
    <Icon name={icon} />
    <span>{children}</span>
    {action}
  </div>
);
