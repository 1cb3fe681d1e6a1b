import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/design/icons/icon.tsx';
import './notice-bar.css';

export interface NoticeBarProps {
  readonly icon?: IconName;
  readonly children: ReactNode;
  /** A small button at the end. */
  readonly action?: ReactNode;
}

/** Renders a notice about the whole app below the header: offline, an update. Announced politely. */
export const NoticeBar = ({ icon = 'offline', children, action }: NoticeBarProps) => (
  <div className="notice-bar" role="status">
    <Icon name={icon} />
    <span>{children}</span>
    {action}
  </div>
);
