import { iconPaths, type IconName } from './icon-paths';
import './icon.css';

export type { IconName } from './icon-paths';

export interface IconProps {
  readonly name: IconName;
  /** Fills the icon instead of outlining it, for the active state. */
  readonly full?: boolean;
  /** Accessible name for an icon without text beside it; without a label the icon is decorative. */
  readonly label?: string;
}

/** Renders an icon in the text colour, 1.25em in size. */
export const Icon = ({ name, full = false, label }: IconProps) => (
  <svg
    className={full ? 'ic full' : 'ic'}
    viewBox="0 0 24 24"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={iconPaths[name]} />
  </svg>
);
